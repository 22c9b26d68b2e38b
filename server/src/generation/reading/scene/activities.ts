import { z } from 'zod';
import {
  ACTIVITIES,
  type Activity,
  type Fact,
  type PerformerKind,
  type Performers,
  type Seating,
  SEATINGS,
} from '../../facts.ts';
import { factOf, type Span, type Text } from '../document/text.ts';
import { isCalledOff, isDenied } from './denied.ts';
import { phrasesOf } from './phrases.ts';
import { wordsFor } from './words.ts';

const activities = phrasesOf('activities', { activity: z.enum(ACTIVITIES).or(z.literal('')) });
const seatings = phrasesOf('seatings', { seating: z.enum(SEATINGS).or(z.literal('')) });
const thingBehind = wordsFor('thing behind');

/** What happens at the event, in the order of the text, what the performers do first. `isThing`: runs that name equipment. */
export function readActivities(
  text: Text,
  performers: readonly Performers[],
  isThing: (span: Span) => boolean = () => false,
): readonly Fact<Activity>[] {
  const done = performers.map(({ kind, words }): Fact<Activity> => ({ value: ACTIVITY_OF[kind], words }));
  const said = activities.all(text).flatMap(({ row: { activity }, ...span }): Fact<Activity>[] => {
    if (activity === '' || isThing(span) || !isTold(text, span)) return [];
    return activity === 'live_music' && isCalledOff(text, span) ? [] : [factOf(text, activity, span)];
  });
  return firsts([...done, ...said]);
}

const ACTIVITY_OF: Readonly<Record<PerformerKind, Activity>> = {
  speaker: 'speech',
  panel: 'panel',
  host: 'speech',
  singer: 'live_music',
  band: 'live_music',
  ensemble: 'acoustic_music',
  choir: 'live_music',
  orchestra: 'live_music',
  dj: 'dj',
  dancers: 'theatre',
};

/** How people sit or stand, in the order of the text. */
export function readSeating(text: Text): readonly Fact<Seating>[] {
  return firsts(
    seatings
      .all(text)
      .flatMap(({ row: { seating }, ...span }) =>
        seating !== '' && isTold(text, span) ? [factOf(text, seating, span)] : [],
      ),
  );
}

function isTold(text: Text, span: Span): boolean {
  return thingBehind.at(text, span.to).length === 0 && !isDenied(text, span);
}

function firsts<T>(facts: readonly Fact<T>[]): readonly Fact<T>[] {
  return [...Map.groupBy(facts, ({ value }) => value).values()].flatMap(([first]) => first ?? []);
}
