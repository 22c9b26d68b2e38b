import { describe, expect, it } from 'vitest';
import { understand } from './index.ts';

function asked(description: string): string[] {
  return understand({ description }).demands.map(({ quantity, kinds: [kind] }) => `${quantity ?? '?'} ${kind ?? '-'}`);
}

describe('what a rider numbers and heads', () => {
  it.each([
    ['Handheld 1 (wireless)\nHandheld 2 (wireless)', '2 mic_wireless_handheld'],
    ['Wedge 1 for the singer\nWedge 2 for the horns\nWedge 3 for the drummer', '3 stage_monitor'],
    ['Projector 1 in the hall, projector 2 in the foyer', '2 projector'],
  ])('figures that number things say how many there are: %s', (description, thing) => {
    expect(asked(description)).toContain(thing);
  });

  it.each([
    ['Two lead vocal mics, Shure Beta 58 or Sennheiser 935 SM58', '935 mic_wired'],
    ['A stand for the conductor, Manhasset 48 Symphony', '48 music_stand'],
  ])('a figure behind a make tells which one it is: %s', (description, wrong) => {
    expect(asked(description)).not.toContain(wrong);
  });

  it.each([
    ['A desk and chair for the registrar, 240 guests.', '1 chair'],
    ['Un pupitre et micro pour le maire, 200 personnes.', '1 mic_lectern'],
    ['Ein Pult und Mikrofon für den Bürgermeister.', '1 mic_wired'],
  ])('of two that share an article there is one each: %s', (description, thing) => {
    expect(asked(description)).toContain(thing);
  });

  it('a sort alone in brackets is the sort of what stands before it', () => {
    expect(asked('3 microphones (lapel)')).toEqual(['3 mic_wireless_lapel']);
    expect(asked('Vocal mic 1 (wireless)\nVocal mic 2 (wireless)')).toEqual(['2 mic_wireless_handheld']);
  });

  it.each([
    ['Microphones: radio handhelds for the quiz. A headset.', ['? mic_wireless_handheld', '1 mic_headset']],
    ['2. Microphone:\nA lapel, with fresh batteries', ['1 mic_wireless_lapel']],
    ['The Microphone(s)\nA wireless headset is essential.', ['1 mic_headset']],
  ])('a heading over microphones is none of them: %s', (description, things) => {
    expect(asked(description).filter((thing) => thing.includes('mic_'))).toEqual(things);
  });

  it('desks beside loudspeakers mix sound', () => {
    expect(asked('2 speakers, then two more speakers and desks for the other halls')).toContain('? mixing_console');
  });

  it('tracks that run side by side are rooms of their own', () => {
    const { spaces } = understand({ description: 'A summit. Projectors for the 4 parallel tracks.' });
    expect(spaces.map(({ role, count }) => [role, count])).toEqual([['breakout', 4]]);
  });
});
