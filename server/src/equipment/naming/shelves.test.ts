import type { Category } from '@showbill/contract';
import { describe, expect, it } from 'vitest';
import { classify } from '../classify.ts';
import { findKinds } from '../find-kinds.ts';
import type { Kind } from '../kinds.ts';

type Row = readonly [string, Category, Kind | null];

function first(name: string, category: Category, description: string | null = null): Kind | null {
  const [top] = classify({ name, category, description });
  return top === undefined || top.confidence < 0.6 ? null : top.kind;
}

describe('a set', () => {
  const rows: readonly Row[] = [
    ['Talking kit - 2 speakers on poles, mixer, 1 mic', 'audio', 'pa_package'],
    ['Ceilidh band PA: 2 tops, 2 subs, 16ch desk', 'audio', 'pa_package'],
    ['Town crier PA (1 speaker, 1 radio mic)', 'audio', 'pa_package'],
    ['Vortrags-Set: 2 Boxen auf Stativ, Mischer, 2 Funken', 'audio', 'pa_package'],
    ['Pack bodas (2 cajas, mesa, 2 inalámbricos)', 'audio', 'pa_package'],
    ['Pack sono (2 enceintes, table, 2 micros HF)', 'audio', 'pa_package'],
    ['Geluidsset (2 tops, mixer, 2 draadloze mics)', 'audio', 'pa_package'],
    ['Village hall kit - 6 pars, 2 stands, desk', 'lighting', 'lighting_package'],
    ['Licht-Paket Bühne (6 LED-PAR, 2 Stative, Pult)', 'lighting', 'lighting_package'],
    ['Pack escenario (6 PAR, 2 soportes, mesa DMX)', 'lighting', 'lighting_package'],
    ['Kit lumière (8 PAR, 2 pieds, console)', 'lighting', 'lighting_package'],
    ['Lichtset (6 led-par, 2 statieven, sturing)', 'lighting', 'lighting_package'],
    ['Vocal set: 4x SM58, stands, cables', 'audio', 'mic_wired'],
    ['Tanzlicht-Set auf Stativ', 'lighting', 'disco_light'],
  ];
  it.each(rows)('by what it holds: %s under %s is %s', (name, category, kind) => {
    expect(first(name, category)).toBe(kind);
  });
});

describe('what houses call their stock', () => {
  const rows: readonly Row[] = [
    ['Radio mic, ear-worn, beige', 'audio', 'mic_headset'],
    ['Senn G4 tie-clip', 'audio', 'mic_wireless_lapel'],
    ['Clip-on mic for violin', 'audio', 'mic_instrument'],
    ['Mic - KM184 condenser', 'audio', 'mic_instrument'],
    ['Boom mic stand, short', 'audio', 'mic_stand'],
    ['Stand for loudspeaker', 'audio', 'speaker_stand'],
    ['D.I. box, stereo', 'audio', 'di_box'],
    ['Silent disco headset, 3 channel', 'audio', 'silent_disco'],
    ['Busking amp, battery', 'audio', 'pa_package'],
    ['Bas, dubbel 18', 'audio', 'subwoofer'],
    ['Birdie, black', 'lighting', 'stage_wash'],
    ['Light tower diesel, 4 head', 'lighting', 'floodlight'],
    ['Farola de obra', 'lighting', 'floodlight'],
    ['LED-Bar, batteriebetrieben', 'lighting', 'uplight'],
    ['LED screen trailer 20 sqm', 'video', 'led_wall'],
    ['Foldback TV 43in', 'video', 'confidence_monitor'],
    ['Retourscherm 24" op vloer', 'video', 'confidence_monitor'],
    ['Pasador con láser', 'video', 'presentation_clicker'],
    ['Pult, Plexi', 'staging', 'lectern'],
    ['Podium, oak, standing', 'staging', 'lectern'],
    ['Blende, rot, für Podest', 'staging', 'stage_skirt'],
    ['Auffahrt, Alu, 3 m', 'staging', 'stage_ramp'],
    ['Marley 10m roll', 'staging', 'stage_floor'],
    ['Tank trap', 'rigging', 'truss_base'],
    ['CORD 10/3 25 FT', 'power', 'power_cable'],
    ['Mains box 63A to six 16A', 'power', 'power_distro'],
    ['Socket box, 3 gang', 'power', 'power_distro'],
    ['Silent set, 100k', 'power', 'generator'],
    ['UPS 3kVA', 'power', 'ups'],
    ['Interp booth, 2 person', 'communications', 'interpretation_booth'],
    ['Cabina Audipack 2 intérpretes', 'video', 'interpretation_booth'],
    ['Funke, analog, mit Lader', 'communications', 'two_way_radio'],
    ['Upright, tuned', 'backline', 'piano'],
    ['Tub, leather, cream', 'furniture', 'armchair'],
    ['Redonda 180 (10 pax)', 'furniture', 'table_round'],
    ['Tisch, hoch, 70 cm', 'furniture', 'table_cocktail'],
    ['Theke, Empfang, grau', 'furniture', 'registration_desk'],
    ['Party shelter 3x3', 'structures', 'gazebo'],
    ['FLOOR PLASTIC PER SQ FT', 'structures', 'marquee_floor'],
    ['RR PORTABLE', 'sanitation', 'toilet'],
    ['RR TRAILER 5 STATION', 'sanitation', 'toilet_trailer'],
    ['Wärmepilz 13 kW', 'climate', 'patio_heater'],
    ['Salamander heater', 'climate', 'space_heater'],
    ['Husse für Stehtisch, schwarz', 'catering', 'tablecloth'],
    ['Wine 8oz, crate of 36', 'catering', 'glassware'],
    ['AV tech, strike', 'crew', 'crew_stagehand'],
    ['SIA doorman', 'crew', 'crew_steward'],
    ['Anfahrt und Abholung Transporter, 30 km', 'transport', 'delivery'],
    ['Carriage, each further mile', 'transport', 'mileage'],
    ['7.5 tonner', 'transport', 'truck'],
    ['Settle, pine, 5ft', 'furniture', 'bench'],
    ['Bench and table, ale, folding', 'furniture', 'beer_table_set'],
    ['Taschensender mit Nackenbügel', 'audio', 'mic_headset'],
    ['Draadloze zaalmicro', 'audio', 'mic_wireless_handheld'],
    ['Kit ambiance, 10 projecteurs batterie', 'lighting', 'uplight'],
    ['Notes telly, floor', 'video', 'confidence_monitor'],
    ['Tomas múltiples 16A', 'power', 'power_distro'],
    ['Runner, red, 15m', 'decor', 'carpet'],
    ['Ton-Assi, Tag', 'crew', 'crew_sound'],
    ['Aller-retour, 20 m3', 'transport', 'delivery'],
  ];
  it.each(rows)('%s under %s is %s', (name, category, kind) => expect(first(name, category)).toBe(kind));

  it('stays what it is in a category where the word means something else', () => {
    expect(first('Tower, ground support', 'rigging')).not.toBe('floodlight');
    expect(first('Mischpult', 'audio')).toBe('mixing_console');
    expect(first('Delivery within 20 miles', 'transport')).toBe('delivery');
    expect(first('Vocal mic, condenser', 'audio')).toBe('mic_wired');
  });

  it('is not told by what sits in its base', () => {
    expect(first('EV Evolve 50 column', 'audio', 'sub in base')).toBe('speaker_column');
  });
});

describe('the words of a shelf in running text', () => {
  it.each([
    'We meet on the floor of the tower at the end of the grand hall',
    'Die Preise verstehen sich einschließlich An- und Abfahrt',
    'The wine and the cord are our own',
    'El pasador lleva una falda redonda',
  ])('are no equipment: %s', (text) => expect(findKinds(text)).toEqual([]));
});
