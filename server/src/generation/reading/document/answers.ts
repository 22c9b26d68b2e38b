import { COURTESIES, NO_WORDS, ROUGHLY, YES_WORDS } from '../../understand/words/answers.ts';

const SAID_YES = String.raw`(?:(?:${YES_WORDS})(?: (?:${COURTESIES}))?[ ,.:;–-]{1,3})?`;
const ABOUT = String.raw`(?:(?:${ROUGHLY})[ ]{1,2})?`;
const LINES = String.raw`(?:\r?\n[ \t]{0,4}){0,2}`;
const FIGURE = String.raw`\d[\d.,]{0,8}`;

/** "How many chairs do you need? 80", "Stage? Yes please, 6x4 m", with the figure in the same line or the next. */
const QUESTION = new RegExp(
  String.raw`(?<=^[^\n?!]{0,80})\?(?=[ \t]{0,4}${LINES}${SAID_YES}${ABOUT}${FIGURE})`,
  'gimu',
);
const ANSWER = new RegExp(String.raw`[ \t]{0,4}${LINES}(?:${SAID_YES}(?=${ABOUT}\d))?`, 'iuy');

/** "Will you need staging?\nNo": the answer in the next line. */
const QUESTION_LINE = /\?[ \t]{0,4}\r?\n(?:[ \t]{0,4}\r?\n)?[ \t]{0,4}(?=\S)/gu;
const YES_OR_NO = new RegExp(
  String.raw`(?:${YES_WORDS}|${NO_WORDS})(?: (?:${COURTESIES}))?(?=[ \t]{0,4}(?:$|[\r\n,.;!–-]))`,
  'iuy',
);

/** A line of nothing but a figure or a size. */
const FIGURE_LINE = new RegExp(
  String.raw`^${ABOUT}${FIGURE}(?:\s?[-–]\s?${FIGURE}|\s?[x×]\s?${FIGURE}\s?(?:m|ft|')?)?$`,
  'iu',
);
/** A line that is no more than the name of something. */
const LABEL_LINE = /^\p{L}[\p{L}\p{M} '’/&()-]{1,40}$/u;
const LABEL_WORDS = 5;

/**
 * Where a form asks and a figure answers: the offsets of the question marks or of the ends of labels, each with where
 * the figure begins. "Number of guests?\n80", "Chairs\n80" say what "Chairs: 80" says.
 */
export function answersIn(description: string): ReadonlyMap<number, number> {
  const answers = new Map<number, number>();
  for (const { index, 0: asked } of description.matchAll(QUESTION_LINE)) {
    if (isOfPlace(description, index)) continue;
    if (isYesOrNo(description, index + asked.length)) answers.set(index, figureFrom(description, index + asked.length));
  }
  for (const { index } of description.matchAll(QUESTION)) {
    answers.set(index, figureFrom(description, index + 1));
  }
  let at = 0;
  let label: number | null = null; // where the line before ends, which is a label
  let open = false; // the line before is a figure that answers nothing, so the label behind it may be its own
  for (const line of description.split('\n')) {
    const written = line.trim();
    const from = at + line.indexOf(written);
    const end = at + line.length - (line.endsWith('\r') ? 1 : 0);
    at += line.length + 1;
    if (written === '') continue;
    const isFigure = FIGURE_LINE.test(written);
    const isAnswer = isYesOrNo(description, from);
    if ((isFigure || isAnswer) && label !== null) answers.set(label, figureFrom(description, from));
    open = isFigure ? label === null : open && isLabel(written);
    label = !isFigure && !isAnswer && !open && isLabel(written) ? end : null;
  }
  return answers;
}

/** "Is there a projector? / Yes, on the ceiling", "Loudspeakers? / No. You would need to bring some": asked of a place. */
function isOfPlace(description: string, mark: number): boolean {
  const begin = description.lastIndexOf('\n', mark) + 1;
  const answer = description.slice(mark + 1, mark + 1 + LONGEST).trimStart();
  return OF_PLACE.test(description.slice(begin, mark)) || TO_BE_BROUGHT.test(answer);
}

const LONGEST = 120; // letters of an answer
const OF_PLACE =
  /^[\s>\u2009\u200a]*(?:is there|are there|does the (?:venue|hall|room|hotel) have|has the (?:venue|hall|room) got|gibt es|ist (?:dort|da)|y a[- ]t[- ]il|est[- ]ce qu['’]il y a|hay|is er|zijn er)\b(?! (?:any|some|etwas|was|quelque|algo|iets))/iu;

/** "No. You would need to bring one in": the answer of whoever has none. */
export const TO_BE_BROUGHT =
  /^(?:no|nope|none|sorry|nein|non|nee|not any ?more)\b[^\n?]{0,40}?[.,;–-]\s*(?:(?:so |then )?you(?:['’]?(?:ll|d)| would| will)? (?:need|have) to (?:bring|hire|rent|get|supply|provide)|(?:please |so )?bring (?:one|some|your)|(?:one|some|it) (?:is|are|will be) (?:needed|required)|(?:we|you)(?:['’]?(?:ll|d)| would| will)? need (?:one|some|to hire|to rent)|die müss(?:t|en)|bitte mitbringen|il faudra(?:it)? en|habría que|dan moet)/iu;

/** Behind the "yes, " before a figure; else where the answer begins. */
function figureFrom(description: string, at: number): number {
  ANSWER.lastIndex = at;
  ANSWER.test(description);
  return Math.max(at, ANSWER.lastIndex);
}

function isYesOrNo(description: string, at: number): boolean {
  YES_OR_NO.lastIndex = at;
  return YES_OR_NO.test(description);
}

function isLabel(line: string): boolean {
  return LABEL_LINE.test(line) && line.split(/\s+/u).length <= LABEL_WORDS;
}
