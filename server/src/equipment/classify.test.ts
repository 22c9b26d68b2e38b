import type { Category } from '@showbill/contract';
import { describe, expect, it } from 'vitest';
import { classify } from './classify.ts';
import type { Kind } from './kinds.ts';

type Row = readonly [string, Category, Kind | null];

function first(name: string, category: Category, description: string | null = null): Kind | null {
  return classify({ name, category, description })[0]?.kind ?? null;
}

describe('models of well-known makes', () => {
  const rows: readonly Row[] = [
    ['QSC K12.2', 'audio', 'speaker_top'],
    ['d&b audiotechnik E12', 'audio', 'speaker_top'],
    ['L-Acoustics X8', 'audio', 'speaker_top'],
    ['RCF ART 745-A', 'audio', 'speaker_top'],
    ['RCF SUB 8003-AS', 'audio', 'subwoofer'],
    ['QSC KS118', 'audio', 'subwoofer'],
    ['L-Acoustics Kara II', 'audio', 'line_array'],
    ['d&b V8 Lautsprecher', 'audio', 'line_array'],
    ['Bose L1 Pro16', 'audio', 'speaker_column'],
    ['Lab Gruppen FP10000Q', 'audio', 'amplifier'],
    ['Yamaha QL5', 'audio', 'mixing_console'],
    ['Allen & Heath SQ-5', 'audio', 'mixing_console'],
    ['Behringer X32', 'audio', 'mixing_console'],
    ['Yamaha Rio 3224-D', 'audio', 'stagebox'],
    ['Shure SM58', 'audio', 'mic_wired'],
    ['Shure SM57', 'audio', 'mic_instrument'],
    ['Shure QLXD24/SM58', 'audio', 'mic_wireless_handheld'],
    ['Shure ULX-D receiver', 'audio', 'mic_wireless_handheld'],
    ['Sennheiser ew 300 IEM G4', 'audio', 'in_ear_monitor'],
    ['DPA 4061', 'audio', 'mic_wireless_lapel'],
    ['DPA d:fine 4288', 'audio', 'mic_headset'],
    ['Radial J48', 'audio', 'di_box'],
    ['Martin MAC Aura XB', 'lighting', 'moving_head'],
    ['Martin Audio CDD12', 'audio', 'speaker_top'],
    ['Robe MegaPointe', 'lighting', 'moving_head'],
    ['Chauvet DJ Intimidator Spot 375', 'lighting', 'moving_head'],
    ['Astera AX5 TriplePar', 'lighting', 'uplight'],
    ['ETC Source Four 26°', 'lighting', 'profile_spot'],
    ['Avolites Tiger Touch II', 'lighting', 'lighting_console'],
    ['ChamSys MQ80', 'lighting', 'lighting_console'],
    ['MDG ATMe', 'lighting', 'hazer'],
    ['Epson EB-L1505U', 'video', 'projector'],
    ['Panasonic PT-RZ970', 'video', 'projector'],
    ['Barco UDX-4K32', 'video', 'projector'],
    ['Roland V-1HD', 'video', 'video_switcher'],
    ['Blackmagic ATEM Mini', 'video', 'video_switcher'],
    ['Decimator MD-HX', 'video', 'video_converter'],
    ['Pioneer CDJ-3000', 'backline', 'dj_player'],
    ['Pioneer DJM-900NXS2', 'audio', 'dj_mixer'],
    ['Nord Stage 3', 'backline', 'keyboard'],
    ['Ampeg SVT-810E', 'backline', 'bass_amp'],
    ['Prolyte H30V 2m', 'rigging', 'truss'],
    ['Global Truss F34 200cm', 'rigging', 'truss'],
    ['Litedeck 8x4', 'staging', 'stage_deck'],
    ['Steeldeck 8ft x 4ft', 'staging', 'stage_deck'],
    ['Bütec Podest 100x200', 'staging', 'stage_deck'],
    ['Motorola DP3441e', 'communications', 'two_way_radio'],
    ['Honda EU22i', 'power', 'generator'],
  ];
  it.each(rows)('%s under %s is %s', (name, category, kind) => expect(first(name, category)).toBe(kind));
});

describe('plain names in five languages', () => {
  const rows: readonly Row[] = [
    ['12" active speaker', 'audio', 'speaker_top'],
    ['Funkmikrofon Handsender', 'audio', 'mic_wireless_handheld'],
    ['Ansteckmikrofon mit Taschensender', 'audio', 'mic_wireless_lapel'],
    ['Micro HF main', 'audio', 'mic_wireless_handheld'],
    ['Micro-cravate', 'audio', 'mic_wireless_lapel'],
    ['Table de mixage 16 voies', 'audio', 'mixing_console'],
    ['Pied de micro', 'audio', 'mic_stand'],
    ['Mesa de mezclas', 'audio', 'mixing_console'],
    ['Altavoz activo 15"', 'audio', 'speaker_top'],
    ['Mengtafel 24 kanalen', 'audio', 'mixing_console'],
    ['Bühnentreppe 60 cm', 'staging', 'stage_steps'],
    ['Buehnentreppe', 'staging', 'stage_steps'],
    ['Bühnentreppenelement', 'staging', 'stage_steps'],
    ['Podestfuß 40 cm', 'staging', 'stage_leg'],
    ['Praticable 2x1', 'staging', 'stage_deck'],
    ['Podiumdeel 2x1m', 'staging', 'stage_deck'],
    ['Rednerpult Acryl', 'furniture', 'lectern'],
    ['Écran sur cadre 3x2', 'video', 'projection_screen'],
    ['Projector screen 3 m', 'video', 'projection_screen'],
    ['Pantalla LED 4x3 m', 'video', 'led_wall'],
    ['Stehtisch weiß', 'furniture', 'table_cocktail'],
    ['Steh-Tisch weiß', 'furniture', 'table_cocktail'],
    ['Mange-debout', 'furniture', 'table_cocktail'],
    ['Statafel', 'furniture', 'table_cocktail'],
    ['Chiavari chair, gold', 'furniture', 'chair_banquet'],
    ['Silla plegable', 'furniture', 'chair'],
    ['Barkruk zwart', 'furniture', 'bar_stool'],
    ['5ft round table', 'furniture', 'table_round'],
    ['Bierzeltgarnitur', 'furniture', 'beer_table_set'],
    ['Festzelt 10 x 20 m', 'structures', 'marquee'],
    ['Absperrgitter', 'structures', 'crowd_barrier'],
    ['Stromaggregat 20 kVA', 'power', 'generator'],
    ['Kabelbrücke 5-Kanal', 'power', 'cable_ramp'],
    ['Groupe électrogène', 'power', 'generator'],
    ['Mobile Toilette', 'sanitation', 'toilet'],
    ['Tontechniker', 'crew', 'crew_sound'],
    ['Lichttechniker (Operator)', 'crew', 'crew_lighting'],
    ['LKW 7,5 t', 'transport', 'truck'],
    ['Delivery within 20 miles', 'transport', 'delivery'],
    ['Gaffa tape black', 'consumables', 'tape'],
  ];
  it.each(rows)('%s under %s is %s', (name, category, kind) => expect(first(name, category)).toBe(kind));
});

describe('the head of the name decides', () => {
  const rows: readonly Row[] = [
    ['Speaker stand', 'audio', 'speaker_stand'],
    ['Stativ für Lautsprecher', 'audio', 'speaker_stand'],
    ['Lautsprecherkabel 10 m', 'audio', 'audio_cable'],
    ['Mic stand', 'audio', 'mic_stand'],
    ['Drum carpet', 'backline', 'drum_part'],
    ['Hazer fluid 5 l', 'lighting', 'effect_fluid'],
    ['Stretch cover for poseur table', 'catering', 'tablecloth'],
    ['Chair cover white', 'catering', 'chair_cover'],
    ['Keyboard stand', 'backline', 'music_stand'],
    ['Leinwand 3 x 2 m inkl. Stativ', 'video', 'projection_screen'],
    ['Hazer in flight case', 'lighting', 'hazer'],
  ];
  it.each(rows)('%s under %s is %s', (name, category, kind) => expect(first(name, category)).toBe(kind));

  it.each([
    ['Case für Lautsprecher', 'audio'],
    ['Flight case for QSC K12', 'other'],
    ['QSC KW122 cover', 'audio'],
    ['Projector lamp', 'video'],
    ['Lamp for Epson projector', 'video'],
    ['Ersatz Lautsprecher', 'audio'],
    ['Shure Beta 87 Kapsel', 'audio'],
    ['Moving head spare', 'lighting'],
    ['Housse pour enceinte', 'audio'],
    ['Security deposit', 'other'],
    ['Gutschrift', 'crew'],
  ] as const)('%s under %s has no kind', (name, category) => expect(classify({ name, category })).toEqual([]));
});

describe('the category', () => {
  it('decides between meanings of one word', () => {
    expect(first('Monitor', 'audio')).toBe('stage_monitor');
    expect(first('Monitor', 'video')).toBe('display');
    expect(first('Mixer', 'audio')).toBe('mixing_console');
    expect(first('Mixer', 'video')).toBe('video_switcher');
  });

  it('is overruled by a name that says the kind outright', () => {
    expect(first('Smoke machine', 'audio')).toBe('smoke_machine');
    expect(first('Hazer', 'other')).toBe('hazer');
    expect(first('Lectern', 'furniture')).toBe('lectern');
  });

  it('is not overruled by a word that only sounds like another trade', () => {
    expect(first('Full crash 18"', 'backline')).toBe('drum_part');
    expect(first('Spot', 'furniture')).toBeNull();
  });

  it('takes no model and no measured thing for a person', () => {
    expect(first('TD-17', 'backline')).toBe('drum_kit');
    expect(first('Bouncer 15x15', 'other')).toBe('inflatable');
    expect(first('Bouncer', 'other')).toBe('crew_steward');
    expect(first('Waiter 5', 'catering')).toBe('crew_waiter');
    expect(first('Technician 8 h', 'audio')).toBe('crew_technician');
  });

  it('leaves a table among linen a table where the name says so', () => {
    expect(first('60 rd wht', 'catering')).toBe('tablecloth');
    expect(first('Black 60 rd table', 'catering')).toBe('table_round');
  });
});

describe('names that say nothing', () => {
  it('take what a short description says outright, and with low confidence what a long one mentions first', () => {
    const name = 'Model 900';
    expect(classify({ name, category: 'audio', description: 'Compact subwoofer for clubs' })).toEqual([
      { kind: 'subwoofer', confidence: 0.85 },
    ]);
    const description =
      'Loved by clubs all over the country, and this subwoofer is as good on a lawn or in a village hall.';
    expect(classify({ name, category: 'audio', description })).toEqual([{ kind: 'subwoofer', confidence: 0.45 }]);
  });

  it('are taken for a loudspeaker by the size of a driver, in audio only', () => {
    expect(classify({ name: 'Acme 15"', category: 'audio' })).toEqual([{ kind: 'speaker_top', confidence: 0.4 }]);
    expect(classify({ name: 'Acme 18"', category: 'audio' })).toEqual([{ kind: 'subwoofer', confidence: 0.4 }]);
    expect(classify({ name: 'Acme 15"', category: 'furniture' })).toEqual([]);
  });

  it('stay without a kind where nothing can be known', () => {
    expect(classify({ name: 'Medium inputs', category: 'audio' })).toEqual([]);
  });
});

it('gives at most three kinds, best first', () => {
  const kinds = classify({ name: 'Tables, chairs, lectern and flip chart', category: 'furniture' });
  expect(kinds.length).toBe(3);
  expect(kinds.map(({ confidence }) => confidence)).toEqual(
    kinds.map(({ confidence }) => confidence).toSorted((left, right) => right - left),
  );
  expect(kinds[0]?.kind).toBe('table_trestle');
});
