import type { Category } from '@showbill/contract';
import { describe, expect, it } from 'vitest';
import { classify } from '../classify.ts';
import type { Kind } from '../kinds.ts';

type Row = readonly [string, Category, Kind | null];

function first(name: string, category: Category, description: string | null = null): Kind | null {
  const [top] = classify({ name, category, description });
  return top === undefined || top.confidence < 0.6 ? null : top.kind;
}

describe('a name as price lists sort them', () => {
  const rows: readonly Row[] = [
    ['Table, Round 4ft 6in', 'furniture', 'table_round'],
    ['LIGHTING - CLAMP - hook c/w bond', 'lighting', 'clamp'],
    ['Rigging - Base - steel 80cm', 'rigging', 'truss_base'],
    ['STAGING - LEGS - 2ft (set of 4)', 'staging', 'stage_leg'],
    ['Audio - QSC K12.2', 'audio', 'speaker_top'],
    ['Table - Poseur, Oak', 'furniture', 'table_cocktail'],
    ['Table (round) 6ft', 'furniture', 'table_round'],
    ['Table Coffee Glass', 'furniture', 'table_coffee'],
    ['Glass, Wine 8oz', 'catering', 'glassware'],
    ['Jug, Water, Glass', 'catering', 'serving'],
    ['Heater, Indirect Diesel 60kW', 'climate', 'space_heater'],
    ['Heater, Patio', 'climate', 'patio_heater'],
    ['Stand, Microphone, Boom', 'audio', 'mic_stand'],
    ['Stand, Speaker', 'audio', 'speaker_stand'],
    ['Radio Mic, Lapel', 'audio', 'mic_wireless_lapel'],
    ['Toilet, Portable, Accessible', 'sanitation', 'toilet_accessible'],
    ['Castle, Bouncy 12ft', 'other', 'inflatable'],
    ['Ramp, Cable 1m', 'power', 'cable_ramp'],
    ['Engineer, Sound', 'crew', 'crew_sound'],
    ['Manager, Project', 'crew', 'crew_project_manager'],
    ['Statief, luidspreker', 'audio', 'speaker_stand'],
    ['Chaise, pliante', 'furniture', 'chair'],
  ];
  it.each(rows)('%s under %s is %s', (name, category, kind) => expect(first(name, category)).toBe(kind));

  it('names no thing that only comes with it', () => {
    expect(first('Speaker (stand included)', 'audio')).toBe('speaker_top');
    expect(first('PA, Battery, 2 Radio Mics', 'audio')).toBe('pa_package');
    expect(first('Urn, Coffee 80 cup', 'catering')).toBe('hot_drinks');
  });
});

describe('a kind made narrower by another word', () => {
  const rows: readonly Row[] = [
    ['Fachkraft für Veranstaltungstechnik (Licht)', 'crew', 'crew_lighting'],
    ['Techniker Video', 'crew', 'crew_video'],
    ['WC, barrierefrei', 'sanitation', 'toilet_accessible'],
    ['Tisch 150 cm rund', 'furniture', 'table_round'],
    ['Folding table and two benches', 'furniture', 'beer_table_set'],
    ['Technician for sound checks', 'crew', 'crew_technician'],
  ];
  it.each(rows)('%s under %s is %s', (name, category, kind) => expect(first(name, category)).toBe(kind));
});

describe('the first noun names the thing', () => {
  const rows: readonly Row[] = [
    ['Cuchillo mesa', 'catering', 'cutlery'],
    ['Trípode altavoz', 'audio', 'speaker_stand'],
    ['Rednerpult Glas', 'staging', 'lectern'],
    ['Podestblende Molton schwarz', 'staging', 'stage_skirt'],
    ['Molton schwarz 6 x 3 m', 'staging', 'drape'],
    ['Four 6 niveaux', 'catering', 'cooking'],
    ['Four-Seat Golf Buggy', 'other', 'car'],
  ];
  it.each(rows)('%s under %s is %s', (name, category, kind) => expect(first(name, category)).toBe(kind));
});

describe('a name that says no thing', () => {
  const rows: readonly Row[] = [
    ['CEE 32 A 20 m', 'power', 'power_cable'],
    ['Schuko 5 m', 'power', 'power_cable'],
    ['BNC 15 m', 'video', 'video_cable'],
    ['63 A auf 4 x 16 A', 'power', 'power_distro'],
    ['Acme 45 kVA', 'power', 'generator'],
    ['Acme 9,000 lumens', 'video', 'projector'],
    ['Acme 50"', 'video', 'display'],
    ['Ampetronic CLS2', 'audio', 'induction_loop'],
    ['Peplink B20X', 'communications', 'network'],
    ['K&M 10070', 'backline', 'music_stand'],
    ['K&M 21080', 'audio', 'mic_stand'],
    ['K&M 21467', 'audio', 'speaker_stand'],
    ['Medium', 'audio', null],
  ];
  it.each(rows)('%s under %s is %s', (name, category, kind) => expect(first(name, category)).toBe(kind));

  it('is what a note says, also where a series has several kinds', () => {
    expect(first('Model 7', 'lighting', 'Seifenblasen')).toBe('bubble_machine');
    expect(first('Model 7', 'other', '5G-Router')).toBe('network');
    expect(first('Sennheiser EW-DX', 'audio', 'Ansteckmikrofon inkl. Empfänger')).toBe('mic_wireless_lapel');
    expect(first('Sprachanlage', 'audio', '2 Säulen, Kleinmixer, 1 Funkmikrofon')).toBe('pa_package');
  });
});

describe('words that only sound like equipment', () => {
  const rows: readonly Row[] = [
    ['Hook a Duck', 'other', 'game'],
    ['Ladder Toss', 'other', 'game'],
    ['Storm Lantern with Candle', 'lighting', 'centrepiece'],
    ['Highchair', 'furniture', null],
    ['Mirror, Full Length', 'furniture', null],
    ['Brandy Balloon', 'catering', 'glassware'],
    ['Clear-Com headset CC-300', 'communications', 'intercom'],
  ];
  it.each(rows)('%s under %s is %s', (name, category, kind) => expect(first(name, category)).toBe(kind));
});

describe('a name of the house', () => {
  const rows: readonly Row[] = [
    ['Walkie (two-way radio, earpiece)', 'other', 'two_way_radio'],
    ['Red Run (carpet, 10m x 1m)', 'decor', 'carpet'],
    ['Snapper (photo booth)', 'decor', 'photo_booth'],
    ['Crew / sound', 'crew', 'crew_sound'],
    ['Crew: event manager', 'crew', 'crew_project_manager'],
    ['Man, bar', 'crew', 'crew_bar'],
    ['Toilets: trailer 2+1', 'sanitation', 'toilet_trailer'],
    ['Flight case (for projector)', 'video', null],
  ];
  it.each(rows)('%s under %s is %s', (name, category, kind) => expect(first(name, category)).toBe(kind));
});
