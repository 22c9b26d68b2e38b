import { describe, expect, it } from 'vitest';
import type { EventKind, Facts, Language } from '../types.ts';
import { factsOf } from './fixtures.ts';
import { titleOf } from './title.ts';

function facts(language: Language, kind: EventKind, words: string | null, attendees: number | null = 250): Facts {
  return factsOf(kind, { attendees, more: { language, events: [{ value: kind, words }] } });
}

describe('a title', () => {
  it.each<[Language, string]>([
    ['en', 'Conference for 1,250, Leeds'],
    ['de', 'Konferenz für 1.250 Personen, Leeds'],
    ['fr', 'Conférence pour 1\u00a0250 personnes, Leeds'],
    ['es', 'Conferencia para 1250 personas, Leeds'],
    ['nl', 'Congres voor 1.250 personen, Leeds'],
  ])('has kind, size and place in %s', (language, title) => {
    expect(titleOf(facts(language, 'conference', null, 1250), { venue: ' Leeds ' })).toBe(title);
  });

  it.each<[Language, EventKind, string, string]>([
    ['en', 'conference', 'sales conference', 'Sales conference for 250'],
    ['en', 'party', 'our Christmas party', 'Christmas party for 250'],
    ['en', 'meeting', 'agm', 'AGM for 250'],
    ['en', 'meeting', 'all-hands', 'All-hands for 250'],
    ['en', 'sports', 'Highland games', 'Highland games for 250'],
    ['en', 'sports', '5k fun run', '5k fun run for 250'],
    ['en', 'concert', 'carols', 'Carols for 250'],
    ['en', 'ceremony', 'we are remembering', 'Ceremony for 250'],
    ['fr', 'sports', 'olympiades', 'Olympiades pour 250 personnes'],
    ['es', 'party', 'bodas de oro', 'Bodas de oro para 250 personas'],
    ['nl', 'other', 'pubquiz', 'Pubquiz voor 250 personen'],
    ['en', 'conference', 'Break Out Conference Rooms', 'Conference for 250'],
    ['de', 'party', 'Sommerfest', 'Sommerfest für 250 Personen'],
    ['de', 'party', 'SOMMERFESTE', 'Feier für 250 Personen'],
    ['de', 'meeting', 'mitgliederversammlung', 'Mitgliederversammlung für 250 Personen'],
    ['de', 'fair', 'Tag der offenen Tür', 'Tag der offenen Tür für 250 Personen'],
    ['fr', 'party', "Soirée d'entreprise", 'Soirée d’entreprise pour 250 personnes'],
    ['fr', 'fair', 'marché de Noël', 'Marché de Noël pour 250 personnes'],
    ['fr', 'conference', 'conférences', 'Conférence pour 250 personnes'],
    ['es', 'gala_dinner', 'Cena de gala', 'Cena de gala para 250 personas'],
    ['es', 'wedding', 'bodas', 'Boda para 250 personas'],
    ['nl', 'party', 'Personeelsfeest', 'Personeelsfeest voor 250 personen'],
    ['nl', 'meeting', 'algemene ledenvergadering', 'Algemene ledenvergadering voor 250 personen'],
  ])("takes the client's own name where it is plain, in %s for %s: %s", (language, kind, words, title) => {
    expect(titleOf(facts(language, kind, words))).toBe(title);
  });

  it.each<[Language, string]>([
    ['en', 'Equipment hire'],
    ['de', 'Mietausstattung'],
    ['fr', 'Location de matériel'],
    ['es', 'Alquiler de material'],
    ['nl', 'Huur van materiaal'],
  ])('says in %s that things are hired where nothing else is known', (language, title) => {
    expect(titleOf(facts(language, 'other', null, null))).toBe(title);
  });

  it("is the caller's where there is one", () => {
    expect(titleOf(facts('de', 'wedding', null), { title: ' Kick-off ', venue: 'Bonn' })).toBe('Kick-off');
  });

  it('takes the place from the words where the caller gives none', () => {
    const found = { ...facts('en', 'wedding', null, 80), venueFound: { value: 'Leeds', words: 'in Leeds' } };
    expect(titleOf(found)).toBe('Wedding for 80, Leeds');
    expect(titleOf(found, { venue: 'York' })).toBe('Wedding for 80, York');
  });

  it('leaves the end of a long address away', () => {
    const venue = `The Old Assembly Rooms, Great Northern Street, Little Fernhow, North Yorkshire,\n YO00 0ZZ, England`;
    expect(titleOf(facts('en', 'wedding', null, 80), { venue })).toBe(
      'Wedding for 80, The Old Assembly Rooms, Great Northern Street, Little Fernhow, North Yorkshire',
    );
  });

  it('keeps its length whatever the place is called', () => {
    for (const venue of ['🎪'.repeat(1000), 'hall '.repeat(200), 'x,'.repeat(500)]) {
      const title = titleOf(facts('nl', 'meeting', 'algemene ledenvergadering', 1_000_000), { venue });
      expect(Array.from(title).length).toBeLessThanOrEqual(200);
      expect(title).toMatch(/^Algemene ledenvergadering voor 1\.000\.000 personen, /);
    }
  });
});
