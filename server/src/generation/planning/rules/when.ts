import { type Kind, KINDS } from '../../../equipment/index.ts';
import { ACTIVITIES, CONDITIONS, EVENT_KINDS, type Facts } from '../../facts.ts';
import { says } from '../event/conditions.ts';
import { isCoveredStageAsked } from '../things/covered-stage.ts';
import type { KnownEvent, Room } from '../types.ts';

/** Whether a rule's condition holds at an occasion, for one of its rooms. */
export type When = (event: KnownEvent, room: Room) => boolean;

/** Whether another rule comes to that verdict. */
type Rules = (rule: string, verdict: 'need' | 'offer') => When;

/**
 * A condition as the tables of rules write it. All its words must hold; `!` turns one around, `/` stands between
 * alternatives. A word is a kind of event (`wedding/party`), a state of the place (`field`, `tent`), a figure (`people>=80`),
 * what goes on (`does:speech/panel`), what the text says (`says:no_power`), what is asked for firmly (`asks:toilet`) or
 * named at all (`names:screen`),
 * or a rule that calls for its thing or offers it (`rule:picture`, `offers:toilets`). Throws on a word that is none of these.
 */
export function parseWhen(text: string, rules: Rules): When {
  const terms = text
    .split(' ')
    .filter((word) => word !== '')
    .map((word) => termOf(word, rules));
  return (occasion, room) => terms.every((term) => term(occasion, room));
}

function termOf(word: string, rules: Rules): When {
  if (word.startsWith('!')) {
    const term = termOf(word.slice(1), rules);
    return (occasion, room) => !term(occasion, room);
  }
  const [, prefix, names = ''] = /^(?:(\w+):)?(.+)$/u.exec(word) ?? [];
  const atoms = names.split('/').map((name) => atomOf(prefix, name, rules));
  return (occasion, room) => atoms.some((atom) => atom(occasion, room));
}

function atomOf(prefix: string | undefined, name: string, rules: Rules): When {
  switch (prefix) {
    case 'does': {
      const activity = ACTIVITIES.find((each) => each === name);
      if (activity !== undefined) return ({ does }) => does(activity);
      break;
    }
    case 'says': {
      const condition = CONDITIONS.find((each) => each === name);
      if (condition !== undefined) return ({ facts }) => says(facts, condition);
      break;
    }
    case 'asks': {
      const kind = KINDS.find((each) => each === name);
      if (kind !== undefined)
        return ({ facts }) => facts.demands.some(({ kinds: [first], optional }) => first === kind && !optional);
      break;
    }
    case 'names': {
      const kind = KINDS.find((each) => each === name);
      if (kind !== undefined) return ({ facts }) => isNamed(facts, kind);
      break;
    }
    case 'rule':
      return rules(name, 'need');
    case 'offers':
      return rules(name, 'offer');
    case undefined:
      return figureOf(name) ?? stateOf(name);
  }
  throw new Error(`A rule speaks of ${prefix ?? ''}:${name}, which is nothing that is known`);
}

/** Asked for, refused, had already or only spoken of. */
function isNamed({ demands, exclusions, spokenOf, doubts }: Facts, kind: Kind): boolean {
  return [...demands, ...exclusions, ...spokenOf, ...doubts].some(({ kinds }) => kinds.includes(kind));
}

/** `people>=80`, `players<=10`, `room>=30`, `choir>0`. */
function figureOf(name: string): When | null {
  const [, measure, sign, figure] = /^(\w+)(>=|<=|<|>)(\d+)$/u.exec(name) ?? [];
  const measured = measure === undefined ? undefined : MEASURES[measure];
  if (measured === undefined) return null;
  const limit = Number(figure);
  return (occasion, room) => {
    const value = measured(occasion, room);
    if (sign === '>=') return value >= limit;
    if (sign === '<=') return value <= limit;
    return sign === '>' ? value > limit : value < limit;
  };
}

const MEASURES: Readonly<Record<string, (event: KnownEvent, room: Room) => number>> = {
  people: ({ people }) => people,
  days: ({ days }) => days,
  room: (_, { people }) => people,
  rooms: ({ breakouts }) => breakouts.length,
  spaces: ({ facts }) => facts.spaces.length,
  players: ({ players }) => players,
  acts: ({ acts }) => acts,
  choir: ({ choir }) => choir,
  panel: ({ panel }) => panel,
  speakers: ({ speakers }) => speakers,
};

function stateOf(name: string): When {
  const kind = EVENT_KINDS.find((each) => each === name);
  if (kind !== undefined) return ({ is }) => is(kind);
  const state = STATES[name];
  if (state === undefined) throw new Error(`A rule speaks of ${name}, which is nothing that is known`);
  return state;
}

const STATES: Readonly<Record<string, (event: KnownEvent) => boolean>> = {
  field: ({ field }) => field,
  open_air: ({ openAir }) => openAir,
  indoors: ({ facts }) => facts.setting?.value === 'indoor',
  tent: ({ underCanvas }) => underCanvas,
  furnished: ({ furnish }) => furnish,
  dj: ({ dj }) => dj,
  bare: ({ dry }) => dry,
  order: ({ facts }) => facts.scope === 'order',
  at_one_table: ({ facts }) => facts.seating.some(({ value }) => value === 'boardroom'),
  covered_stage: (occasion) => isCoveredStageAsked(occasion),
  // Months in which an evening under canvas is cold in Britain.
  cold: ({ facts }) => [10, 11, 12, 1, 2, 3, 4].includes(Number(facts.dateFound?.value.slice(5, 7) ?? '')),
};
