import type { Facts } from '../types.ts';
import { says } from './conditions.ts';
import { between } from './sizes.ts';

/**
 * How many are at one place at a time: where guests come and go through the day a third of all, from 150 to 500, or as
 * many as the brief says that hear it; of those who come in the course of a show two thirds; [ours].
 */
export function crowdAtATime(people: number, facts: Facts, comeAndGo: boolean): number {
  if (comeAndGo) return Math.min(people, facts.hearers ?? between(150, people / 3, 500));
  return says(facts, 'visitors_over_the_day') ? Math.max(Math.min(people, 500), Math.ceil((people * 2) / 3)) : people;
}
