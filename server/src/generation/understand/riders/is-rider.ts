import type { Text } from '../../reading/document/text.ts';
import { BIDS, BOTH_SIDES, GREETING, RIDER, SPEAKER } from '../words/riders.ts';

const TITLE = 600; // characters in which a rider says what it is

/**
 * Whether a text is what performers hand to those who book them: there "the promoter provides four wedges" is a wish,
 * since it is the promoter who asks for an offer.
 */
export function isRider(text: Text): boolean {
  const known = riders.get(text);
  if (known !== undefined) return known;
  const found = isRiderIn(text.raw);
  riders.set(text, found);
  return found;
}

const riders = new WeakMap<Text, boolean>();

function isRiderIn(raw: string): boolean {
  if (GREETING.test(raw.slice(0, 80))) return false;
  if (isSpeakers(raw) || RIDER.title.test(raw.slice(0, TITLE)) || RIDER.heading.test(raw)) return true;
  if (RIDER.specification.test(raw.slice(0, TITLE)) && RIDER.performer.test(raw)) return true;
  if (BOTH_SIDES.ours.test(raw) && BOTH_SIDES.hosts.test(raw)) return true;
  if (RIDER.stage.test(raw.slice(0, TITLE)) && RIDER.concert.test(raw) && !BIDS.test(raw)) return true;
  if (RIDER.before.test(raw) && RIDER.place.test(raw) && !BIDS.test(raw)) return true;
  if (RIDER.performed.test(raw) && RIDER.performance.test(raw) && RIDER.brings.test(raw)) return true;
  const joined = raw.replace(/[ \t]*\n[ \t]*(?=\p{Ll})/gu, ' ');
  return !BIDS.test(raw) && (RIDER.contract.test(joined) || (RIDER.bound.test(raw) && RIDER.act.test(raw)));
}

/** What a speaker or a performer of their own hands on. */
function isSpeakers(raw: string): boolean {
  if (SPEAKER.act.test(raw) && SPEAKER.brings.test(raw)) return true;
  return !BIDS.test(raw) && SPEAKER.requirements.test(raw) && SPEAKER.keynote.test(raw);
}
