import type { Mention } from './mention.ts';
import { sentenceOf, type Text, wordAt } from '../reading/document/text.ts';

/** "86 tables in gold SKIRTING", "six tables, SKIRTED in blue", "screens with SKIRTS": what tables wear is cloth, and no stage's. */
export function withTableSkirts(text: Text, mentions: readonly Mention[]): readonly Mention[] {
  return mentions.flatMap((mention, index): readonly Mention[] => {
    if (mention.kinds[0] !== 'stage_skirt' || !SKIRTS.has(wordAt(text, mention.to - 1))) return [mention];
    const { from } = sentenceOf(text, mention.from);
    const worn = mentions.slice(0, index).findLast((each) => each.from >= from && WEARERS.test(each.kinds[0] ?? ''));
    const kind = worn?.kinds[0] ?? '';
    if (kind === 'projection_screen') return [];
    return kind.startsWith('table_') || kind === 'registration_desk'
      ? [{ ...mention, kinds: ['tablecloth'] }]
      : [mention];
  });
}

const SKIRTS = new Set('skirt skirts skirting skirtings skirted'.split(' '));
const WEARERS = /^(?:table_|registration_desk$|stage_deck$|mobile_stage$|projection_screen$|catwalk$|choir_riser$)/u;
