import type { Scrubber } from './scrubber.ts';

/** A proposal whose client is erased. */
export interface ErasedProposal {
  readonly number: string;
  readonly shareUrl: string;
}

/**
 * A proposal as programs were or are told of it (events, answers that are kept for retries) without its client and what
 * they wrote: figures, numbers and dates stay.
 */
export function withoutClient(told: object, { number, shareUrl }: ErasedProposal, scrubber: Scrubber): object {
  const instead: Readonly<Record<string, (value: unknown) => unknown>> = {
    title: () => number,
    scope_summary: () => '',
    client: () => null,
    unmet: () => [],
    assumptions: () => [],
    questions: () => [],
    share_url: () => shareUrl,
    event: (event) => ({ ...(isObject(event) && event), description: '', venue: null }),
    line_items: (lines) => (Array.isArray(lines) ? lines.map((line: object) => ({ ...line, reason: '' })) : lines),
  };
  return Object.fromEntries(
    Object.entries(told).map(([name, value]) => {
      const change = instead[name];
      return [name, scrubber.json(change === undefined ? value : change(value))];
    }),
  );
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}
