import { furtherNext, nowAsked } from '../further.ts';
import { wordList } from '../text/lexicon.ts';
import { sentenceOf, type Text, wordAt } from '../text/text.ts';
import { INSUFFICIENT } from '../words/demands.ts';
import type { Finding, Reading } from './reading.ts';

const insufficient = wordList(INSUFFICIENT);
const AFTER_INSUFFICIENT = 16;

/** "… but not enough", "… but we need a bigger one". */
export function isInsufficient({ text, mentions }: Reading, finding: Finding): boolean {
  if (areOnlySome(text, finding) || areMoreNext(text, mentions, finding) || isUnreliable(text, finding)) return true;
  const sentence = sentenceOf(text, finding.from);
  const limit = Math.min(sentence.to, finding.to + AFTER_INSUFFICIENT);
  for (let index = finding.to; index < limit; index += 1) {
    const hit = insufficient.at(text.tokens, index);
    const plenty = hit !== null && THAN.has(wordAt(text, hit.to)); // "mehr als genug"
    const settled = hit !== null && OF_THAT.has(wordAt(text, hit.to)); // "open as usual, so nothing for that"
    const ofAnother =
      hit !== null &&
      BEING.has(wordAt(text, hit.from)) &&
      mentions.some(({ from }) => from >= finding.to && from < hit.from);
    if (ofAnother) continue; // "has a good stage, but the sound is awful"
    if (hit !== null && !plenty && !settled && !NOT_MORE.has(wordAt(text, index - 1))) return true;
  }
  return false;
}

/** "Do we need to rent chairs? THE SCHOOL ONLY HAS 40", "Tables: the hall has only ten": whoever says so wants more. */
function areOnlySome(text: Text, { to }: Finding): boolean {
  const at = [to, to + 1, to + 2].find((step) => text.numberFrom.has(step));
  if (at === undefined || ![1, 2, 3].some((step) => ONLY.has(wordAt(text, at - step)))) return false;
  const behind = wordAt(text, text.numberFrom.get(at)?.to ?? at);
  return behind === '' || JOINTS.has(behind);
}

/** "We thought the council would provide barriers BUT THEY CAN'T", "we'd RATHER NOT RELY ON the venue's mics". */
function isUnreliable(text: Text, { from, to }: Finding): boolean {
  const [start, end] = [text.tokens[from]?.start ?? 0, text.tokens[to - 1]?.end ?? 0];
  return (
    LET_DOWN.test(text.raw.slice(end, end + NEAR)) || NOT_RELIED.test(text.raw.slice(Math.max(0, start - NEAR), start))
  );
}

const NEAR = 70; // letters
const LET_DOWN =
  /^[^.;!?\n]{0,20}\bbut (?:they|he|she|it|that|this)(?:['’]ve| have| has)? (?:can['’]?t|cannot|can no longer|won['’]t|will not|no longer|aren['’]t able|pulled out|let us down|cancelled|fell through|fallen through|said no|backed out)\b/iu;
const NOT_RELIED =
  /(?:\bnot|n['’]t|\brather not|\bwithout) (?:want to |have to |wish to |going to )?(?:rely(?:ing)?|depend(?:ing)?|count(?:ing)?|bank(?:ing)?) on (?:the |their |our )?$/iu;

/** "The hall has 60 chairs. WE NEED 40 MORE." */
function areMoreNext(text: Text, mentions: Reading['mentions'], finding: Finding): boolean {
  const last = mentions[finding.last];
  if (last === undefined) return false;
  const next = (text.numberTo.has(last.from) ? furtherNext(text, last.to) : null) ?? nowAsked(text, last);
  return next !== null && !mentions.some(({ from }) => from >= last.to && from < next.from);
}

const JOINTS = new Set('and but so und aber et mais y pero en maar'.split(' '));

const ONLY = new Set('only just nur bloss seulement que solo solamente slechts maar'.split(' '));
const BEING = new Set(['is', 'are', "isn't", "aren't"]);
const OF_THAT = new Set(['that', 'those', 'it', 'this', 'them', 'you']);
const THAN = new Set('than als que dan'.split(' '));
/** "not too small", "by another company". */
const NOT_MORE = new Set(
  'by from with via durch von vom par por door not nicht pas no niet kein keine yet noch never'.split(' '),
);
