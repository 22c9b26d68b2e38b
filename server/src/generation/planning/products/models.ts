import type { ShelfProduct } from '../../types.ts';

/** What a product holds or comes with is not its name: "Party PA (2x K12, 1 sub)", "ULXD1 w/ WL185". */
const CONTENTS = /[([].*|\s(?:w\/|with|incl|inkl|mit|avec|con|met)\b.*/iu;
/** Letters and a figure behind them: "K12.2", "SM58", "AC30", "CDJ-3000". A size begins with its figure. */
const MODEL = /(?<![\p{L}\p{N}.'′’-])\p{L}{1,6}-?\d[\p{L}\d.-]*/gu;
const MEASURES: ReadonlySet<string> = new Set(['m2', 'm3']);

/** The models named in a text, plain: "cdj3000". */
export function modelsIn(text: string): readonly string[] {
  const found = text.match(MODEL) ?? [];
  return found.map((word) => plain(word)).filter((word) => !MEASURES.has(word));
}

/** Whether a product goes by one of the models: "K12" is the K12.2, "SM58" the SM58-LC. */
export function isModel(product: ShelfProduct, models: readonly string[]): boolean {
  if (models.length === 0) return false;
  const own = product.name.replace(CONTENTS, '').match(MODEL) ?? [];
  return own.some((word) => models.some((model) => plain(word) === model || goesOn(word, model)));
}

/** A dot or hyphen behind the whole of it: "K12.2" goes on from "K12", "K120" does not. */
function goesOn(word: string, model: string): boolean {
  const head = word.toLowerCase().split(/[.](?=\d)|(?<=\d)-/u)[0] ?? '';
  return plain(head) === model;
}

function plain(word: string): string {
  return word.toLowerCase().replaceAll(/[.-]+/g, '');
}
