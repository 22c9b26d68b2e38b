import { describe, expect, it } from 'vitest';
import type { EventKind, Facts, Language } from '../../facts.ts';
import { demand, factsOf } from '../fixtures.ts';
import { titleOf } from './title.ts';

function facts(language: Language, kind: EventKind, words: string | null, attendees: number | null = null): Facts {
  return factsOf(kind, { attendees, more: { language, events: [{ value: kind, words }] } });
}

describe('a title', () => {
  it.each<[Language, string]>([
    ['en', 'Conference, 1,250 guests, Leeds'],
    ['de', 'Konferenz, 1.250 Gäste, Leeds'],
    ['fr', 'Conférence, 1\u00a0250 invités, Leeds'],
    ['es', 'Conferencia, 1250 asistentes, Leeds'],
    ['nl', 'Congres, 1.250 gasten, Leeds'],
  ])('has kind, size and place in %s', (language, title) => {
    expect(titleOf(facts(language, 'conference', null, 1250), { venue: ' Leeds ' })).toBe(title);
  });

  it.each<[Language, EventKind, string, string]>([
    ['en', 'party', 'our Christmas party', 'Christmas party'],
    ['en', 'meeting', 'agm', 'AGM'],
    ['en', 'sports', 'Highland games', 'Highland games'],
    ['en', 'ceremony', 'we are remembering', 'Ceremony'],
    ['en', 'conference', 'Break Out Conference Rooms', 'Conference'],
    ['de', 'party', 'Sommerfest', 'Sommerfest'],
    ['de', 'meeting', 'mitgliederversammlung', 'Mitgliederversammlung'],
    ['de', 'fair', 'Tag der offenen Tür', 'Tag der offenen Tür'],
    ['fr', 'party', "Soirée d'entreprise", "Soirée d'entreprise"],
    ['fr', 'conference', 'conférences', 'Conférence'],
    ['es', 'gala_dinner', 'CENA DE GALA', 'Cena de gala'],
    ['nl', 'party', 'Personeelsfeest', 'Personeelsfeest'],
  ])("takes the client's own name where it is plain, in %s for %s: %s", (language, kind, words, title) => {
    expect(titleOf(facts(language, kind, words))).toBe(title);
  });

  it.each<[Language, string, string]>([
    ['en', 'Hire of 20 uplighters', 'Equipment hire'],
    ['de', 'Miete: 20 uplighters', 'Mietausstattung'],
    ['fr', 'Location : 20 uplighters', 'Location de matériel'],
    ['es', 'Alquiler de 20 uplighters', 'Alquiler de material'],
    ['nl', 'Huur van 20 uplighters', 'Huur van materiaal'],
  ])('says in %s what is hired', (language, few, many) => {
    const order = (things: number) => ({
      ...facts(language, 'other', null),
      demands: Array.from({ length: things }, () => demand('uplighters', ['uplight'], 20)),
    });
    expect(titleOf(order(1))).toBe(few);
    expect(titleOf(order(3))).toBe(many);
    expect(titleOf(facts(language, 'other', null))).toBe(many);
  });

  it("is the caller's where there is one", () => {
    expect(titleOf(facts('de', 'wedding', null), { title: ' Kick-off ', venue: 'Bonn' })).toBe('Kick-off');
  });

  it('leaves the end of a long address away', () => {
    const venue = `The Old Assembly Rooms, Great Northern Street, Little Fernhow, North Yorkshire,\n YO00 0ZZ, England`;
    expect(titleOf(facts('en', 'wedding', null, 80), { venue })).toBe(
      'Wedding, 80 guests, The Old Assembly Rooms, Great Northern Street, Little Fernhow, North Yorkshire',
    );
  });

  it('keeps its length whatever the place is called', () => {
    for (const venue of ['🎪'.repeat(1000), 'hall '.repeat(200), 'x,'.repeat(500)]) {
      const title = titleOf(facts('nl', 'meeting', 'algemene ledenvergadering', 1_000_000), { venue });
      expect(Array.from(title).length).toBeLessThanOrEqual(200);
      expect(title).toMatch(/^Algemene ledenvergadering, 1\.000\.000 gasten, /);
    }
  });
});
