import type { Mention } from '../mention.ts';
import { isCounted, sentenceOf } from '../text/text.ts';
import type { Reading } from './reading.ts';

/**
 * "4 DI boxes. 5 DI boxes IF SHANE USES TWO GUITARS", "two amps (IF IT IS A SMALL CLUB, one amp)": the other number that
 * would do in another case, of what was counted before; and what somebody plays in that case.
 */
export function isInOtherCase({ text, mentions }: Reading, mention: Mention): boolean {
  const { from, to } = sentenceOf(text, mention.from);
  const start = text.tokens[mention.from]?.start ?? 0;
  const end = text.tokens[mention.to - 1]?.end ?? start;
  const before = text.raw.slice(Math.max(text.tokens[from]?.start ?? 0, start - REACH), start);
  const behind = text.raw.slice(end, Math.min(text.tokens[to - 1]?.end ?? end, end + REACH));
  if (PLAYED.test(before)) return true;
  if (!isCounted(text, mention) || !(CASE.test(behind) || IN_BRACKET.test(before))) return false;
  return mentions.some(
    (other) => other.to <= mention.from && other.kinds[0] === mention.kinds[0] && isCounted(text, other),
  );
}

const REACH = 110; // characters
const CASE =
  /^(?: \([^)]*\))?,? (?:if|when|falls|wenn|sofern|si|als|indien) (?!possible|needed|required|necessary|available|there|you|not|nötig|möglich|vorhanden|besoin|possible|nécessaire|hace|necesario|posible|nodig|mogelijk)(?:\p{L}+ ){1,4}?(?:uses?|plays?|brings?|is|are|comes?|joins?|has|have|spielt|benutzt|kommt|ist|sind|joue|utilise|vient|est|usa|toca|viene|es|gebruikt|speelt|komt)\b/iu;
const IN_BRACKET = /\((?:if|falls|wenn|bei|si|als|indien|in (?:a |small|kleinen)) ?[^()]*$/iu;
const PLAYED =
  /\b(?:if|when|falls|wenn|si|als|indien) (?:\p{L}+ ){1,3}?(?:uses?|plays?|is (?:using|playing)|spielt|benutzt|joue|utilise|usa|toca|gebruikt|speelt) (?:a |an |the |his |her |their |eine? |un |une |una |een |\d+ |\p{L}+ )?$/iu;
