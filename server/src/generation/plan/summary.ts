import { CATEGORIES, type Category } from '@showbill/contract';
import { KIND_CATEGORY } from '../../equipment/index.ts';
import type { Brief, Exclusion, Facts } from '../types.ts';
import { isHire, nameOf } from './title.ts';
import type { Choice, Occasion } from './types.ts';
import { counted, figure, listed, sentence } from './words.ts';

const AREA: Record<Category, string> = {
  audio: 'sound',
  lighting: 'lighting',
  video: 'video',
  staging: 'staging',
  rigging: 'rigging',
  power: 'power',
  communications: 'communications',
  backline: 'backline',
  furniture: 'furniture',
  structures: 'structures',
  climate: 'heating and cooling',
  sanitation: 'sanitation',
  catering: 'catering equipment',
  decor: 'decor',
  crew: 'crew',
  transport: 'transport',
  consumables: 'consumables',
  other: 'other equipment',
};
/** Not worth naming in a summary: they follow from the rest. */
const MINOR: ReadonlySet<Category> = new Set(['consumables', 'rigging', 'transport', 'other']);
const MOST_AREAS = 7;

/** Two to five plain sentences: what the lines hold, what was assumed, what was left out and what is lacking. */
export function summaryOf(
  facts: Facts,
  brief: Brief,
  occasion: Occasion,
  choices: readonly Choice[],
  unmet: readonly string[],
): string {
  const sentences = [
    opening(facts, brief, occasion, choices),
    contents(choices),
    [assumed(occasion, choices), offered(choices)].filter(Boolean).join('; '),
    leftOut(facts),
    unmet.length === 0 ? '' : `The catalogue holds nothing for ${listed(unmet.slice(0, 6))}`,
  ];
  return sentences.map(sentence).filter(Boolean).join(' ');
}

function opening(facts: Facts, brief: Brief, occasion: Occasion, choices: readonly Choice[]): string {
  const crew = choices.some((choice) => choice.product.category === 'crew' && !choice.optional);
  const people = occasion.assumption === null ? ` for ${counted(occasion.people, 'person', 'people')}` : '';
  const days = occasion.days > 1 ? ` over ${occasion.days} days` : '';
  const place = brief.venue?.trim() ? `, ${brief.venue.trim()}` : '';
  const name = nameOf(facts);
  const article = /^[aeiou]/i.test(name) ? 'an' : 'a';
  const what = crew ? 'Equipment and crew' : 'Equipment';
  return isHire(facts) ? `${what} for hire${days}${place}` : `${what} for ${article} ${name}${people}${days}${place}`;
}

/** The number of guests that was assumed, where any figure rests on it. */
function assumed(occasion: Occasion, choices: readonly Choice[]): string {
  const rests = choices.some((choice) => !choice.need.exact && choice.product.category !== 'transport');
  return rests ? (occasion.assumption ?? '') : '';
}

function contents(choices: readonly Choice[]): string {
  const required = choices.filter((choice) => !choice.optional);
  const parts = CATEGORIES.filter((category) => !MINOR.has(category)).flatMap((category) => {
    const [first, second] = mainItems(required.filter((choice) => choice.product.category === category));
    if (first === undefined) return [];
    return [`${AREA[category]} (${[first, second].filter((item) => item !== undefined).join(', ')})`];
  });
  if (parts.length === 0) return '';
  const more = parts.length > MOST_AREAS ? [...parts.slice(0, MOST_AREAS), 'what goes with them'] : parts;
  return `It covers ${listed(more)}`;
}

/** Products in the order they were planned, which is that of their weight for the event; small parts come last. */
function mainItems(choices: readonly Choice[]): readonly string[] {
  const units = new Map<string, { name: string; units: number; small: boolean }>();
  for (const { product, units: number, kind } of choices) {
    const before = units.get(product.id);
    const small = SMALL.test(kind) || KIND_CATEGORY[kind] !== product.category;
    units.set(product.id, { name: product.name, units: (before?.units ?? 0) + number, small: before?.small ?? small });
  }
  const items = [...units.values()];
  const large = items.filter((item) => !item.small);
  return (large.length > 0 || items.length > 1 ? large : items)
    .slice(0, 2)
    .map(({ name, units: number }) => `${figure(number)} × ${name}`);
}

const SMALL = /_stand$|_leg$|cable|clamp|steps|skirt|handrail|clicker|di_box|splitter|converter|ramp$|power_distro/;

function offered(choices: readonly Choice[]): string {
  const options = choices.filter((choice) => choice.optional).map((choice) => choice.product.name);
  const names = [...new Set(options)];
  return names.length === 0
    ? ''
    : `${counted(names.length, 'item is', 'items are')} offered as ${names.length === 1 ? 'an option' : 'options'}`;
}

function leftOut(facts: Facts): string {
  const said = (reason: Exclusion['reason']) => [
    ...new Set(
      facts.exclusions
        .filter((exclusion) => exclusion.reason === reason)
        .map(nameOfExclusion)
        .filter(Boolean),
    ),
  ];
  const [unwanted, provided] = [said('unwanted'), said('provided')];
  const parts = [
    unwanted.length > 0 ? `not wanted: ${listed(unwanted.slice(0, 5))}` : '',
    provided.length > 0 ? `there already: ${listed(provided.slice(0, 5))}` : '',
  ].filter(Boolean);
  return parts.length === 0 ? '' : `Left out as ${parts.join('; ')}`;
}

/** In the client's words where they are short. */
function nameOfExclusion({ phrase, categories, kinds, words }: Exclusion): string {
  const said = words.trim().replaceAll(/\s+/g, ' ');
  if (said !== '' && said.length <= 90) return `“${said}”`;
  const named = phrase.trim() || listed(categories.map((category) => AREA[category]));
  return named || listed(kinds.map((kind) => kind.replaceAll('_', ' ')));
}
