import { markAt, type Span, type Text } from '../reading/document/text.ts';

/** "Sillas: 120 UDS. Mesas: 15 uds.": the next thing has its figure behind it too; "Barriers: 120 no. steel barriers" are one. */
export function isNextLabelled(text: Text, { from, to }: Span): boolean {
  const dotted = text.raw[text.tokens[to]?.end ?? -1] === '.' && text.tokens[to + 1]?.capital === true;
  return dotted && markAt(text, from - 1) === ':';
}
