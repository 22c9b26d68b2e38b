import { KIND_CATEGORY, type Kind } from '../../../equipment/index.ts';
import { exclusionsOf } from '../../plan/exclusions.ts';
import { understand } from '../index.ts';

/** What a description speaks of and we are not to bring, and what it wishes for; both as kinds. */
export type NotFromUsRow = readonly [description: string, notFromUs: string, wished: string];

/** What is read wrong of a row: kinds that we would bring though we are not to, and wishes that are not read as such. */
export function misreadOf([description, notFromUs, wished]: NotFromUsRow): {
  readonly brought: readonly Kind[];
  readonly missed: readonly Kind[];
} {
  const facts = understand({ description });
  const exclusions = exclusionsOf(facts);
  const asked = new Set(facts.demands.flatMap(({ kinds }) => kinds));
  const isWished = (kind: Kind) => asked.has(kind) && !exclusions.forbid(kind);
  return {
    brought: kindsOf(notFromUs).filter((kind) => isWished(kind) || !exclusions.makeIdle(kind)),
    missed: kindsOf(wished).filter((kind) => !isWished(kind)),
  };
}

/** The kinds of a list with spaces between them. @throws RangeError for a word that is no kind. */
export function kindsOf(list: string): readonly Kind[] {
  return list
    .split(' ')
    .filter((word) => word !== '')
    .map(kindOf);
}

function kindOf(word: string): Kind {
  if (!isKind(word)) throw new RangeError(`${word} is no kind`);
  return word;
}

function isKind(word: string): word is Kind {
  return KINDS.has(word);
}

const KINDS = new Set<string>(Object.keys(KIND_CATEGORY));
