import { describe, expect, it } from 'vitest';
import { understand } from './index.ts';

function read(description: string): string {
  const { demands, exclusions } = understand({ description });
  const asked = demands.map(
    ({ kinds, phrase, optional }) => `${kinds[0] ?? `"${phrase}"`}${optional ? ' (option)' : ''}`,
  );
  const off = exclusions.flatMap(({ kinds, categories }) => kinds[0] ?? categories[0] ?? []);
  return [asked.join(', '), off.join(', ')].join(' | ');
}

describe('what other places have', () => {
  it.each([
    ['Normally the bars have lights, so we need lights for this show.', 'lighting_package | '],
    ['Usually we are in clubs and they have a PA. What sort of PA do we rent?', 'pa_package | '],
    ['Typically they have a PA in the pubs. We need a PA.', 'pa_package | '],
    ['Meistens haben die Kneipen Licht, also brauchen wir Licht.', 'lighting_package | '],
    ['Normalement les bars ont une sono. Il nous faut une sono.', 'pa_package | '],
    ['Normalmente los bares tienen luces. Necesitamos luces.', 'lighting_package | '],
    ['We need lights. The club has a PA.', 'lighting_package | audio'],
    [
      'Wedding on a farm. Hotels typically provide you with tables and chairs; here we rent them.',
      'table_trestle, chair | ',
    ],
  ])('is not had here: %s', (description, expected) => expect(read(description)).toBe(expected));
});

describe('questions of those who plan', () => {
  it.each([
    ['Do we need a marquee or not? We want 8 tables.', 'marquee (option), table_trestle | '],
    ['Brauchen wir ein Zelt oder nicht? Wir mieten 10 Tische.', 'marquee (option), table_trestle | '],
    ['Faut-il une tente ou pas ? Nous louons 10 tables.', 'marquee (option), table_trestle | '],
    ['Do we need a marquee or not? Yes. And 8 tables.', 'marquee, table_trestle | '],
    [
      'Should I get a marquee for the reception or just see what happens? We want 8 tables.',
      'marquee (option), table_trestle | ',
    ],
    ['What else does one rent, besides chairs and tables?', 'chair, table_trestle | '],
  ])('%s', (description, expected) => expect(read(description)).toBe(expected));
});

describe('a staging area', () => {
  it.each([
    ['We need 12 desks for the staging area.', 'table_desk | '],
    ['We need chairs for the staging and match areas.', 'chair | '],
    ['The logistics manager will order two tents.', 'marquee | '],
    ['We need staging and 12 desks.', 'stage_deck, table_desk | '],
  ])('is no stage: %s', (description, expected) => expect(read(description)).toBe(expected));
});

describe('screens for scores', () => {
  it.each([
    ['We need four screens for the scores.', 'display | '],
    ['To be ordered: screens and screen mounts, 12 desks', 'display, table_desk | '],
    ['Wir brauchen Bildschirme für die Ergebnisse.', 'display | '],
  ])('are looked at: %s', (description, expected) => expect(read(description)).toBe(expected));
});

describe('a greeting', () => {
  it.each([
    ['hi there, here is a list of what we need\n- projector\n- flipchart', 'projector, flip_chart | '],
    ['Hello there, these are the things for the camp\n- 2 tents\n- 40 chairs', 'marquee, chair | '],
    ['Already there, thanks\n- 2 tents\n- 40 chairs\n\nWe need:\n- PA', 'pa_package | marquee, chair'],
  ])('says of nothing that it is there: %j', (description, expected) => expect(read(description)).toBe(expected));
});

describe('what is wished after all, and what is only fed', () => {
  it.each([
    ['I was trying to stay away from a marquee, but we will need one.', 'marquee | '],
    ['We did without a generator so far, but now we need one.', 'generator | '],
    ['One table, two chairs and power for 2 laptops please.', 'table_trestle, chair, power_distro | '],
    ['Ein Tisch, zwei Stühle und Strom für 3 Laptops bitte.', 'table_trestle, chair, power_distro | '],
    ['We need two laptops and power for the bar.', 'playback_laptop, power_distro | '],
  ])('%s', (description, expected) => expect(read(description)).toBe(expected));
});

describe('what there are only some of', () => {
  it.each([
    ['Do we still need to rent tables? The hall only has 10. We are 120.', 'table_trestle | '],
    ['Will we need to hire chairs? The school has just 40 and we expect 150.', 'chair | '],
    ['Tische: die Halle hat nur 10, wir brauchen 25.', 'table_trestle | '],
    ['We need a PA. Chairs? The school has 40.', 'pa_package | chair'],
  ])('is wished: %s', (description, expected) => expect(read(description)).toBe(expected));
});
