import { describe, expect, it } from 'vitest';
import { understand } from '../index.ts';

/** What is asked for, as "quantity kind". */
function asked(description: string): readonly string[] {
  return understand({ description }).demands.map(({ quantity, kinds }) => `${quantity ?? '?'} ${kinds[0] ?? '?'}`);
}

describe('what a form asks and a figure answers', () => {
  it.each([
    ['Chairs? 80', ['80 chair']],
    ['Do you need chairs? Yes, 80', ['80 chair']],
    ['Chairs required? Yes - 80', ['80 chair']],
    ['How many tables do you need? 12', ['12 table_trestle']],
    ['How many tables do you need?\n12', ['12 table_trestle']],
    ['Chairs - how many? 6', ['6 chair']],
    ['Chairs (how many): 6', ['6 chair']],
    ['Wie viele Stühle brauchen Sie? 80', ['80 chair']],
    ['Combien de chaises ? 80', ['80 chair']],
    ['¿Cuántas sillas necesita? 80', ['80 chair']],
    ['Hoeveel stoelen? 80', ['80 chair']],
    ['Microphones needed? 4 handheld', ['4 mic_wireless_handheld']],
    ['Tables needed: 12 round tables', ['12 table_round']],
  ])('is read as an amount: %s', (description, expected) => {
    expect(asked(description)).toEqual(expected);
  });

  it('is read from one line under another', () => {
    const facts = understand({ description: 'Guests \n80 \n\nChairs\r\n90\r\nStage\r\n6 x 4 m' });
    expect(facts.attendees?.value).toBe(80);
    expect(facts.demands.map(({ quantity }) => quantity)).toEqual([90, null]);
    expect(facts.demands[1]?.traits).toMatchObject({ widthM: 6, depthM: 4 });
  });

  it.each([
    ['How many guests do you expect? 80', 80],
    ['Number of guests?\n80', 80],
    ['Attendees? approx 120', 120],
  ])('says how many come: %s', (description, people) => {
    expect(understand({ description }).attendees?.value).toBe(people);
  });

  it('is none where a sentence follows the question', () => {
    expect(asked('Could you quote for chairs? 80 people will come.')).toEqual(['? chair']);
  });

  it('is none where the figures stand above what they count', () => {
    expect(asked('2\nspeakers\n4\nmics')).not.toContain('4 speaker_top');
  });
});

describe('what a form asks and a yes or no answers', () => {
  it('is read from the line below', () => {
    const facts = understand({
      description: `How many attendees?
250
What equipment do you need?
PA, 4 radio mics, projector and screen
Will you need staging?
No
Do you need lighting?

Yes, uplighting x 12
Budget?
£5,000`,
    });
    expect(facts.attendees?.value).toBe(250);
    expect(facts.demands.map(({ quantity, kinds }) => `${quantity ?? '?'} ${kinds[0] ?? '?'}`)).toEqual([
      '? pa_package',
      '4 mic_wireless_handheld',
      '? projector',
      '? projection_screen',
      '12 uplight',
    ]);
    expect(facts.exclusions.map(({ reason, words }) => `${reason} ${words}`)).toEqual(['unwanted staging? No']);
  });

  it('is read from the line below a label', () => {
    const facts = understand({ description: 'Staging\nNo\nLighting\nYes\nTables\nYes, 12\nChairs\nNone' });
    expect(facts.demands.map(({ quantity, kinds }) => `${quantity ?? '?'} ${kinds[0] ?? '?'}`)).toEqual([
      '? lighting_package',
      '12 table_trestle',
    ]);
    expect(facts.exclusions.map(({ kinds }) => kinds[0])).toContain('chair');
  });

  it('still heads a list where no label stands before it', () => {
    expect(asked('Not needed\nChairs\nStage')).toEqual([]);
  });
});

describe('tables times their length', () => {
  it.each([
    ['Trestles: 8 x 6ft', ['8 table_trestle']],
    ['Tables - 8 x 6ft', ['8 table_trestle']],
    ['Tables (12 x 1.8 m)', ['12 table_trestle']],
    ['Tables: 8 x 6ft, 2 x 8ft, 4 x 5ft round', ['8 table_trestle', '2 table_trestle', '4 table_round']],
    ['Tische: 12 x 1,8 m', ['12 table_trestle']],
  ])('are so many: %s', (description, expected) => {
    expect(asked(description)).toEqual(expected);
  });

  it.each(['Tables: 6 x 2.5 ft', 'Tische: 180 x 75 cm'])('are no number where both are sides: %s', (description) => {
    expect(asked(description)).toEqual(['? table_trestle']);
  });
});

describe('things that a slash or a short word joins', () => {
  it.each([
    ['projector/screen', ['? projector', '? projection_screen']],
    ['We need mics/stands', ['? mic_wired', '? mic_stand']],
    ['PA w/ 1 wireless mic', ['? pa_package', '1 mic_wireless_handheld']],
  ])('are each wished for: %s', (description, expected) => {
    expect(asked(description)).toEqual(expected);
  });

  it('reads "w/o" as without', () => {
    const { exclusions } = understand({ description: 'We need a PA w/o subs' });
    expect(exclusions.map(({ reason, kinds }) => [reason, kinds[0]])).toEqual([['unwanted', 'subwoofer']]);
  });
});

describe('what somebody plays on', () => {
  it.each([
    'Wir spielen mit unserer kompletten PA- und Lichtanlage.',
    'We perform with our PA and lighting rig.',
    'Nous jouons avec notre sono et nos lumières.',
    'Ton- und Lichttechnik sind vorhanden.',
  ])('is theirs: %s', (description) => {
    const { demands, exclusions } = understand({ description });
    expect(demands).toEqual([]);
    expect(exclusions.flatMap(({ categories }) => categories).toSorted()).toEqual(['audio', 'lighting']);
  });
});
