import type { Kind } from '../../../equipment/index.ts';
import type { Mention } from '../mention.ts';
import { type Text, wordAt } from '../text/text.ts';

const AMPS: ReadonlySet<Kind> = new Set<Kind>(['guitar_amp', 'bass_amp']);
const MAKES = new Set(
  'vox orange fender marshall mesa boogie roland peavey ampeg aguilar markbass hartke blackstar laney engl hiwatt soldano supro hughes eden ashdown swr'.split(
    ' ',
  ),
);

/** "Amplificador de guitarra VOX … amplificador de guitarra ORANGE", "FENDER guitar amp": two of different makes are two. */
export function withMakesOfAmps(text: Text, mentions: readonly Mention[]): readonly Mention[] {
  return mentions.map((mention) => {
    const [kind] = mention.kinds;
    if (kind === undefined || !AMPS.has(kind) || mention.model === true) return mention;
    if (isMake(text, mention.to)) return { ...mention, to: mention.to + 1, model: true };
    return isMake(text, mention.from - 1) && !JOINTS.has(wordAt(text, mention.from - 2))
      ? { ...mention, from: mention.from - 1, model: true }
      : mention;
  });
}

const JOINTS = new Set(['or', 'oder', 'ou', 'o', 'of']);

function isMake(text: Text, at: number): boolean {
  return text.tokens[at]?.capital === true && MAKES.has(wordAt(text, at));
}
