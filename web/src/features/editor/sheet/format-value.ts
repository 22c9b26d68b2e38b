import { LANGUAGE_NAMES, type Language } from '@showbill/contract/languages';
import { formatCount, formatDays, formatMoney } from '../../../lib/format.ts';
import { TEXTS } from '../../../texts/index.ts';

const texts = TEXTS.editor.history;
const LONGEST = 80;

/** The value of a field as people read it. */
export function formatValue(field: string, value: unknown, currency: string): string {
  if (value === null || value === undefined || value === '') return texts.nothing;
  if (typeof value === 'boolean') return value ? texts.yes : texts.no;
  if (typeof value === 'number')
    return field === 'unit_price' || field === 'unit_cost' ? formatMoney(value, currency) : formatCount(value);
  if (typeof value === 'string') return formatText(field, value);
  if (Array.isArray(value)) return value.map((each) => formatValue(field, each, currency)).join(', ') || texts.nothing;
  return typeof value === 'object' ? formatChange(value, currency) : texts.nothing;
}

function formatText(field: string, value: string): string {
  if (field === 'category' && Object.hasOwn(TEXTS.categories, value)) {
    return TEXTS.categories[value as keyof typeof TEXTS.categories];
  }
  if (field === 'language' && Object.hasOwn(LANGUAGE_NAMES, value)) return LANGUAGE_NAMES[value as Language];
  const { layouts } = TEXTS.documents;
  if (field === 'layout' && Object.hasOwn(layouts, value)) return layouts[value as keyof typeof layouts];
  if (field === 'date' || field === 'valid_until') return formatDays(value, 1);
  return value.length > LONGEST ? `${value.slice(0, LONGEST)} …` : value;
}

/** A discount or surcharge; of payment terms, that there are some. */
function formatChange(change: object, currency: string): string {
  if ('rest' in change) return texts.yes;
  if ('made' in change && 'postcode' in change)
    return String(change.postcode ?? ('distance' in change ? change.distance : ''));
  if ('percent' in change) return `${String(change.percent)} %`;
  return 'amount' in change && typeof change.amount === 'number' ? formatMoney(change.amount, currency) : texts.nothing;
}
