import type { Kind } from '../../../equipment/index.ts';
import type { EventKind, Facts } from '../../facts.ts';
import { between } from '../sizes.ts';
import type { PeopleFrom } from '../types.ts';
import { says } from './conditions.ts';

const MOST_PEOPLE = 1_000_000;

/** Assumed where the brief gives no number of guests; [ours]. */
const USUAL: Partial<Record<EventKind, number>> = {
  meeting: 20,
  concert: 200,
  club_night: 200,
  festival: 1000,
  exhibition: 300,
  fair: 300,
  sports: 200,
};
const USUAL_ELSE = 100;
/** An order that gives no number ("a PA for our festival") is sized for a small event of its kind; [ours]. */
const MOST_OF_ORDER = 200;

const SEATS: ReadonlySet<Kind> = new Set(['chair', 'chair_banquet']);
/** From so many chairs on, these are for the guests; [ours]. */
const FEWEST_CHAIRS = 10;

/** How many come: as said, as many as the place holds, as the chairs asked for, or as such events usually have. */
export function peopleOf(facts: Facts, kind: EventKind): { people: number; peopleFrom: PeopleFrom } {
  const capacities = facts.spaces.filter(({ role }) => role !== 'breakout').map(({ capacity }) => capacity ?? 0);
  const chairs = facts.demands
    .filter(({ kinds }) => kinds.some((each) => SEATS.has(each)))
    .reduce((sum, { quantity }) => sum + (wholeNumber(quantity) ?? 0), 0);
  const figures: readonly [PeopleFrom, number | null][] = [
    ['said', wholeNumber(facts.attendees?.value ?? null)],
    ['place', wholeNumber(Math.max(0, ...capacities))],
    ['chairs', chairs >= FEWEST_CHAIRS ? chairs : null],
  ];
  const [peopleFrom, people] = figures.find(([, figure]) => figure !== null) ?? ['usual', null];
  const usual = USUAL[kind] ?? USUAL_ELSE;
  const assumed = facts.scope === 'event' ? usual : Math.min(usual, MOST_OF_ORDER);
  return { people: Math.min(people ?? assumed, MOST_PEOPLE), peopleFrom };
}

/**
 * How many are at one place at a time: where guests come and go through the day a third of all, from 150 to 500; of those
 * who come in the course of a show two thirds; [ours].
 */
export function peopleAtATime(people: number, facts: Facts, comeAndGo: boolean): number {
  if (comeAndGo) return Math.min(people, between(150, people / 3, 500));
  return says(facts, 'visitors_over_the_day') ? Math.max(Math.min(people, 500), Math.ceil((people * 2) / 3)) : people;
}

/** Rounded up; null for what is no number of things. */
export function wholeNumber(value: number | null): number | null {
  return value !== null && Number.isFinite(value) && value > 0 ? Math.ceil(value) : null;
}
