import { textOf } from '../completions/drivers.ts';
import type { Choice, Occasion } from '../types.ts';

/** A set that comes with a microphone to hold: "mixer, 1 radio mic", "battery PA c/w h/held mic", "mit Handmikrofon". */
const JOINT = String.raw`(?:\b(?:with|incl\.?|including|and|c\/w|w\/|mit|inkl\.?|avec|con|met|\d)|[,+&])\s`;
const ONE = String.raw`(?:(?:\d|one|a|an|ein|einem|un|een)\s)?`;
const MIC = String.raw`(?:mics?\b|microphones?\b|h(?:and|\/)held\b|handmi[ck]ro|funkmikro|mikro|micro|micrófono)`;
const WITH_MIC = new RegExp(String.raw`${JOINT}${ONE}(?:[\p{L}/-]+\s){0,2}${MIC}`, 'iu');

/** One microphone without a make of its own is the one that comes with the set; of a hire also where its description says so. */
export function withoutMicsOfSets(choices: readonly Choice[], { dry }: Pick<Occasion, 'dry'>): readonly Choice[] {
  const sets = choices.filter(
    ({ product, kind, optional }) =>
      !optional &&
      (kind === 'pa_package' || kind === 'speaker_top') &&
      WITH_MIC.test(dry ? textOf({ product }) : product.name),
  );
  if (sets.length === 0) return choices;
  const spare = choices.find(isSingleMic);
  return spare === undefined ? choices : choices.filter((choice) => choice !== spare);
}

function isSingleMic({ need, kind, units }: Choice): boolean {
  return kind === 'mic_wireless_handheld' && units === 1 && !/\d/u.test(need.phrase);
}
