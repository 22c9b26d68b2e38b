import { describe, expect, it } from 'vitest';
import { understand } from './index.ts';

function demanded(description: string): string[] {
  return understand({ description }).demands.map(
    ({ kinds: [kind], quantity, optional }) => `${quantity ?? ''} ${kind ?? '?'}${optional ? ' (option)' : ''}`,
  );
}

describe('lists in papers to who bids', () => {
  it.each<[string, string[]]>([
    ['b) Carpet, blue, to cover the platform', [' carpet']],
    [
      'Carpet, grey, indoor/outdoor or equal, to cover the ground. Drape, black, to hide the wall.',
      [' carpet', ' drape'],
    ],
    ['Linens, white, floor length, to cover the tables.', [' tablecloth']],
    ['Gallery - set for a dinner, 14 rounds/112 chairs', ['14 table_round', '112 chair']],
    [
      'Rear of the hall: 1 table/2 chairs. Porch - 1 table/2 folding chairs. Lawn: 5 tables/30 chairs',
      ['7 table_trestle', '34 chair'],
    ],
    ['Foyer: 1 Tisch/2 Stühle. Garten: 1 Tisch/2 Stühle.', ['2 table_trestle', '4 chair']],
    ['1 blow horn = voice amplifier, hand held', ['1 loudhailer']],
    ['90 traffic cones, 15 barricades', ['90 ?', '15 crowd_barrier']],
    ['Item 2: Tables, 8 ft: 60 each. Item 3: Chairs, white, folding - 400 EA', ['60 table_trestle', '400 chair']],
    ['Tische, 2 m lang: 30 Stück. Stühle, weiß: 240 Stück.', ['30 table_trestle', '240 chair']],
    [
      'Bid for: stage rental, sound & lights. The vendor is to bring operators.',
      [' stage_deck', ' pa_package', ' lighting_package'],
    ],
    ['Sealed proposals for sound at six concerts on the green are due in May.', [' pa_package']],
    ['Sound must be adequate for 2,000 people.', [' pa_package']],
    ['Die Beschallung muss für 500 Gäste ausreichen.', [' pa_package']],
    ['12 rope holders, 6 drop cords', ['12 stanchion', '6 power_cable']],
    ['A generator, lights and cords for the lights', [' generator', ' lighting_package', ' power_cable']],
    ['Screen and projector (on the stage if possible, not a cart)', [' projection_screen', ' projector']],
    ['Leinwand und Beamer (auf der Empore wenn möglich)', [' projection_screen', ' projector']],
  ])('%s', (description, expected) => {
    const found = demanded(description);
    for (const one of expected) expect(found.map((each) => each.replace(/^1 (?=generator)/u, ' '))).toContain(one);
    expect(found.filter((each) => each.includes('mic_') || each.includes('option'))).toEqual([]);
  });
});

function events(description: string): string[] {
  return understand({ description }).events.map(({ value }) => value);
}

describe('what a purchasing office does', () => {
  it.each([
    'Samples may be asked for before it awards the contract. 200 chairs.',
    'Awards will be made to the lowest bidder. 200 chairs and 6 tents.',
    'The Borough awards contracts in June. 200 chairs.',
    'A pre-bid conference is held on 3 May. 200 chairs and 6 tents.',
    'Pre-proposal meeting: 3 May. 200 chairs and 6 tents.',
    'Bids are read at the bid opening ceremony. 200 chairs.',
    'Conference rooms: 101, 102. 200 chairs.',
  ])('is no event: %s', (description) => expect(events(description)).toEqual(['other']));

  it.each([
    ['Concerts in the park, 200 chairs. Award will be made to the lowest responsive bidder.', false],
    ['Concert, then the awards are handed out. 200 chairs.', true],
  ])('hands out no prizes: %s', (description, expected) => {
    const given = understand({ description }).activities.some(({ value }) => value === 'awards');
    expect(given).toBe(expected);
  });

  it.each([
    ['Staff awards night, 200 chairs. Awards are handed out on stage.', 'awards'],
    ['A press conference with 40 chairs.', 'meeting'],
    ['Annual conference, 200 delegates', 'conference'],
  ])('is told from events: %s', (description, kind) => expect(events(description)).toContain(kind));
});
