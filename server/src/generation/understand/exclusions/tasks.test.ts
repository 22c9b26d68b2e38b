import { describe, expect, it } from 'vitest';
import { understand } from '../index.ts';

function read(description: string): string {
  const { demands, exclusions } = understand({ description });
  const asked = demands.map(({ kinds, phrase, quantity }) => `${quantity ?? '?'} ${kinds[0] ?? `"${phrase}"`}`);
  const off = exclusions.flatMap(({ kinds, categories }) => kinds[0] ?? categories[0] ?? []);
  return [asked.join(', '), off.join(', ')].join(' | ');
}

describe('minutes and lists of tasks', () => {
  it.each([
    ['Fair minutes:\n- Portaloo toilets - in budget\n- Tom to bring gazebo', '? toilet | gazebo'],
    ['KM to investigate purchase/loan of fire extinguishers.', '? fire_extinguisher | '],
    [
      'LP to look into the loan of crowd barriers and a stage; MK to find tables',
      '? crowd_barrier, ? stage_deck, ? table_trestle | ',
    ],
    ['Noted need for first aid tent. Agreed to hire 20 tables.', '? marquee, 20 table_trestle | '],
    [
      '- Marquee - check prices\n- PA: ask for quote\n- Walkie talkies - look into',
      '? marquee, ? pa_package, ? two_way_radio | ',
    ],
    ['We need a PA.\n- GH to lend extension cables\n- RS to bring chairs', '? pa_package | power_cable, chair'],
    [
      'Festausschuss:\n- Toilettenwagen - im Budget\n- Müller klärt Miete von Bauzäunen',
      '1 toilet_trailer, ? fencing | ',
    ],
    ['Réunion :\n- Tentes : au budget\n- Paul se renseigne sur la location de tables', '? marquee, ? table_trestle | '],
    ['Reunión:\n- Carpa: en presupuesto\n- Luis va a preguntar precios de sillas', '? marquee, ? chair | '],
    ['Vergadering:\n- Tent: in begroting\n- Piet informeert naar huur van stoelen', '? marquee, ? chair | '],
    ['To do: hire 4 gazebos (Tim), order cones, borrow tables from the chapel (Sal).', '4 gazebo | table_trestle'],
    ['Tim - hire 4 gazebos. Jan - order 2 toilets. Sue - borrow tables.', '4 gazebo, 2 toilet | table_trestle'],
    [
      'Sarah: hire 3 gazebos, get quote for lights. Tom: bring his own generator.',
      '3 gazebo, ? lighting_package | generator',
    ],
    ['Tom: 3 Pavillons mieten. Anna: Toiletten bestellen.', '3 gazebo, ? toilet | '],
    ['Sarah: 3 gazebos. Tom: a generator. We need a PA.', '? pa_package | gazebo, generator'],
    [
      'n Marquee - booked\no Toilets - in budget\nn Stage 6m x 4m\no 60 chairs',
      '? toilet, ? stage_deck, 60 chair | marquee',
    ],
  ])('%s', (description, expected) => expect(read(description)).toBe(expected));

  it('leave to others what is got from them', () => {
    expect(read('Two marquees. PD to get chairs from the school.')).toBe('2 marquee | chair');
  });
});
