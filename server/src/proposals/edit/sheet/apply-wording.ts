import type { ProposalChange } from '@showbill/contract';
import { BY_LINES, BY_PERSON, lookedAt, madeFromLines, openQuestions, type WordingField } from '../../wording/index.ts';
import type { At } from './at.ts';
import { canHave, PROPOSAL } from './conflicts.ts';
import { fieldsOf, type Sheet } from './sheet.ts';

type TextChange = Extract<ProposalChange, { kind: 'set_title' | 'set_summary' }>;

const FIELDS: readonly WordingField[] = ['title', 'summary'];

/** A text as somebody wrote it is theirs from then on; one that an undoing brings back is whose it was. */
export function setWording(before: Sheet, change: TextChange, at: At): Sheet {
  const field = change.kind === 'set_title' ? 'title' : 'summary';
  const sheet = at.givenTexts.has(field) ? before : madeAnew(at.stored, before, field);
  const to = change.kind === 'set_title' ? change.title : change.summary;
  const current = textOf(sheet, field);
  const isOvertaken = change.over === 'lines' && current !== change.was && current !== to;
  if (isOvertaken) return sheet;
  const { currency } = at.ground;
  const [stored, now] = [fieldsOf(at.stored, currency), fieldsOf(sheet, currency)];
  // nobody loses a text that nobody wrote
  const isFree = change.author === undefined && sheet.wording[field].by === 'lines';
  if (!isFree && !canHave(at.conflicts, PROPOSAL, [{ field, to, was: change.was }], { stored, current: now }))
    return sheet;
  if (change.author === undefined) {
    if (current === to) return sheet;
    at.givenTexts.delete(field);
  } else at.givenTexts.add(field);
  return withWording(sheet, field, { text: to, author: change.author ?? BY_PERSON });
}

/** Made from the lines as they are; a title of which nothing else is known stays. */
export function followLines(sheet: Sheet, { field }: Extract<ProposalChange, { kind: 'follow_lines' }>, at: At): Sheet {
  at.givenTexts.delete(field);
  const text = madeFromLines(field, sheet.wording.told, sheet);
  return text === null ? keepText(sheet, { field }, at) : withWording(sheet, field, { text, author: BY_LINES });
}

export function keepText(before: Sheet, { field }: { readonly field: WordingField }, at: At): Sheet {
  const sheet = at.givenTexts.has(field) ? before : madeAnew(at.stored, before, field);
  return withWording(sheet, field, { text: textOf(sheet, field), author: BY_PERSON });
}

/**
 * A draft whose texts follow its lines and its event: those that nobody wrote are made anew where that makes a
 * difference, and it is noted what those of a person name. `asks`: whether its questions follow as well.
 */
export function settled(stored: Sheet, sheet: Sheet, given: ReadonlySet<WordingField>, asks: boolean): Sheet {
  const made = FIELDS.reduce(
    (current, field) => (given.has(field) ? current : madeAnew(stored, current, field)),
    sheet,
  );
  const looked = isLookedAt(made, given)
    ? made
    : { ...made, wording: lookedAt(made.wording, { title: made.title, summary: made.scopeSummary }, made.lines) };
  if (!asks) return looked;
  const asked = made.wording.told?.questions ?? [];
  const questions = openQuestions(made.questions, asked, stored.lines, made.lines);
  return questions === made.questions ? looked : { ...looked, questions };
}

/** A draft whose texts follow what was done to its lines and its event beside a list of changes. */
export function withTexts(stored: Sheet, sheet: Sheet): Sheet {
  return settled(stored, sheet, new Set(), true);
}

/** What a text of the lines would be, where it is theirs: whether a change makes a difference to it. */
export function wouldDiffer(field: WordingField, one: Sheet, other: Sheet): boolean {
  const { told } = one.wording;
  return one.wording[field].by === 'lines' && madeFromLines(field, told, one) !== madeFromLines(field, told, other);
}

function madeAnew(stored: Sheet, sheet: Sheet, field: WordingField): Sheet {
  if (sheet.wording[field].by !== 'lines') return sheet;
  const isAsItWas = stored.wording[field].by === 'lines' && !wouldDiffer(field, stored, sheet);
  const text = isAsItWas ? textOf(stored, field) : madeFromLines(field, sheet.wording.told, sheet);
  return text === null || text === textOf(sheet, field) ? sheet : withWording(sheet, field, { text, author: BY_LINES });
}

function isLookedAt({ wording }: Sheet, given: ReadonlySet<WordingField>): boolean {
  return FIELDS.every((field) => {
    const author = wording[field];
    return given.has(field) || author.by === 'lines' || author.seen !== null;
  });
}

function textOf(sheet: Sheet, field: WordingField): string {
  return field === 'title' ? sheet.title : sheet.scopeSummary;
}

function withWording(
  sheet: Sheet,
  field: WordingField,
  { text, author }: { readonly text: string; readonly author: Sheet['wording'][WordingField] },
): Sheet {
  const wording = { ...sheet.wording, [field]: author };
  return field === 'title' ? { ...sheet, title: text, wording } : { ...sheet, scopeSummary: text, wording };
}
