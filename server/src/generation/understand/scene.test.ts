import { describe, expect, it } from 'vitest';
import type { Activity, EventKind, Seating } from '../types.ts';
import { readEvents } from './event-kinds.ts';
import { readActivities, readSeating, readSetting } from './scene.ts';
import { readText } from '../reading/document/text.ts';

describe('kind of event', () => {
  it.each<[string, EventKind]>([
    ['Sales conference with gala dinner on the second evening', 'conference'],
    ['Gala dinner and charity auction', 'gala_dinner'],
    ['Our wedding reception is in a barn', 'wedding'],
    ['Band night with three local groups', 'concert'],
    ['Club night in a warehouse', 'club_night'],
    ['Sound for a festival main stage', 'festival'],
    ['Booths for a trade show', 'exhibition'],
    ['An outdoor blessing', 'ceremony'],
    ['Chairs for commencement', 'ceremony'],
    ['The AGM of our society', 'meeting'],
    ['A product launch with drinks', 'reception'],
    ['Street festival in the old town', 'festival'],
    ['Choir concert in church', 'concert'],
    ['Street party with trestle tables', 'fair'],
    ['Christmas party with a DJ and disco lights', 'party'],
    ['Gala dinner at Leeds Town Hall', 'gala_dinner'],
    ['Barn wedding, ceremony in the orchard, chairs for the ceremony', 'wedding'],
    ['Book festival talk with two authors', 'conference'],
    ['Awards dinner for the trade', 'awards'],
    ['Drama society: school play, five evenings', 'theatre'],
    ['Open-air cinema on the green', 'screening'],
    ['Our village fete', 'fair'],
    ['Chairs for the dining room', 'other'],
    ['Jahreshauptversammlung des Vereins', 'meeting'],
    ['Hochzeitsfeier im Schloss', 'wedding'],
    ['Remise de prix à la mairie', 'awards'],
    ['Boda en la finca', 'wedding'],
    ['Bedrijfsfeest met band', 'party'],
    ['No wedding, just a birthday party', 'party'],
  ])('of "%s" is %s', (description, kind) => expect(readEvents(readText(description))[0]?.value).toBe(kind));

  it('names further kinds after the leading one', () => {
    const kinds = readEvents(readText('Sales conference with gala dinner')).map(({ value }) => value);
    expect(kinds).toEqual(['conference', 'gala_dinner']);
  });
});

describe('setting', () => {
  it.each<[string, 'indoor' | 'outdoor' | 'both' | null]>([
    ['in our garden', 'outdoor'],
    ['an outdoor stage by the town hall', 'outdoor'],
    ['in the ballroom', 'indoor'],
    ['ceremony on the lawn, dinner in the hall', 'both'],
    ['at the Park Hotel', 'indoor'],
    ['im Freien vor der Halle', 'outdoor'],
    ['en plein air', 'outdoor'],
    ['al aire libre', 'outdoor'],
    ['in de tuin', 'outdoor'],
    ['20 chairs', null],
  ])('of "%s" is %s', (description, setting) =>
    expect(readSetting(readText(description))?.value ?? null).toBe(setting),
  );
});

describe('seating', () => {
  it.each<[string, Seating[]]>([
    ['theatre-style seating, then a drinks reception', ['theatre', 'standing']],
    ['classroom layout', ['classroom']],
    ['round tables for the dinner', ['banquet']],
    ['Reihenbestuhlung', ['theatre']],
    ['debout', ['standing']],
    ['no theatre-style seating', []],
  ])('of "%s"', (description, seating) => {
    expect(readSeating(readText(description)).map(({ value }) => value)).toEqual(seating);
  });
});

describe('activities', () => {
  it.each<[string, Activity[]]>([
    ['keynote with slides and Q&A, live streamed', ['speech', 'presentation', 'questions', 'stream']],
    ['no dancing, background music only', ['background_music']],
    ['cocktail tables and bar stools', []],
    ['simultaneous translation into two languages', ['interpretation']],
    ['Tanz, Buffet und eine Verlosung', ['dancing', 'buffet']],
  ])('of "%s"', (description, expected) => {
    expect(readActivities(readText(description), []).map(({ value }) => value)).toEqual(expected);
  });

  it('are also what the performers do', () => {
    const panel = { kind: 'panel', people: 6, acts: 1, words: 'six of them' } as const;
    expect(readActivities(readText('talk among them'), [panel])).toEqual([{ value: 'panel', words: 'six of them' }]);
  });
});

it.each([
  ['The marquee has two window panels. Speeches at six.', false],
  ['They put up acoustic panels in the gym where we play.', false],
  ['Talks in the morning, then a panel.', true],
])('boards are no panel that talks: %s', (description, talks) => {
  const said = readActivities(readText(description), []).map(({ value }) => value);
  expect(said.includes('panel')).toBe(talks);
});
