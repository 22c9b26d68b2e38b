import type { Category } from '@showbill/contract';
import { describe, expect, it } from 'vitest';
import { classify } from '../classify.ts';
import type { Kind } from '../kinds.ts';

describe('names whose telling words stand apart', () => {
  it.each<[name: string, category: Category, kind: Kind]>([
    ['Mic, Shure SLX radio, headset (beige)', 'audio', 'mic_headset'],
    ['Mic, Shure SLX radio, tie-clip', 'audio', 'mic_wireless_lapel'],
    ['LD Maui 28 G2', 'audio', 'speaker_column'],
    ['Amp, Fender Twin', 'backline', 'guitar_amp'],
    ['Amp, Ampeg SVT', 'backline', 'bass_amp'],
    ['Kit, Pearl Export 5 pc', 'backline', 'drum_kit'],
    ['Rail for 8ft deck', 'staging', 'stage_handrail'],
    ['Inflatable screen 20ft', 'video', 'projection_screen'],
    ['Table 6ft x 18in classroom', 'furniture', 'table_desk'],
    ['Brass post & rope', 'furniture', 'stanchion'],
    ['TV 55in + floor stand', 'video', 'display'],
    ['Sony Z90 camera & tripod', 'video', 'camera'],
    ['Camera op', 'crew', 'crew_camera'],
    ['16A to 4 x 13A stage box', 'power', 'power_distro'],
    ['Stage box 24/8', 'audio', 'stagebox'],
    ["Conductor's rostrum with back rail", 'staging', 'music_stand'],
  ])('%s under %s is %s', (name, category, kind) => {
    expect(classify({ name, category })[0]?.kind).toBe(kind);
  });

  it.each<[name: string, category: Category, not: Kind]>([
    ['Stand for Maui 28', 'power', 'speaker_column'],
    ['Table lamp', 'lighting', 'table_desk'],
    ['Guard rail cover', 'decor', 'stage_handrail'],
  ])('%s under %s is no %s', (name, category, kind) => {
    expect(classify({ name, category })[0]?.kind).not.toBe(kind);
  });
});
