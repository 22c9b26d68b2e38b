import { CATEGORIES } from '@showbill/contract';
import { KIND_CATEGORY, type Kind } from '../../equipment/index.ts';
import { withoutRepeats, wordsTogether } from '../drafting/lines.ts';
import type { Facts, Language } from '../facts.ts';
import type { Draft, DraftLine, EventFields, LineShown, Shelf, ShelfRequest } from '../types.ts';
import { withAllAlternatives, withChosenAlternatives } from './asked/alternatives.ts';
import { onChosenTables, STRETCHED } from './things/cloths.ts';
import { complete, kindsThatGoWith } from './completions/complete.ts';
import { withoutSecondStage } from './things/covered-stage.ts';
import { exclusionsOf } from './asked/exclusions.ts';
import { withFreeStock } from './products/free-stock.ts';
import { indexShelf, type ShelfIndex } from './products/shelf-index.ts';
import { chooseAll } from './products/choose.ts';
import { withoutMicsOfSets } from './things/mics-of-sets.ts';
import { needsFor } from './needs.ts';
import { occasionOf } from './event/occasion.ts';
import { assumptionsOf } from './prose/assumptions.ts';
import { questionsOf } from './prose/questions.ts';
import { reason, sayReason, sentences } from './prose/reasons.ts';
import { summaryOf, toldOf } from './prose/summary.ts';
import { titleOf } from './prose/title.ts';
import { familyOf } from './products/substitutes.ts';
import type { Choice, Need, Occasion } from './types.ts';
import { sentence } from './words.ts';
import { kindsCalled } from '../kind-sets.ts';

export type { Need } from './types.ts';

/** Extras a client is offered unasked: more than these nobody reads. */
const MOST_OFFERS = 5;
const MOST_UNMET = 40;

/** What the event calls for, before any product is looked at; what goes with the products chosen is not yet there. */
export function needsOf(facts: Facts): readonly Need[] {
  return needsFor(occasionOf(facts), exclusionsOf(facts));
}

/** What the planner wants to see of the catalogue: kinds for every need, what may stand in and what goes with them. */
export function shelfRequest(said: Facts): ShelfRequest {
  const facts = withAllAlternatives(said);
  const needs = needsOf(facts);
  const exclusions = exclusionsOf(facts);
  const wanted = new Set(needs.flatMap((need) => [...need.kinds, ...need.instead]));
  const kinds = [...kindsThatGoWith(wanted)].filter((kind) => !exclusions.forbid(kind));
  const phrases = needs.map((need) => need.phrase.trim()).filter((phrase) => phrase !== '');
  return { kinds, phrases: [...new Set(phrases)] };
}

/**
 * The built-in planner: needs, products for them, units, and what goes with what. Equal input gives an equal draft.
 * The draft is to be checked: accessories are not in it yet. Its lines are empty where the shelf serves no need.
 */
export function planDraft(brief: EventFields, said: Facts, shelf: Shelf): Draft {
  const facts = withChosenAlternatives(said, shelf);
  const occasion = occasionOf(facts);
  const exclusions = exclusionsOf(facts);
  const index = indexShelf(shelf, exclusions);
  const needs = needsFor(occasion, exclusions);
  const { chosen, unmet } = meet(
    needs.filter((need) => !need.later),
    [],
    index,
    occasion,
  );
  const completed = complete(chosen, occasion, index, exclusions);
  const late = meetLate(
    needs.filter((need) => need.later),
    offeredAsWished(completed.choices, needs),
    index,
    occasion,
    exclusions.isTheirs('crew_sound'),
  );
  const choices = saidAsAsked([...offeredAsWished(completed.choices, needs), ...late.chosen], needs);
  const [asked, usual] = partition([...unmet, ...late.unmet, ...completed.missing], isAsked);
  const told = toldOf(facts, questionsOf(occasion, choices));
  const { venue = null, date = null } = brief;
  const event = { attendees: facts.attendees?.value ?? null, days: occasion.days, venue, date };
  return {
    title: titleOf(facts, brief),
    scopeSummary: summaryOf(told, event, choices.map(shown)),
    lines: linesOf(choices, facts.language),
    unmet: withoutRepeats(asked.map(wordsOf), MOST_UNMET),
    assumptions: assumptionsOf(facts, brief, occasion, choices, usual),
    questions: told.questions.map(({ text }) => text),
    told,
    attendees: event.attendees,
    days: occasion.days,
    language: facts.language,
  };
}

function shown({ kind, optional, need }: Choice): LineShown {
  return { kind, category: KIND_CATEGORY[kind], optional, wanted: need.rule === 'demand' };
}

/** Products for the needs, out of the stock that the choices made `before` leave. */
function meet(
  needs: readonly Need[],
  before: readonly Choice[],
  index: ShelfIndex,
  occasion: Occasion,
): { chosen: readonly Choice[]; unmet: readonly Need[] } {
  const met = needs.map((need) => ({ need, choices: chooseAll(need, index, occasion) }));
  const unmet = met.filter((each) => each.choices.length === 0 && each.need.core).map(({ need }) => need);
  const choices = met.flatMap((each) => each.choices);
  const kept = new Set(offersKept(choices));
  const wanted = choices.filter((choice) => !choice.optional || choice.need.rank === 0 || kept.has(choice));
  const chosen = withFreeStock(withoutMicsOfSets(withoutSecondStage(wanted), occasion), before, index, occasion);
  return { chosen, unmet };
}

/** What was asked for and came with the completion of the plan is said to have been asked for. */
function saidAsAsked(choices: readonly Choice[], needs: readonly Need[]): readonly Choice[] {
  const asked = needs.filter(({ later, words }) => later && words !== null);
  return choices.map((choice) => {
    const need = asked.find(({ kinds }) => choice.need.rule !== 'demand' && kinds[0] === choice.kind);
    const words = need?.words?.trim().replaceAll(/\s+/g, ' ');
    return words === undefined ? choice : { ...choice, why: sentences(reason('asked', { words }), choice.why) };
  });
}

/** "Price the generator separately": what completes the plan is then an option, and what it runs on with it. */
function offeredAsWished(choices: readonly Choice[], needs: readonly Need[]): readonly Choice[] {
  const wished = new Set(needs.filter((need) => need.later && need.optional).flatMap((need) => need.kinds));
  if (wished.has('generator')) wished.add('fuel');
  return choices.map((choice) =>
    wished.has(choice.kind) && choice.need.rule !== 'demand' ? { ...choice, optional: true } : choice,
  );
}

/**
 * What was asked for and is left to the completion of the plan: chosen for itself where that brought none. `ownSound`:
 * whoever mixes is theirs, and a technician of ours is not met by who runs the lights.
 */
function meetLate(
  needs: readonly Need[],
  choices: readonly Choice[],
  index: ShelfIndex,
  occasion: Occasion,
  ownSound: boolean,
): { chosen: readonly Choice[]; unmet: readonly Need[] } {
  const open = needs.filter((need) => {
    const alone = ownSound && need.kinds[0] === 'crew_technician';
    const family = new Set(need.kinds.flatMap((kind) => (alone ? [kind] : [...familyOf(kind)])));
    const lighting = need.kinds[0] !== 'lighting_package' ? NONE : OF_STAGE.test(need.phrase) ? STAGE_LIGHTS : LIGHTS;
    return !choices.some(
      ({ kind, optional, product }) =>
        optional === need.optional && (family.has(kind) || lighting.has(kind)) && !isOtherCloth(need, product.name),
    );
  });
  return meet(
    open.map((need) => onChosenTables(need, choices)),
    choices,
    index,
    occasion,
  );
}

/** What lights a room or a stage: smoke and bubbles do not. */
const LIGHTS = kindsCalled('light');

/** "White cloths" beside the covers of the high tables. */
function isOtherCloth({ kinds: [kind], phrase }: Need, name: string): boolean {
  return kind === 'tablecloth' && STRETCHED.test(phrase) !== STRETCHED.test(name);
}

/** "A set of stage lighting": what stands at the walls or turns over the dance floor is none. */
const STAGE_LIGHTS: ReadonlySet<Kind> = new Set(['stage_wash', 'profile_spot', 'lighting_package']);
const OF_STAGE = /\bstage|bühne|\bscène|escenario|\bpodium/iu;
const NONE: ReadonlySet<Kind> = new Set();

/** The extras that are offered: the best ranked, and none that is on the list anyway. */
function offersKept(choices: readonly Choice[]): readonly Choice[] {
  const firm = new Set(choices.filter((choice) => !choice.optional).map((choice) => choice.product.id));
  return choices
    .filter((choice) => choice.optional && choice.need.rank > 0 && !firm.has(choice.product.id))
    .sort((one, other) => one.need.rank - other.need.rank)
    .slice(0, MOST_OFFERS);
}

function isAsked(need: Need): boolean {
  return need.source === 'the brief';
}

/** The client's words for what was asked for. */
function wordsOf(need: Need): string {
  const words = (need.words ?? '').trim().replaceAll(/\s+/g, ' ');
  return words !== '' && words.length <= 80 ? words : need.phrase.trim() || words.slice(0, 80) || need.label;
}

function partition<T>(items: readonly T[], isFirst: (item: T) => boolean): readonly [readonly T[], readonly T[]] {
  return [items.filter(isFirst), items.filter((item) => !isFirst(item))];
}

/** "Plays the slides", then "Plays the slides; for each of 3 rooms": said once. */
function withoutRepeat(said: string, before: readonly string[]): string {
  const same = before.find((each) => said.startsWith(`${each}; `));
  return same === undefined ? said : said.slice(same.length + 2);
}

/** One line for each product, options apart; in the order of the categories, options last. */
function linesOf(choices: readonly Choice[], language: Language): readonly DraftLine[] {
  const lines = new Map<string, { choice: Choice; units: number; whys: Set<string>; words: (string | null)[] }>();
  for (const choice of choices) {
    const key = `${choice.optional ? 'option' : 'firm'} ${choice.product.id}`;
    const line = lines.get(key);
    const said = sayReason(choice.why, language);
    if (line === undefined)
      lines.set(key, { choice, units: choice.units, whys: new Set([said]), words: [choice.need.words] });
    else {
      line.units += choice.units;
      line.whys.add(withoutRepeat(said, [...line.whys]));
      line.words.push(choice.need.words);
    }
  }
  return [...lines.values()]
    .sort((one, other) => place(one.choice) - place(other.choice))
    .map(({ choice, units, whys, words }) => ({
      productId: choice.product.id,
      units,
      hours: choice.hours,
      optional: choice.optional,
      reason: [...whys].map(sentence).join(' '),
      words: wordsTogether(words),
    }));
}

function place({ product, optional }: Choice): number {
  return CATEGORIES.indexOf(product.category) + (optional ? CATEGORIES.length : 0);
}
