import { KIND_CATEGORY } from '../../equipment/index.ts';
import type { Mention } from './mention.ts';
import { sentenceOf, type Text, wordAt } from '../reading/document/text.ts';

/** "One HD camera at the back, one further front, and (2) OPERATORS": those who stand behind what was named last. */
export function withCameraOperators(text: Text, mentions: readonly Mention[]): readonly Mention[] {
  return mentions.map((mention, index): Mention => {
    const [kind] = mention.kinds;
    if (kind !== 'crew_technician' || !OPERATORS.has(wordAt(text, mention.to - 1))) return mention;
    const { from } = sentenceOf(text, mention.from);
    const before = mentions
      .slice(0, index)
      .findLast((each) => each.kinds.some((other) => KIND_CATEGORY[other] !== 'crew'));
    const isBehind = before?.kinds[0] === 'camera' && before.from >= from;
    return isBehind ? { ...mention, kinds: ['crew_camera'] } : mention;
  });
}

const OPERATORS = new Set(
  'operator operators op ops bediener operateur operateurs operador operadores operadora operadoras'.split(' '),
);
