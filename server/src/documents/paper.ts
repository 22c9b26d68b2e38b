import type { Language } from '@showbill/contract';
import { type Speech, speechOf } from '../languages/index.ts';
import { readable } from '../platform/colour.ts';
import { type DocumentLogo, readLogoForPaper } from './logo.ts';
import type { DocumentCompany } from './types.ts';

export const INK = '#1c1917';
export const QUIET = '#6b645c';
export const LINE = '#e4dfd6';
const HOUSE_COLOUR = '#b45309';

/** Points: of running text, of what is looked up, of labels. */
export const SIZE = { text: 9.5, small: 8.5, label: 7.5 } as const;
export const MARGIN = { side: 54, top: 50, bottom: 66 } as const;

/** Where paper is cut as in the United States. */
const LETTER_COUNTRIES = new Set(['US', 'CA', 'MX', 'PR', 'PH', 'CO', 'VE', 'CL', 'CR', 'GT', 'NI', 'PA', 'SV', 'DO']);

/** The company's sheet: its size, its colours, its logo, and the language that it is written in. */
export interface Paper {
  readonly size: 'A4' | 'LETTER';
  /** Between the margins, in points. */
  readonly width: number;
  /** Of text. */
  readonly accent: string;
  /** Of rules, where nothing has to be read. */
  readonly rule: string;
  readonly logo: DocumentLogo | null;
  readonly speech: Speech;
  /** How much room there is between things, as a share of the usual. */
  readonly spacing: number;
}

export async function paperOf(company: DocumentCompany, language: Language): Promise<Paper> {
  const isLetter = LETTER_COUNTRIES.has(company.country);
  const rule = company.colour ?? HOUSE_COLOUR;
  return {
    size: isLetter ? 'LETTER' : 'A4',
    width: (isLetter ? 612 : 595.28) - 2 * MARGIN.side,
    accent: readable(rule, { paper: '#ffffff', ink: INK }),
    rule,
    logo: company.logo === null ? null : await readLogoForPaper(company.logo.image, company.logo.forDarkGround),
    speech: speechOf(language),
    spacing: 1,
  };
}
