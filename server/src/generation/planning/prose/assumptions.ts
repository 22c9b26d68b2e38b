import type { EventKind, Facts } from '../../facts.ts';
import type { EventFields } from '../../types.ts';
import type { Choice, Need, Occasion } from '../types.ts';
import { sentence } from '../words.ts';
import { proseIn } from './index.ts';
import { differencesOf } from '../products/differences.ts';
import { gives, reason, sayReason } from './reasons.ts';
import { isHire } from './title.ts';

/** Events that as often as not go on for several days. */
const OF_DAYS: ReadonlySet<EventKind> = new Set(['conference', 'exhibition', 'festival', 'fair', 'sports', 'theatre']);
/** Events that are held inside as well as outside. */
const ANYWHERE: ReadonlySet<EventKind> = new Set([
  'wedding',
  'party',
  'concert',
  'ceremony',
  'fair',
  'sports',
  'reception',
  'screening',
  'theatre',
  'other',
]);

/**
 * What the list rests on and the brief does not say, in its language: how many people, one day, inside or outside; of
 * what the stock is short; and what such an event usually has and the catalogue lacks.
 */
export function assumptionsOf(
  facts: Facts,
  brief: EventFields,
  occasion: Occasion,
  choices: readonly Choice[],
  lacking: readonly Need[],
): readonly string[] {
  const prose = proseIn(facts.language);
  const missing = lacking.flatMap(({ kinds: [kind] }) => (kind === undefined ? [] : [prose.thing(kind)]));
  return [
    occasion.peopleFrom !== 'said' && restsOnPeople(occasion, choices)
      ? prose.say(`assumed.${occasion.peopleFrom}`, { people: prose.figure(occasion.people) })
      : '',
    assumesOneDay(facts, brief, occasion, choices) ? prose.say('assumed.oneDay') : '',
    assumesRoof(facts, brief, occasion) ? prose.say('assumed.indoors') : '',
    assumesOpenAir(facts, occasion) ? prose.say('assumed.outdoors') : '',
    missing.length === 0 ? '' : prose.say('lacking', { list: prose.listed([...new Set(missing)]) }),
    ...choices.flatMap((choice) =>
      differencesOf(choice).map((difference) =>
        prose.say('differs', {
          words: (choice.need.words ?? choice.need.phrase).trim(),
          name: choice.product.name,
          how: sayReason(reason(difference), facts.language),
        }),
      ),
    ),
    ...shortages(choices).map(({ name, needed, free }) =>
      prose.say('shortage', { name, needed: prose.figure(needed), free: prose.figure(free) }),
    ),
  ]
    .filter((assumption) => assumption !== '')
    .map(sentence);
}

/** Where any figure rests on the number of guests: a list with its own numbers does not. */
function restsOnPeople({ dry, people }: Occasion, choices: readonly Choice[]): boolean {
  return choices.some(
    ({ need, product, why }) => !need.exact && product.category !== 'transport' && (!dry || gives(why, people)),
  );
}

/** Only where another number of days would change the price. */
function assumesOneDay(facts: Facts, brief: EventFields, { kind }: Occasion, choices: readonly Choice[]): boolean {
  const said = [facts.days.words, facts.dateFound, brief.days, brief.date].some((each) => (each ?? null) !== null);
  const daily = choices.some(({ product, optional }) => !optional && ['day', 'week'].includes(product.unit));
  return !said && (OF_DAYS.has(kind) || isHire(facts)) && daily;
}

function assumesRoof(
  facts: Facts,
  { venue }: EventFields,
  { field, openAir, underCanvas, dry, kind }: Occasion,
): boolean {
  if (facts.setting !== null || field || openAir || underCanvas || dry || !ANYWHERE.has(kind)) return false;
  return venue === undefined && !facts.spaces.some(({ role }) => ['main', 'breakout', 'foyer'].includes(role));
}

function assumesOpenAir({ setting, spaces }: Facts, { openAir, dry }: Occasion): boolean {
  return openAir && setting === null && !dry && !spaces.some(({ role }) => role === 'outdoor');
}

/** Products of which the firm lines ask for more than the company can send out. */
export function shortages(choices: readonly Choice[]): readonly { name: string; needed: number; free: number }[] {
  const firm = Map.groupBy(
    choices.filter(({ optional }) => !optional),
    ({ product }) => product,
  );
  return [...firm].flatMap(([{ name, stock }, own]) => {
    const needed = own.reduce((sum, { units }) => sum + units, 0);
    const free = Math.max(0, stock?.free ?? needed);
    return needed > free ? [{ name, needed, free }] : [];
  });
}
