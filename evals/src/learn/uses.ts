import type { Category } from '@showbill/contract';
import type { Kind } from '../../../server/src/equipment/index.ts';
import { readAsking } from '../../../server/src/generation/understand/asking.ts';
import { type Reading, readingOf } from '../../../server/src/generation/understand/exclusions/reading.ts';
import { featuresOf } from '../../../server/src/generation/understand/learned/features.ts';
import { readMentions } from '../../../server/src/generation/understand/mentions.ts';
import { readPerformers } from '../../../server/src/generation/understand/performers.ts';
import { readText } from '../../../server/src/generation/understand/text/text.ts';

/** A thing that a description names, and what stands around it. */
export interface Use {
  readonly kinds: readonly Kind[];
  readonly categories: readonly Category[];
  readonly features: readonly string[];
}

/** A description as understanding reads it, and the things that it names. */
export interface UsesRead {
  readonly reading: Reading;
  readonly uses: readonly Use[];
}

/** As `npm run learn` learns from them: in the order of `reading.mentions`. */
export function usesIn(description: string): UsesRead {
  const text = readText(description);
  const asking = readAsking(text);
  const mentions = readMentions(text, asking, readPerformers(text).spans);
  const reading = readingOf(text, asking, mentions);
  const uses = mentions.map((mention) => ({
    kinds: mention.kinds,
    categories: mention.categories,
    features: featuresOf(reading, mention),
  }));
  return { reading, uses };
}
