import { describe, expect, it } from 'vitest';
import type { Kind } from '../../../equipment/index.ts';
import { checkDraft } from '../../check.ts';
import type { Facts } from '../../facts.ts';
import type { Draft } from '../../types.ts';
import { demand, excluding, factsOf, performers, SHELF, unitsByKind } from '../fixtures.ts';
import { planDraft } from '../index.ts';

function draftOf(facts: Facts): Draft {
  return checkDraft(planDraft({}, facts, SHELF), facts, SHELF);
}

function kindsIn(draft: Draft): ReadonlySet<Kind> {
  return new Set([...unitsByKind(draft, false).keys(), ...unitsByKind(draft, true).keys()]);
}

/** What slides are shown on at a conference whose screens are there, or not wanted. */
function pictures(reason: 'provided' | 'unwanted'): readonly Kind[] {
  const facts = factsOf('conference', { attendees: 200, exclusions: [excluding({ kinds: ['display'] }, reason)] });
  return [...unitsByKind(draftOf(facts), false).keys()].filter((kind) => kind === 'projector' || kind === 'led_wall');
}

const band = { attendees: 200, performers: [performers('band', 5)] } as const;

describe('what the client does not want', () => {
  it('leaves out a category and those who would work it', () => {
    const kinds = kindsIn(
      draftOf(factsOf('concert', { ...band, exclusions: [excluding({ categories: ['lighting'] })] })),
    );
    const lit = [
      'stage_wash',
      'moving_head',
      'lighting_console',
      'hazer',
      'crew_lighting',
      'lighting_stand',
      'effect_fluid',
    ];
    expect(lit.filter((kind) => kinds.has(kind as Kind))).toEqual([]);
    expect(kinds.has('speaker_top')).toBe(true);
  });

  it('leaves out a kind and keeps the rest of its category', () => {
    const kinds = kindsIn(draftOf(factsOf('concert', { ...band, exclusions: [excluding({ kinds: ['subwoofer'] })] })));
    expect(kinds.has('subwoofer')).toBe(false);
    expect(kinds.has('speaker_top')).toBe(true);
  });

  it('gives way to one that is asked for: no head table, but a table for the books', () => {
    const facts = factsOf('conference', {
      attendees: 60,
      demands: [demand('table', ['table_trestle'], 1, { words: 'a table for the books' })],
      exclusions: [excluding({ kinds: ['table_trestle'], phrase: 'head table' })],
    });
    expect(unitsByKind(draftOf(facts), false).get('table_trestle')).toBe(1);
  });

  it('does not come back as an accessory', () => {
    const facts = factsOf('concert', { ...band, exclusions: [excluding({ kinds: ['effect_fluid'] })] });
    expect(draftOf(facts).lines.some((line) => line.productId === 'hazefluid')).toBe(false);
  });

  it('is said in the summary', () => {
    const facts = factsOf('concert', {
      ...band,
      exclusions: [excluding({ categories: ['lighting'], phrase: 'lighting' })],
    });
    expect(draftOf(facts).scopeSummary).toMatch(/Not included: lighting \(not wanted\)\./);
  });
});

describe('what is there already', () => {
  const housePa = excluding({ kinds: ['pa_package'], phrase: 'house PA' }, 'provided');

  it('takes with it what is of no use without: a house PA its desk and stands', () => {
    const draft = draftOf(factsOf('conference', { attendees: 200, exclusions: [housePa] }));
    const kinds = kindsIn(draft);
    const system = ['speaker_top', 'speaker_column', 'pa_package', 'subwoofer', 'speaker_stand', 'mixing_console'];
    expect(system.filter((kind) => kinds.has(kind as Kind))).toEqual([]);
    expect(draft.unmet).toEqual([]);
  });

  it('offers microphones beside a house PA, and includes those that are asked for', () => {
    const without = draftOf(factsOf('conference', { attendees: 200, exclusions: [housePa] }));
    expect(unitsByKind(without, false).has('mic_wireless_handheld')).toBe(false);
    const demands = [demand('radio mics', ['mic_wireless_handheld'], 4)];
    const asked = draftOf(factsOf('conference', { attendees: 200, demands, exclusions: [housePa] }));
    expect(unitsByKind(asked, false).get('mic_wireless_handheld')).toBe(4);
  });

  it('shows slides on the screens that hang there, but not on those that nobody wants', () => {
    expect(pictures('provided')).toEqual([]);
    expect(pictures('unwanted')).not.toEqual([]);
  });

  it('spares what is asked for by name though its category is there', () => {
    const facts = factsOf('conference', {
      attendees: 200,
      demands: [demand('radio mics', ['mic_wireless_handheld'], 4)],
      exclusions: [excluding({ categories: ['audio'], phrase: 'sound' }, 'provided')],
    });
    const kinds = kindsIn(draftOf(facts));
    expect(kinds.has('mic_wireless_handheld')).toBe(true);
    expect([...kinds].filter((kind) => ['speaker_top', 'mixing_console', 'mic_wireless_lapel'].includes(kind))).toEqual(
      [],
    );
  });

  it('leaves out screen and other pictures with a house projector, and stage parts with a house stage', () => {
    const exclusions = [
      excluding({ kinds: ['projector'] }, 'provided'),
      excluding({ kinds: ['stage_deck'] }, 'provided'),
    ];
    const kinds = kindsIn(draftOf(factsOf('conference', { attendees: 250, exclusions })));
    const gone: Kind[] = [
      'projector',
      'projection_screen',
      'display',
      'led_wall',
      'stage_deck',
      'stage_leg',
      'stage_steps',
      'stage_skirt',
    ];
    expect(gone.filter((kind) => kinds.has(kind))).toEqual([]);
  });

  it('brings the rest of a number: fifty chairs there, a hundred more asked for', () => {
    const facts = factsOf('party', {
      demands: [demand('chairs', ['chair'], 100, { words: 'another 100 chairs' })],
      exclusions: [excluding({ kinds: ['chair'], phrase: '50 chairs' }, 'provided')],
    });
    expect(unitsByKind(draftOf(facts), false).get('chair')).toBe(100);
  });

  it('wins where one and the same words were read as both', () => {
    const facts = factsOf('party', {
      demands: [demand('chairs', ['chair'], null, { words: 'chairs' })],
      exclusions: [{ ...excluding({ kinds: ['chair'] }, 'provided'), words: 'the hotel provides chairs' }],
    });
    expect(kindsIn(draftOf(facts)).has('chair')).toBe(false);
  });
});

describe('what is to be offered only', () => {
  it('puts a whole category among the options, however many items that is', () => {
    const facts = factsOf('concert', {
      ...band,
      more: { optionalCategories: [{ value: 'lighting', words: 'lighting as an option' }] },
    });
    const draft = draftOf(facts);
    expect(unitsByKind(draft, false).has('stage_wash')).toBe(false);
    expect(unitsByKind(draft, true).has('stage_wash')).toBe(true);
    expect(unitsByKind(draft, true).has('moving_head')).toBe(true);
    expect(unitsByKind(draft, false).has('speaker_top')).toBe(true);
  });
});
