import { describe, expect, it } from 'vitest';
import { understand } from './index.ts';

/** "4 uplight, ? lectern": what the words ask for, in their order. */
function asked(description: string): string {
  return understand({ description })
    .demands.map(({ kinds, phrase, quantity }) => `${quantity ?? '?'} ${kinds[0] ?? `"${phrase}"`}`)
    .join(', ');
}

function table(rows: readonly (readonly [description: string, expected: string])[]): void {
  it.each(rows)('%s', (description, expected) => expect(asked(description)).toBe(expected));
}

describe('sizes with their quantities', () => {
  table([
    ['TABLES: 40 x 6ft', '40 table_trestle'],
    ['Tents: (1) 30x60, (4) 20x20, (6) 10x10', '1 marquee, 4 marquee, 6 gazebo'],
    ['Tents: qty 2 - 20x40 and qty 1 - 10x10', '2 marquee, 1 gazebo'],
    ['festoon, 12 lengths of 20 m', '12 festoon'],
  ]);
});

describe('a figure that no event takes says something else', () => {
  table([
    ['Beamer, 10 000 Lumen', '? projector'],
    ['BASS: GK 700RBII + GK Neo 212', '? bass_amp'],
    ['Silent D.G. set 100 KVA – 01 No.', '1 generator'],
    ['12NO CHAIRS and 20PCS tables', '12 chair, 20 table_trestle'],
  ]);
});

describe('each of several rooms', () => {
  table([
    ['Drei Seminarräume mit je 30 Personen:\n• je ein 55-Zoll-Bildschirm und ein Flipchart', '3 display, 3 flip_chart'],
    ['In de drie zalen telkens een scherm en een flipover.', '3 projection_screen, 3 flip_chart'],
    ['Three seminar rooms for 30 each:\n- a 55 inch screen and a flip chart in each', '3 display, 3 flip_chart'],
    ['Tres salas: una pantalla y un rotafolio en cada una.', '3 projection_screen, 3 flip_chart'],
    ["Dans les trois salles d'atelier, à chaque fois un écran et un paperboard.", '3 projection_screen, 3 flip_chart'],
  ]);
});

describe('people of the trade', () => {
  table([
    ['A sound system for 4,000 with two engineers.', '? pa_package, 2 crew_sound'],
    ['Lights with an engineer.', '? lighting_package, 1 crew_lighting'],
    ['20 no. stewards from 11.00 to 15.00', '20 crew_steward'],
    ['We need a sound engineer from 3 pm to 10 pm.', '1 crew_sound'],
    ['12 hand held radios for the stewards', '12 two_way_radio'],
    ['PA with two handheld radios', '? pa_package, 2 mic_wireless_handheld'],
    ['2 lapel mics, speakers hate holding things', '2 mic_wireless_lapel'],
  ]);
});

describe('what belongs to what', () => {
  table([
    ['14 no. toilets, of which 2 to be wheelchair accessible', '14 toilet, 2 toilet_accessible'],
    ['minimum 4 tops and 4 bins', '4 speaker_top, 4 subwoofer'],
    ['4 x SM58, one drum mic kit, 1 x SM57', '4 mic_wired, 1 mic_instrument, 1 mic_instrument'],
    ['2 x DI box, piano/keyboard (L/R)', '2 di_box'],
    ['3 x SM57 for the guitar cabs', '3 mic_instrument'],
    ['2.1 Laptop to screen', '? projection_screen'],
  ]);
});

describe('pages whose lines were lost', () => {
  table([
    ['The vendor shall supply: • 40 chairs • 6 round tables • 1 lectern', '40 chair, 6 table_round, 1 lectern'],
    ['a) 24 chairs b) 6 trestle tables c) 1 lectern', '24 chair, 6 table_trestle, 1 lectern'],
    ['1. 24 chairs 2. 6 trestle tables 3. 1 lectern', '24 chair, 6 table_trestle, 1 lectern'],
    ['We use **our own mixer** and need **2 wedges**.', '2 stage_monitor'],
  ]);
});

describe('crowds of about so many', () => {
  it.each([
    ['a crowd of about 300', 300],
    ['a concert sound system for a crowd of approximately 4,000', 4000],
    ['a party of around 30', 30],
  ])('%s', (description, people) => expect(understand({ description }).attendees?.value).toBe(people));
});
