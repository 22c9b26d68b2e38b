import { LOCALE } from '../texts/index.ts';

export interface FigureRule {
  /** Decimals at most; 0: whole numbers. */
  readonly decimals: number;
  /** Undefined: also below 0. */
  readonly least?: number | undefined;
  readonly most?: number | undefined;
  /** Whether `least` itself is too little. */
  readonly isAbove?: boolean | undefined;
}

export type Reading =
  | { readonly kind: 'figure'; readonly value: number }
  | { readonly kind: 'empty' }
  | { readonly kind: 'refused'; readonly why: 'unclear' | 'decimals' | 'range' };

/**
 * What somebody typed as a figure, as the locale writes it: in English `1,250.50`, in German `1.250,50`; a space or an
 * apostrophe parts thousands in both. The other way round is read where it alone makes sense (`38,50` in English), and
 * refused where it might mean something else (`1.250` where whole numbers are wanted).
 */
export function readFigure(text: string, rule: FigureRule, locale: string = LOCALE): Reading {
  const typed = text.trim().replaceAll('−', '-').replace(AROUND, '');
  if (typed === '') return { kind: 'empty' };
  const { point, comma } = marksOf(locale);
  const plain = plainOf(typed, comma, point) ?? plainOf(typed, point, comma);
  if (plain === null) return { kind: 'refused', why: 'unclear' };
  if ((plain.split('.')[1]?.length ?? 0) > rule.decimals) return { kind: 'refused', why: 'decimals' };
  const value = Number(plain);
  return isWithin(value, rule) ? { kind: 'figure', value } : { kind: 'refused', why: 'range' };
}

export function isWithin(value: number, { least, most, isAbove = false }: FigureRule): boolean {
  if (Math.abs(value) > (most ?? Number.MAX_SAFE_INTEGER)) return false;
  return least === undefined || value > least || (value === least && !isAbove);
}

/** A figure as the locale writes it, never rounded, so that it can be read again. */
export function writeFigure(value: number, fixed = 0, grouped = true, locale: string = LOCALE): string {
  const format = { minimumFractionDigits: fixed, maximumFractionDigits: MOST_DECIMALS, useGrouping: grouped };
  return new Intl.NumberFormat(locale, format).format(value);
}

const MOST_DECIMALS = 20;

/** A currency or a per cent sign before or behind a figure. */
const AROUND = /^\p{Sc}\s?(?=[\d.,-])|\s?[\p{Sc}%]$/gu;

/** What parts decimals (`point`) and thousands (`comma`). */
function marksOf(locale: string): { readonly point: string; readonly comma: string } {
  const parts = new Intl.NumberFormat(locale).formatToParts(0.5);
  return parts.some(({ type, value }) => type === 'decimal' && value === ',')
    ? { point: ',', comma: '.' }
    : { point: '.', comma: ',' };
}

/** The figure with a point and without groups; null where it is not written with these marks. */
function plainOf(typed: string, group: string, point: string): string | null {
  const groups = [group, String.raw`\s`, "'", '’'].map((mark) => (mark === '.' ? String.raw`\.` : mark));
  const whole = [String.raw`\d+`, ...groups.map((mark) => String.raw`\d{1,3}(?:${mark}\d{3})+`)].join('|');
  const decimals = `${point === '.' ? String.raw`\.` : point}(\\d*)`;
  const found = new RegExp(`^(-?)(?:(${whole})(?:${decimals})?|${decimals})$`, 'u').exec(typed);
  if (found === null) return null;
  const [, sign = '', before = '0', after = found[4] ?? ''] = found;
  if (found[2] === undefined && after === '') return null;
  return `${sign}${before.replaceAll(/\D/gu, '')}${after === '' ? '' : `.${after}`}`;
}
