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
  ])('is not had here: %s', (description, expected) => expect(read(description)).toBe(expected));
});

describe('questions of those who plan', () => {
  it.each([
    ['Do we need a marquee or not? We want 8 tables.', 'marquee (option), table_trestle | '],
    ['Brauchen wir ein Zelt oder nicht? Wir mieten 10 Tische.', 'marquee (option), table_trestle | '],
    ['Faut-il une tente ou pas ? Nous louons 10 tables.', 'marquee (option), table_trestle | '],
    ['Do we need a marquee or not? Yes. And 8 tables.', 'marquee, table_trestle | '],
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
