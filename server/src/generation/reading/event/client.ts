import type { ClientFound, Fact } from '../../facts.ts';
import { fold } from '../document/fold.ts';
import { type FieldRole, type Piece, readLetter } from './letter.ts';

const EMAIL = /[\w.+-]{1,64}@(?:[\w-]{1,63}\.){1,4}[a-z]{2,24}/iu;
const PHONE = /(?<![\w.])(?:\+\d{1,3}|\(?0)[\d\s()/.-]{6,18}\d(?!\w)/u;
const SENDER = /^"?([^"<@]{2,60}?)"?\s*<([^<>\s]+@[^<>\s]+)>/u;
const NAME = /^\p{Lu}[\p{L}\p{M}'’.-]*(?: (?:\p{Lu}[\p{L}\p{M}'’.-]*|d[eu]|van|von|der|den|la|el|y|ter|zu)){0,4}$/u;
const LEGAL_FORMS = new Set(
  'ltd limited plc inc llc llp corp co gmbh ag kg ohg gbr mbh ev sa sas sarl sasu sl slu bv nv vof cv'.split(' '),
);

/**
 * Who asks: name, company, address for mail and telephone from the fields of a form, the From line of a mail or the lines
 * below a greeting; an address for mail that stands elsewhere counts where it is the only one.
 */
export function readClientFound(description: string): ClientFound {
  const { fields, signature } = readLetter(description);
  const field = (role: FieldRole) => fields.find((each) => each.role === role);
  const sender = SENDER.exec(field('from')?.written ?? '');
  const [signed] = signature;
  const mails = new Set(description.match(new RegExp(EMAIL, 'gu')) ?? []);
  return {
    name:
      said(field('name')?.written) ?? said(sender?.[1]) ?? said(NAME.exec(signed?.written.split(',')[0] ?? '')?.[0]),
    company: said(field('company')?.written) ?? said(first(signature, firmIn)),
    email:
      said(EMAIL.exec(field('email')?.written ?? '')?.[0]) ??
      said(sender?.[2]) ??
      said(first(signature, ({ written }) => EMAIL.exec(written)?.[0])) ??
      (mails.size === 1 ? said([...mails][0]) : null),
    phone:
      said(PHONE.exec(field('phone')?.written ?? '')?.[0]) ??
      said(first(signature, ({ written }) => PHONE.exec(written)?.[0])),
  };
}

function said(written: string | undefined): Fact<string> | null {
  const value = written?.trim() ?? '';
  return value === '' ? null : { value, words: value };
}

function first(lines: readonly Piece[], read: (line: Piece) => string | undefined): string | undefined {
  return lines.map(read).find((found) => found !== undefined);
}

/** "Events Manager, Barnaby Ltd": the part of a line that ends with the legal form of a firm. */
function firmIn({ written }: Piece): string | undefined {
  return written
    .split(/[,|•·]/u)
    .map((part) => part.trim())
    .find((part) => {
      const last = fold(part.split(/\s+/u).at(-1) ?? '').replace(/\.$/u, '');
      return part.includes(' ') && LEGAL_FORMS.has(last);
    });
}
