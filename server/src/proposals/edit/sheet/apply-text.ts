import type { ProposalChange } from '@showbill/contract';
import { answeredText } from '@showbill/contract/answered';
import { invalidRequest } from '../../../platform/errors.ts';
import type { At } from './at.ts';
import type { Sheet } from './sheet.ts';

const MOST_TEXTS = 100;

type Change<Kind extends ProposalChange['kind']> = Extract<ProposalChange, { kind: Kind }>;

export function dismissText(sheet: Sheet, { list, text }: Change<'dismiss_text'>): Sheet {
  const place = sheet[list].indexOf(text);
  return place < 0 ? sheet : { ...sheet, [list]: sheet[list].toSpliced(place, 1) };
}

export function restoreText(sheet: Sheet, { list, text, place }: Change<'restore_text'>, at: At): Sheet {
  if (sheet[list].includes(text)) return sheet;
  requireRoom(sheet[list], `${at.param}.text`);
  return { ...sheet, [list]: sheet[list].toSpliced(place, 0, text) };
}

/** An answer is kept even where somebody else answered or struck the question meanwhile. */
export function answerQuestion(sheet: Sheet, { question, answer }: Change<'answer_question'>, at: At): Sheet {
  const text = answeredText(question, answer);
  const questions = sheet.questions.filter((each) => each !== question);
  if (sheet.assumptions.includes(text)) return { ...sheet, questions };
  requireRoom(sheet.assumptions, `${at.param}.answer`);
  return { ...sheet, questions, assumptions: [...sheet.assumptions, text] };
}

function requireRoom(texts: readonly string[], param: string): void {
  if (texts.length < MOST_TEXTS) return;
  throw invalidRequest(param, ({ drafts }) => drafts.tooManyTexts(String(MOST_TEXTS)));
}
