import type { Demand } from '../../facts.ts';
import { anyOf } from '../words/pattern-words.ts';

/** "A lectern with a microphone", in the five languages; with no other word between than what joins them. */
const TOGETHER = new RegExp(
  String.raw`${anyOf('lectern')}s?[\s,(]{1,3}(?:${anyOf('joint_of_parts')}\s){1,3}${anyOf('microphone')}`,
  'iu',
);
const PLAIN = new RegExp(`^(?:gooseneck )?${anyOf('microphone')}$`, 'iu');

/** The microphone that is named in one breath with the lectern is the one on it. */
export function withLecternMic(demands: readonly Demand[], description: string): readonly Demand[] {
  if (!TOGETHER.test(description) || !demands.some(({ kinds }) => kinds[0] === 'lectern')) return demands;
  const at = demands.findIndex(
    ({ kinds, phrase, quantity }) => kinds[0] === 'mic_wired' && (quantity ?? 1) === 1 && PLAIN.test(phrase.trim()),
  );
  return demands.map((demand, index) => (index === at ? { ...demand, kinds: ['mic_lectern', 'mic_wired'] } : demand));
}
