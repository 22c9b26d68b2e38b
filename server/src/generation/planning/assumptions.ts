import { gives } from './prose/reasons.ts';
import type { EventFields, EventKind, Facts } from '../types.ts';
import { PROSE } from './prose/index.ts';
import { isHire, placeOf } from './title.ts';
import { says } from './event/conditions.ts';
import type { Choice, Occasion } from './types.ts';

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
/** Words of a place that has a roof. */
const ROOFED =
  /hall|hotel|church|chapel|cathedral|abbey|minster|theat|cent(?:re|er)|ballroom|barn|museum|gallery|school|college|university|pub\b|restaurant|saal|kirche|zentrum|schule|scheune|[ée]glise|salle|palais|mus[ée]e|[ée]cole|iglesia|sal[oó]n|sala\b|teatro|palacio|museo|colegio|kerk|zaal|hal\b|schouwburg|centrum/i;

/** What the list rests on and the brief does not say, in its language: how many people, one day, inside or outside. */
export function assumptionsOf(
  facts: Facts,
  brief: EventFields,
  occasion: Occasion,
  choices: readonly Choice[],
): readonly string[] {
  const prose = PROSE[facts.language];
  const { people, peopleFrom } = occasion;
  return [
    peopleFrom !== 'said' && restsOnPeople(occasion, choices) ? prose.peopleAssumed(people, peopleFrom) : '',
    assumesOneDay(facts, brief, occasion, choices) ? prose.oneDay : '',
    assumesRoof(facts, brief, occasion) ? prose.indoors : '',
    assumesOpenAir(facts, occasion) ? prose.outdoors : '',
  ].filter((assumption) => assumption !== '');
}

/** Where any figure rests on the number of guests: a list with its own numbers does not. */
function restsOnPeople({ dry, people }: Occasion, choices: readonly Choice[]): boolean {
  const sized = choices.filter(({ need, product }) => !need.exact && product.category !== 'transport');
  return sized.some(({ why }) => !dry || gives(why, people));
}

/** Only where another number of days would change the price. */
function assumesOneDay(facts: Facts, brief: EventFields, occasion: Occasion, choices: readonly Choice[]): boolean {
  const said =
    facts.days.words !== null || brief.days !== undefined || facts.dateFound !== null || says(facts, 'within_one_day');
  const daily = choices.some(
    ({ product, optional }) => !optional && (product.unit === 'day' || product.unit === 'week'),
  );
  return !said && brief.date === undefined && (OF_DAYS.has(occasion.kind) || isHire(facts)) && daily;
}

function assumesRoof(facts: Facts, brief: EventFields, occasion: Occasion): boolean {
  const { field, openAir, underCanvas, dry, kind } = occasion;
  if (facts.setting !== null || field || openAir || underCanvas || dry || !ANYWHERE.has(kind)) return false;
  const rooms = facts.spaces.some(({ role }) => role === 'main' || role === 'breakout' || role === 'foyer');
  return !rooms && !ROOFED.test(placeOf(facts, brief) ?? '');
}

function assumesOpenAir(facts: Facts, { openAir, dry }: Occasion): boolean {
  const said = facts.setting !== null || facts.spaces.some(({ role }) => role === 'outdoor');
  return openAir && !said && !dry;
}
