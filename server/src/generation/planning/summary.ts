import { CATEGORIES, type Category } from '@showbill/contract';
import { KIND_CATEGORY } from '../../equipment/index.ts';
import type { EventFields, Facts } from '../types.ts';
import { assumptionsOf } from './assumptions.ts';
import { eventName } from './event-name.ts';
import { leftOutOf } from './left-out.ts';
import { PROSE, type Prose, THING_OF } from './prose/index.ts';
import { isHire, placeOf } from './title.ts';
import type { Choice, Occasion } from './types.ts';
import { sentence } from './words.ts';

/** Not worth a word where nobody asked for them: they follow from the rest. */
const MINOR: ReadonlySet<Category> = new Set(['consumables', 'rigging', 'other']);
/** Named without their items. */
const BY_NAME_ALONE: ReadonlySet<Category> = new Set(['transport']);
/** Areas beyond these are named without their items. */
const MOST_AREAS = 7;
const MOST_NAMES = 6;
/** Two main items an area; a list of few areas has room for more. */
const ITEMS = 2;
const FEW_AREAS = 2;
const ITEMS_OF_FEW = 4;
/** What a summary may have is 2,000 code points: with items of long names there are fewer. */
const LONGEST = 1_800;

/**
 * A few plain sentences in the language of the brief: what the lines hold, what was assumed, what is offered as an
 * option, what was left out and what is lacking.
 */
export function summaryOf(
  facts: Facts,
  brief: EventFields,
  occasion: Occasion,
  choices: readonly Choice[],
  unmet: readonly string[],
): string {
  const prose = PROSE[facts.language];
  const areas = areasOf(choices);
  const write = (items: number): string =>
    [
      opening(facts, brief, occasion, choices),
      covers(areas, items, prose),
      said(assumptionsOf(facts, brief, occasion, choices).join(', '), prose.assumed),
      offered(choices, prose),
      leftOut(facts, choices, prose),
      said(firstOf(unmet, prose), prose.notInCatalogue),
    ]
      .map(sentence)
      .filter((each) => each !== '')
      .join(' ');
  const most = areas.length > FEW_AREAS ? ITEMS : ITEMS_OF_FEW;
  for (let items = most; items > 0; items -= 1) {
    const text = write(items);
    if (text.length <= LONGEST) return text;
  }
  return write(0);
}

function opening(facts: Facts, brief: EventFields, occasion: Occasion, choices: readonly Choice[]): string {
  return PROSE[facts.language].opening({
    crew: choices.some((choice) => choice.product.category === 'crew' && !choice.optional),
    event: isHire(facts) ? null : eventName(facts),
    people: occasion.peopleFrom === 'said' ? occasion.people : null,
    days: occasion.days,
    place: placeOf(facts, brief),
  });
}

interface Area {
  readonly category: Category;
  readonly items: readonly Item[];
}

interface Item {
  readonly name: string;
  readonly units: number;
}

function areasOf(choices: readonly Choice[]): readonly Area[] {
  const required = choices.filter((choice) => !choice.optional);
  return CATEGORIES.flatMap((category) => {
    const own = required.filter((choice) => choice.product.category === category);
    const asked = own.some((choice) => choice.need.rule === 'demand');
    const items = mainItems(own);
    if (items.length === 0 || (MINOR.has(category) && !asked)) return [];
    return [{ category, items: BY_NAME_ALONE.has(category) ? [] : items }];
  });
}

function covers(areas: readonly Area[], most: number, prose: Prose): string {
  const parts = areas.map(({ category, items }, index) => {
    const shown = index < MOST_AREAS ? items.slice(0, most) : [];
    const list = shown.map(({ name, units }) => `${prose.figure(units)} × ${name}`).join(', ');
    return list === '' ? prose.areas[category] : `${prose.areas[category]} (${list})`;
  });
  return said(prose.listed(parts), prose.covers);
}

/** Products in the order they were planned, which is that of their weight for the event; small parts come last. */
function mainItems(choices: readonly Choice[]): readonly Item[] {
  const units = new Map<string, Item & { readonly small: boolean }>();
  for (const { product, units: number, kind } of choices) {
    const before = units.get(product.id);
    const small = SMALL.test(kind) || KIND_CATEGORY[kind] !== product.category;
    units.set(product.id, { name: product.name, units: (before?.units ?? 0) + number, small: before?.small ?? small });
  }
  const items = [...units.values()];
  const large = items.filter((item) => !item.small);
  return large.length > 0 || items.length > 1 ? large : items;
}

const SMALL = /_stand$|_leg$|cable|clamp|steps|skirt|handrail|clicker|di_box|splitter|converter|ramp$|power_distro/;

function offered(choices: readonly Choice[], prose: Prose): string {
  const options = choices.filter((choice) => choice.optional);
  const names = options.map(({ product, kind }) =>
    product.kinds.some((match) => match.kind === kind) ? prose.things[THING_OF[kind]] : product.name,
  );
  return said(firstOf([...new Set(names)], prose), prose.offered);
}

function leftOut(facts: Facts, choices: readonly Choice[], prose: Prose): string {
  const { provided, unwanted } = leftOutOf(facts, choices);
  const parts = [
    provided.length === 0 ? '' : `${firstOf(provided, prose)} (${prose.thereAlready})`,
    unwanted.length === 0 ? '' : `${firstOf(unwanted, prose)} (${prose.notWanted})`,
  ];
  return said(parts.filter((part) => part !== '').join(prose.divider), prose.notIncluded);
}

/** "a, b and 4 more": of two that would be more than shown, both are. */
function firstOf(names: readonly string[], prose: Prose): string {
  if (names.length <= MOST_NAMES) return prose.listed(names);
  const shown = names.slice(0, MOST_NAMES - 2);
  return prose.listed([...shown, prose.more(names.length - shown.length)]);
}

function said(what: string, say: (what: string) => string): string {
  return what === '' ? '' : say(what);
}
