import { COVER_NOTE_LIMIT, type Layout, LAYOUTS, text } from '@showbill/contract';
import { invalidField } from '../platform/errors.ts';

/** What a company's proposals say of it beside its name; null: nothing. */
export interface Letterhead {
  /** In lines, as on an envelope. */
  readonly address: string | null;
  readonly telephone: string | null;
  /** In the register of companies. */
  readonly registrationNumber: string | null;
  /** Where it is paid to. */
  readonly bankLine: string | null;
}

/** How a proposal is shown to its client. */
export interface Presentation {
  readonly layout: Layout;
  /** Whether lines are shown with pictures of their products. */
  readonly pictures: boolean;
  /** What it begins with; null: nothing. */
  readonly coverNote: string | null;
}

/** What is left out stays; an empty text is none. */
export interface LetterheadChanges {
  readonly address?: string | undefined;
  readonly telephone?: string | undefined;
  readonly registrationNumber?: string | undefined;
  readonly bankLine?: string | undefined;
  /** What new proposals begin with. */
  readonly layout?: string | undefined;
  readonly pictures?: boolean | undefined;
  readonly coverNote?: string | undefined;
}

/** Changes as the columns of the company; throws `invalid_request` for what they cannot be. */
export function letterheadColumns(changes: LetterheadChanges) {
  const { address, telephone, registrationNumber, bankLine, layout, pictures, coverNote } = changes;
  return {
    ...(address !== undefined && { address: checked('address', address, 300) }),
    ...(telephone !== undefined && { telephone: checked('telephone', oneLine(telephone), 50) }),
    ...(registrationNumber !== undefined && {
      registration_number: checked('registration_number', oneLine(registrationNumber), 60),
    }),
    ...(bankLine !== undefined && { bank_line: checked('bank_line', oneLine(bankLine), 200) }),
    ...(layout !== undefined && { layout: checkedLayout(layout) }),
    ...(pictures !== undefined && { shows_pictures: pictures }),
    ...(coverNote !== undefined && { cover_note: checked('cover_note', coverNote, COVER_NOTE_LIMIT) }),
  };
}

function oneLine(value: string): string {
  return value.replace(/\s+/g, ' ');
}

function checked(param: string, value: string, most: number): string | null {
  const known = text(most, 0).safeParse(value.replaceAll('\r\n', '\n'));
  if (!known.success) throw invalidField(param, known.error.issues[0]?.message ?? '');
  return known.data === '' ? null : known.data;
}

function checkedLayout(layout: string): Layout {
  const known = LAYOUTS.find((name) => name === layout);
  if (known === undefined) throw invalidField('layout', ({ needs }) => needs.oneOf(LAYOUTS.join(', ')));
  return known;
}
