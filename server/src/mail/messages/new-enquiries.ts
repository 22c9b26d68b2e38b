import type { Company } from '../../accounts/index.ts';
import { speechOf } from '../../languages/index.ts';
import type { Letter } from '../types.ts';
import { paragraph } from './parts.ts';

/** That enquiries came in, to the company: how many, and nothing of what strangers typed. */
export function newEnquiries({ language }: Company, count: number, appUrl: string): Letter {
  const { format, texts } = speechOf(language);
  const { one, many, oneCame, manyCame, next, open } = texts.letters.enquiries;
  const written = format.count(count);
  return {
    language,
    subject: count === 1 ? one : many(written),
    blocks: [
      paragraph(`${count === 1 ? oneCame : manyCame(written)} ${next}`),
      { type: 'link', label: open, url: appUrl },
    ],
  };
}
