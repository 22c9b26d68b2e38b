import type { Company } from '../../accounts/index.ts';
import type { SubHire } from '../../availability/index.ts';
import { speechOf } from '../../languages/index.ts';
import type { Letter } from '../types.ts';
import { paragraph } from './parts.ts';

/**
 * Asks a supplier for units, in the company's language: nothing of whom they are for but the number, and nothing of prices. It ends
 * with the address that the answer goes to.
 */
export function toSupplier(
  { name, language }: Pick<Company, 'name' | 'language'>,
  { supplierName, productName, units, arrives, goesBack, proposal }: SubHire,
  answersTo: string,
): Letter {
  const speech = speechOf(language);
  const { texts, format } = speech;
  const says = texts.letters.supplier;
  const what = `${format.count(units)} × ${productName}`;
  return {
    language: speech.language,
    subject: says.subject(what),
    blocks: [
      paragraph(texts.letters.hello(supplierName)),
      paragraph(says.ask),
      {
        type: 'facts',
        facts: [
          { label: says.what, value: what },
          { label: says.arrives, value: format.day(arrives) },
          { label: says.goesBack, value: format.day(goesBack) },
          ...(proposal === null ? [] : [{ label: says.reference, value: proposal.number }]),
        ],
      },
      paragraph(says.price),
      paragraph(name),
      paragraph(answersTo),
    ],
  };
}
