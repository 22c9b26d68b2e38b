import type { Choice } from './types.ts';

/** A set that comes with a microphone to hold: "mixer, 1 radio mic", "battery PA c/w h/held mic", "mit Handmikrofon". */
const WITH_MIC =
  /(?:\b(?:with|incl\.?|including|and|c\/w|w\/|\d)|,|\+|&|\bmit|\binkl\.?|\bavec|\bcon|\bmet)\s(?:\d\s|one\s|a\s|an\s|ein\s|einem\s|un\s|een\s)?(?:[\p{L}/-]+\s){0,2}(?:mics?\b|microphones?\b|handheld\b|h\/held\b|handmi[ck]ro|funkmikro|mikro|micro|micrófono)/iu;

/** One microphone without a make of its own is the one that comes with the set. */
export function withoutMicsOfSets(choices: readonly Choice[]): readonly Choice[] {
  const sets = choices.filter(
    ({ product, kind, optional }) =>
      !optional && (kind === 'pa_package' || kind === 'speaker_top') && WITH_MIC.test(product.name),
  );
  if (sets.length === 0) return choices;
  const spare = choices.find(isSingleMic);
  return spare === undefined ? choices : choices.filter((choice) => choice !== spare);
}

function isSingleMic({ need, kind, units }: Choice): boolean {
  return kind === 'mic_wireless_handheld' && units === 1 && !/\d/u.test(need.phrase);
}
