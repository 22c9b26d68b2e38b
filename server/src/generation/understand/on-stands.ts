import type { Kind } from '../../equipment/index.ts';
import type { Mention } from './mention.ts';
import { markAt, type Span, sentenceOf, type Text, wordAt } from '../reading/document/text.ts';

/** "Four instrument mics (condensers) on boom stands": a stand for each of them, where the stands have no figure of their own. */
export function withStandsCounted(text: Text, mentions: readonly Mention[]): Mention[] {
  return mentions.map((named, index) => {
    const before = mentions[index - 1];
    if (isOfDisplay(text, named, before)) return { ...named, kinds: DISPLAY_STAND };
    const mention = isOfMic(text, named, before) ? { ...named, kinds: MIC_STAND } : named;
    if (mention.kinds[0] !== 'mic_stand' || !isOn(text, mention)) return mention;
    const sentence = sentenceOf(text, mention.from).from;
    const mics = mentions
      .slice(Math.max(0, index - FEW), index)
      .filter(
        ({ kinds: [kind], from }) => kind?.startsWith('mic_') === true && kind !== 'mic_stand' && from >= sentence,
      );
    const count = mics.flatMap((mic) => figureOf(text, mic, mentions) ?? []).at(-1);
    return count === undefined ? mention : { ...mention, count };
  });
}

/** "2 x SM57 W/ STANDS", "four microphones with stands". */
function isOfMic(text: Text, { kinds: [kind], from, to }: Mention, before: Mention | undefined): boolean {
  const plain = kind === 'exhibition_stand' && to - from === 1;
  const near = before?.kinds[0]?.startsWith('mic_') === true && from - before.to <= W_REACH;
  return plain && near && isOn(text, { from, to });
}

/** "2 monitores de 55 CON SU PEANA": what a screen stands on, no plinth. */
function isOfDisplay(text: Text, { kinds: [kind], from, to }: Mention, before: Mention | undefined): boolean {
  const near = before?.kinds[0] === 'display' && from - before.to <= SIZE_REACH;
  return kind === 'plinth' && near && isOn(text, { from, to });
}

const SIZE_REACH = 5; // tokens: "de 55 con su"
const DISPLAY_STAND: readonly Kind[] = ['display_stand'];
const W_REACH = 2; // tokens: "w/"
const MIC_STAND: readonly Kind[] = ['mic_stand'];

/** "2 x SM57", "three horn mics". */
function figureOf(text: Text, { from }: Span, mentions: readonly Mention[]): number | null {
  for (let at = from; at > from - REACH; at -= 1) {
    const number = text.numberTo.get(at);
    const ofName = mentions.some(
      (other) => number !== undefined && number.from >= other.from && number.from < other.to,
    ); // "SM 58"
    if (number !== undefined) return ofName ? null : number.value;
    if (wordAt(text, at - 1) === '' && markAt(text, at - 1) !== 'x') return null;
  }
  return null;
}

const REACH = 3; // tokens between a figure and its microphones

function isOn(text: Text, { from }: Span): boolean {
  if (markAt(text, from - 1) === '/' && wordAt(text, from - 2) === 'w') return true;
  return ON.has(wordAt(text, from - 1)) || (A.has(wordAt(text, from - 1)) && ON.has(wordAt(text, from - 2)));
}

const FEW = 3;
const ON = new Set(['on', 'with', 'w', 'auf', 'mit', 'sur', 'avec', 'con', 'sobre', 'op', 'met']);
const A = new Set('a tall short einem un een su sus son leur ihrem seinem its their zijn hun'.split(' '));
