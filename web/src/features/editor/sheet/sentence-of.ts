import type { inferOutput } from '@trpc/tanstack-react-query';
import type { trpc } from '../../../lib/trpc.ts';
import { TEXTS } from '../../../texts/index.ts';
import { fieldName } from './field-name.ts';
import { formatValue } from './format-value.ts';

const texts = TEXTS.editor.history;

type Entry = inferOutput<typeof trpc.proposals.history>[number];
type Field = NonNullable<Entry['details']['fields']>[number];

/** What became of one field, as the history tells it. */
export function sentenceOf(edited: Field, currency: string): string {
  const { name, field, was, now } = edited;
  switch (field) {
    case 'line':
      return was == null ? texts.added(name ?? '') : texts.removed(name ?? '');
    case 'question':
    case 'assumption':
    case 'unmet':
      return sentenceOfText(field, edited);
    default: {
      const what = fieldName(field);
      return texts.from(
        name === null ? what : `${name}, ${what}`,
        formatValue(field, was, currency),
        formatValue(field, now, currency),
      );
    }
  }
}

function sentenceOfText(field: 'question' | 'assumption' | 'unmet', { name, was, now }: Field): string {
  const text = name ?? '';
  if (now == null) return texts.textGone[field](text);
  if (was == null) return texts.textBack[field](text);
  return typeof now === 'string' && now !== text ? texts.answered(now) : texts.openAgain(text);
}
