import { describe, expect, it } from 'vitest';
import type { Brief, Draft, Facts, Language, ShelfProduct } from '../types.ts';
import { understand } from '../understand/index.ts';
import { demand, excluding, factsOf, performers, product, SHELF, space } from './fixtures.ts';
import { planDraft } from './index.ts';

const SMALL_SHELF: readonly ShelfProduct[] = [
  product('pa', 'Speech PA (100 people)', 'pa_package', 'day', { seats: 100 }),
  product('lectern', 'Acrylic Lectern', 'lectern'),
  product('engineer', 'Sound Engineer', 'crew_sound'),
  product('chair', 'Chair', 'chair', 'event'),
  product('table', 'Trestle Table', 'table_trestle', 'event'),
  product('flip', 'Flip Chart', 'flip_chart', 'event'),
  product('van', 'Van', 'delivery', 'event'),
];

function drafted(description: string, fields: Partial<Brief> = {}, products = SMALL_SHELF): Draft {
  const brief = { description, ...fields };
  return planDraft(brief, understand(brief), { products });
}

function planned(facts: Facts, brief: Partial<Brief> = {}): string {
  return planDraft(brief, facts, SHELF).scopeSummary;
}

describe('a summary', () => {
  it.each<[Language, string, string]>([
    [
      'en',
      'Members meeting for 90 people at the town hall. A sound system, a lectern and 40 chairs. We have tables. No lighting, please.',
      'Equipment and crew for a meeting for 90 people. It covers sound (1 × Speech PA (100 people)), staging (1 × Acrylic Lectern), furniture (40 × Chair), crew (1 × Sound Engineer) and transport. Not included: tables (already there); lighting (not wanted). Not in our catalogue: a screen and projection.',
    ],
    [
      'de',
      'Mitgliederversammlung mit 90 Personen in einem Saal. Eine Tonanlage, ein Rednerpult und 40 Stühle. Tische sind vorhanden. Kein Licht bitte.',
      'Ausstattung und Personal für eine Mitgliederversammlung mit 90 Personen. Das Angebot umfasst Ton (1 × Speech PA (100 people)), Bühnenbau (1 × Acrylic Lectern), Mobiliar (40 × Chair), Personal (1 × Sound Engineer) und Transport. Nicht enthalten: Tische (bereits vorhanden); Licht (nicht gewünscht). Nicht in unserem Katalog: Leinwand und Projektion.',
    ],
    [
      'fr',
      'Assemblée générale de 90 personnes dans une salle. Une sonorisation, un pupitre et 40 chaises. Les tables sont déjà sur place. Pas d’éclairage.',
      'Matériel et personnel pour une assemblée générale de 90 personnes. La prestation comprend la sonorisation (1 × Speech PA (100 people)), l’équipement scénique (1 × Acrylic Lectern), le mobilier (40 × Chair), le personnel (1 × Sound Engineer) et le transport. Non compris\u00a0: les tables (déjà sur place)\u00a0; l’éclairage (à votre demande). Absent de notre catalogue\u00a0: un écran et une projection.',
    ],
    [
      'es',
      'Asamblea general de 90 personas en una sala. Equipo de sonido, un atril y 40 sillas. Ya tenemos mesas. Sin iluminación.',
      'Material y personal para una asamblea general de 90 personas. La propuesta incluye sonido (1 × Speech PA (100 people)), material escénico (1 × Acrylic Lectern), mobiliario (40 × Chair), personal (1 × Sound Engineer) y transporte. No incluido: mesas (ya hay); iluminación (a petición suya). No está en nuestro catálogo: pantalla y proyección.',
    ],
    [
      'nl',
      'Ledenvergadering met 90 personen in een zaal. Een geluidsinstallatie, een spreekgestoelte en 40 stoelen. Tafels zijn aanwezig. Geen verlichting.',
      'Materiaal en personeel voor een ledenvergadering met 90 personen. De offerte omvat geluid (1 × Speech PA (100 people)), podiumbouw (1 × Acrylic Lectern), meubilair (40 × Chair), personeel (1 × Sound Engineer) en transport. Niet inbegrepen: tafels (al aanwezig); licht (niet gewenst). Niet in onze catalogus: scherm en projectie.',
    ],
  ])('is in the language of the brief: %s', (_, description, summary) => {
    expect(drafted(description).scopeSummary).toBe(summary);
  });

  it('is as short as what there is to say', () => {
    expect(drafted('12 chairs and 4 trestle tables please').scopeSummary).toBe(
      'Equipment for hire. It covers furniture (12 × Chair, 4 × Trestle Table) and transport.',
    );
    expect(drafted('24 Stühle', {}, SMALL_SHELF.slice(3, 4)).scopeSummary).toBe(
      'Ausstattung zur Miete. Das Angebot umfasst Mobiliar (24 × Chair).',
    );
  });

  it('names only products and units that are on firm lines', () => {
    const facts = factsOf('conference', {
      attendees: 250,
      performers: [performers('panel', 6)],
      spaces: [space('seminar room', 'breakout', 3, 40)],
    });
    const draft = planDraft({}, facts, SHELF);
    const named = [...draft.scopeSummary.matchAll(/([\d,]+) × ([^,()]+)/g)];
    expect(named.length).toBeGreaterThan(3);
    for (const [, units, name] of named) {
      const ids = SHELF.products.filter((each) => each.name.startsWith(name ?? '-')).map((each) => each.id);
      const held = draft.lines.filter((line) => !line.optional && ids.includes(line.productId));
      expect(held.map((line) => line.units)).toContain(Number((units ?? '').replace(',', '')));
    }
  });

  it('offers by name what the lines hold as options, and nothing else', () => {
    const facts = factsOf('party', { activities: ['dj', 'dancing'], setting: 'indoor' });
    const draft = planDraft({}, facts, SHELF);
    const offers = /Offered as options: ([^.]+)\./.exec(draft.scopeSummary)?.[1] ?? '';
    const lights = draft.lines.filter(({ optional }) => optional).map(({ productId }) => productId);
    expect(lights).toContain('photobooth');
    expect(offers).toContain('photo booth');
    expect(offers).not.toContain('lectern');
  });

  it('counts what is too much to name', () => {
    const names = ['blue', 'red', 'green', 'grey', 'pink', 'gold', 'teal'].map((colour) => `${colour} obelisk`);
    const unmet = factsOf('other', { demands: names.map((name) => demand(name, [], 1)) });
    expect(planned(unmet)).toMatch(/Not in our catalogue: 1 blue obelisk, .*1 grey obelisk and 3 more\.$/);
  });

  it('keeps to the longest that a summary may be', () => {
    const long = SHELF.products.map((each) => ({ ...each, name: `${each.name} ${'n'.repeat(170)}` }));
    const facts = factsOf('wedding', { attendees: 300, setting: 'outdoor', activities: ['dj', 'dancing'] });
    const draft = planDraft({ venue: 'v'.repeat(1000) }, facts, { products: long });
    expect(draft.scopeSummary.length).toBeLessThan(2000);
    expect(draft.scopeSummary).toMatch(/\.$/);
  });
});

describe('what was assumed', () => {
  it('is the number of people where the brief gives none', () => {
    expect(assumed(planned(factsOf('gala_dinner', { attendees: null })))).toBe('100 people');
    expect(assumed(planned(factsOf('gala_dinner', { attendees: 60 })))).toBeNull();
  });

  it('says where the number of people comes from', () => {
    const chairs = factsOf('gala_dinner', {
      attendees: null,
      activities: ['speech'],
      demands: [demand('chairs', ['chair'], 1200)],
    });
    expect(assumed(planned(chairs))).toBe('1,200 people (as many as the chairs asked for)');
    const hall = factsOf('gala_dinner', { attendees: null, spaces: [space('hall', 'main', 1, 180)] });
    expect(assumed(planned(hall))).toBe('180 people (as many as the place is said to hold)');
  });

  it('is one day for what may go on longer, unless the brief speaks of a day, a date or a time of day', () => {
    const conference = factsOf('conference', { attendees: 300 });
    expect(assumed(planned(conference))).toBe('one day');
    expect(assumed(planned(conference, { days: 1 }))).toBeNull();
    expect(assumed(planned(conference, { date: '2027-03-01' }))).toBeNull();
    expect(assumed(planned(factsOf('conference', { says: ['within_one_day'] })))).toBeNull();
    expect(assumed(planned(factsOf('gala_dinner')))).toBeNull();
  });

  it('is a roof for what may be outside as well, unless the brief or the place says so', () => {
    const wedding = factsOf('wedding', { attendees: 80 });
    expect(assumed(planned(wedding))).toBe('indoors');
    expect(assumed(planned(wedding, { venue: 'Park Hotel, York' }))).toBeNull();
    expect(assumed(planned(factsOf('wedding', { setting: 'indoor' })))).toBeNull();
    expect(assumed(planned(factsOf('wedding', { setting: 'outdoor' })))).toBeNull();
    expect(assumed(planned(factsOf('conference', { more: { days: { value: 1, words: 'one day' } } })))).toBeNull();
  });

  it('is the open air for a festival of which nothing is said', () => {
    const festival = factsOf('festival', { more: { days: { value: 2, words: 'two days' } } });
    expect(assumed(planned(festival))).toBe('outdoors');
  });
});

describe('what is left out', () => {
  it('says each thing once, with the reason', () => {
    const exclusions = [
      excluding({ kinds: ['chair', 'chair_banquet'] }, 'provided'),
      excluding({ kinds: ['chair'] }, 'provided'),
      excluding({ categories: ['audio'] }, 'provided'),
      excluding({ phrase: 'unicorns' }),
    ];
    expect(leftOut(planned(factsOf('gala_dinner', { exclusions })))).toBe(
      'chairs and sound system (already there); “unicorns” (not wanted)',
    );
  });

  it('does not say it of what is on the list, since it was asked for all the same', () => {
    const exclusions = [excluding({ kinds: ['chair'] }, 'provided')];
    const facts = factsOf('gala_dinner', { exclusions, demands: [demand('chairs', ['chair'], 50)] });
    expect(planned(facts)).toContain('50 × Conference Chair');
    expect(leftOut(planned(facts))).toBeNull();
  });
});

function assumed(summary: string): string | null {
  return /Assumed: ([^.]+)\./.exec(summary)?.[1] ?? null;
}

function leftOut(summary: string): string | null {
  return /Not included: ([^.]+)\./.exec(summary)?.[1] ?? null;
}
