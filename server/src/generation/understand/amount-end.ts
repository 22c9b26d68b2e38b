import { markAt, type Text, wordAt } from '../reading/document/text.ts';

/** Whether what is said of an amount ends at token `at`; where its pieces or its measure are `said`, an "and" or a "for" ends it too. */
export function isEnd(text: Text, at: number, said: boolean): boolean {
  const token = text.tokens[at];
  if (token === undefined || token.kind === 'break') return true;
  if (token.kind === 'mark') return ',)];.'.includes(markAt(text, at));
  return (said && AND.has(token.text)) || IF.has(wordAt(text, at));
}

const AND = new Set(['and', 'und', 'et', 'y', 'en', 'plus', 'sowie', 'for', 'fur', 'pour', 'para', 'voor']);
/** "Uplighters for the ballroom, 20 IF possible". */
const IF = new Set(['if', 'falls', 'wenn', 'si', 'als', 'please', 'bitte', 'svp', 'graag']);
