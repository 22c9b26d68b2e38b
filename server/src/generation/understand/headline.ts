import type { Span, Text } from '../reading/document/text.ts';

const LONGEST = 110; // characters

/** Stands in what heads a brief: its first line, its subject, or the line of a form that asks what is planned. */
export function isInHeadline({ raw, tokens }: Text, { from }: Span): boolean {
  const at = tokens[from]?.start ?? 0;
  const begin = raw.lastIndexOf('\n', at - 1) + 1;
  const end = raw.indexOf('\n', at);
  const line = raw.slice(begin, end === -1 ? raw.length : end).trim();
  if (line.length > LONGEST || line.length === raw.trim().length) return false;
  return raw.slice(0, begin).trim() === '' || LABELS.test(line);
}

/** "Subject: …", "What is the event? …", "Anlass: …". */
const LABELS =
  /^[>*#•\s-]*(?:(?:re|fwd?|aw|wg|tr|rv)\s*:\s*)*(?:subject|re|betreff|objet|asunto|onderwerp|betreft|(?:name of |type of |what is the |your |the )?(?:event|occasion|function|project|projekt)(?: name| type| title)?|what|titel|title|anlass|(?:art der )?veranstaltung|(?:type d['’])?événement|manifestation|(?:tipo de )?evento|acto|(?:soort )?evenement|gelegenheid|scope)\s*(?:[:?|–—]|- )/iu;
