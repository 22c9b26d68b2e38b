import type { Kind } from '../../../equipment/index.ts';
import type { Mention } from '../mention.ts';
import { markAt, sentenceOf, type Text, wordAt } from '../../reading/document/text.ts';

const AMPS: ReadonlySet<Kind> = new Set<Kind>(['guitar_amp', 'bass_amp']);
const MAKES = new Set(
  'vox orange fender marshall mesa boogie roland peavey ampeg aguilar markbass hartke blackstar laney engl hiwatt soldano supro hughes eden ashdown swr'.split(
    ' ',
  ),
);

/** "Amplificador de guitarra VOX … amplificador de guitarra ORANGE", "FENDER guitar amp": two of different makes are two. */
export function withMakesOfAmps(text: Text, mentions: readonly Mention[]): readonly Mention[] {
  return withoutChoices(text, withCombos(text, mentions)).map((mention) => {
    const [kind] = mention.kinds;
    if (kind === undefined || !AMPS.has(kind) || mention.model === true) return mention;
    if (isMake(text, mention.to)) return { ...mention, to: mention.to + 1, model: true };
    return isMake(text, mention.from - 1) && !JOINTS.has(wordAt(text, mention.from - 2))
      ? { ...mention, from: mention.from - 1, model: true }
      : mention;
  });
}

/** "BASS: COMBO or cabinet (4x10)", "Gitarre: Topteil und Box": what somebody plays through, by who plays. */
function withCombos(text: Text, mentions: readonly Mention[]): readonly Mention[] {
  const found = text.tokens.flatMap((token, at): Mention[] => {
    const kind = OF_PLAYER[token.text];
    if (kind === undefined || markAt(text, at + 1) !== ':') return [];
    const combo = [2, 3, 4].map((step) => at + step).find((next) => COMBOS.has(wordAt(text, next)));
    if (combo === undefined) return [];
    const { to } = sentenceOf(text, at);
    if (mentions.some((mention) => AMPS.has(mention.kinds[0] ?? 'tape') && mention.from > at && mention.from < to))
      return [];
    return [{ kinds: [kind], categories: [], from: combo, to: combo + 1 }];
  });
  if (found.length === 0) return mentions;
  const others = mentions.filter(({ from, to }) => !found.some((amp) => from < amp.to && to > amp.from));
  return [...others, ...found].toSorted((a, b) => a.from - b.from);
}

const OF_PLAYER: Readonly<Record<string, Kind>> = {
  bass: 'bass_amp',
  bajo: 'bass_amp',
  basse: 'bass_amp',
  guitar: 'guitar_amp',
  gitarre: 'guitar_amp',
  guitare: 'guitar_amp',
  guitarra: 'guitar_amp',
};
const COMBOS = new Set(
  'combo combos cabinet cabinets cab cabs head topteil amp amplifier verstarker ampli amplificador'.split(' '),
);

/** "2 tube combos (Marshall JVM, JCM series, Fender)": which of them will do. */
function withoutChoices(text: Text, mentions: readonly Mention[]): readonly Mention[] {
  return mentions.filter((mention) => {
    const [kind] = mention.kinds;
    if (kind === undefined || !AMPS.has(kind) || mention.model !== true || text.numberTo.has(mention.from)) return true;
    let open = mention.from - 1;
    while (open > mention.from - BRACKET && markAt(text, open) !== '(' && markAt(text, open) !== ')') open -= 1;
    if (markAt(text, open) !== '(') return true;
    const choices = choicesIn(text, open);
    return !mentions.some(
      (other) =>
        other.kinds[0] === kind &&
        other.to <= open &&
        other.to > open - AHEAD &&
        text.numberTo.has(other.from) &&
        text.numberTo.get(other.from)?.value !== choices, // "2 amps (Fender Twin, Vox AC30)": one of each
    );
  });
}

function choicesIn(text: Text, open: number): number {
  let named = 1;
  for (let at = open + 1; at < open + 2 * BRACKET && markAt(text, at) !== ')'; at += 1)
    if (markAt(text, at) === ',' || JOINTS.has(wordAt(text, at))) named += 1;
  return named;
}

const BRACKET = 12; // tokens
const AHEAD = 7; // tokens between an amplifier and the bracket behind it: "at least 80 W"
const JOINTS = new Set(['or', 'oder', 'ou', 'o', 'of']);

function isMake(text: Text, at: number): boolean {
  return text.tokens[at]?.capital === true && MAKES.has(wordAt(text, at));
}
