import { KIND_CATEGORY, type Kind } from '../../../equipment/index.ts';
import type { EventKind, Fact, Facts, PerformerKind } from '../../facts.ts';
import type { Mention } from '../things/mention.ts';
import type { Span, Text } from '../document/text.ts';
import { readActivities } from './activities.ts';
import { readEvents } from './events.ts';
import { kindsCalled } from '../../kind-sets.ts';

type Told = Pick<Facts, 'events' | 'activities'>;

/**
 * What the event is and what happens, once its things are known: a word in the name of a thing tells of no event where
 * another does, and in an order of nothing ("conference chairs", "dinner plates").
 */
export function toldBeside(
  text: Text,
  mentions: readonly Mention[],
  { events, activities, performers, demands, scope }: Told & Pick<Facts, 'performers' | 'demands' | 'scope'>,
): Told {
  const isThing = isInThing(mentions);
  const outside = readEvents(text, isThing);
  const isTold = scope !== 'event' || outside[0]?.words !== null;
  return {
    events: asPlayed(isTold ? outside : events, performers, demands),
    activities: scope === 'event' ? activities : readActivities(text, performers, isThing),
  };
}

/** Whether a run of tokens lies in the name of a thing, or right before or behind it. */
function isInThing(mentions: readonly Mention[]): (span: Span) => boolean {
  const inside = new Set(
    mentions
      .filter(({ kinds }) => kinds.length > 0)
      .flatMap(({ from, to }) => Array.from({ length: to - from + 2 }, (_, step) => from - 1 + step)),
  );
  return ({ from }) => inside.has(from);
}

const MUSICIANS: ReadonlySet<PerformerKind> = new Set(['band', 'ensemble', 'orchestra', 'choir', 'singer']);
const PLAYED_WITH = kindsCalled('played_with');

/** A rider is of a concert where somebody plays; a performance is one where musicians do, and nothing to a DJ. */
function asPlayed(
  events: readonly Fact<EventKind>[],
  performers: Facts['performers'],
  demands: Facts['demands'],
): readonly Fact<EventKind>[] {
  const played = demands.filter(({ kinds: [kind] }) => kind !== undefined && isPlayedWith(kind)).length;
  const musicians = played > 1 || performers.some(({ kind }) => MUSICIANS.has(kind));
  const isToDj = performers.some(({ kind }) => kind === 'dj');
  return events.map((event) => {
    const words = event.words?.toLowerCase() ?? '';
    const isRider = words.endsWith('rider') && performers.length === 0 && played === 0;
    if (event.value === 'concert' && isRider) return { ...event, value: 'other' };
    if (event.value !== 'theatre' || !words.startsWith('performance')) return event;
    return musicians ? { ...event, value: 'concert' } : isToDj ? { ...event, value: 'other' } : event;
  });
}

function isPlayedWith(kind: Kind): boolean {
  return KIND_CATEGORY[kind] === 'backline' || PLAYED_WITH.has(kind);
}
