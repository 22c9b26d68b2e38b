import { describe, expect, it } from 'vitest';
import { readText } from './text.ts';

const words = (said: string): string[] =>
  readText(said).tokens.flatMap(({ kind, text }) => (kind === 'word' ? [text] : []));

describe('words without their apostrophe', () => {
  it.each([
    ['We wont be needing the stage, weve got one', ["won't", "we've"]],
    ['Theres a projector and its ours, dont bring any', ["there's", "don't"]],
    ['The screens were bringing ourselves and were fine for chairs', ["we're"]],
    ['Well bring our own chairs', ["we'll"]],
    ['Id like a quote for the marquee', ["i'd"]],
    ['Lets leave the lighting for now', ["let's"]],
  ])('are read with it: %s', (said, contractions) => {
    expect(words(said)).toEqual(expect.arrayContaining(contractions));
  });

  it.each([
    ['The chairs were good and the well is deep', "we're"],
    ['Nous voulons 40 chaises, dont 10 blanches', "don't"],
    ['The hall lets out its kitchen, id card at the door', "let's"],
  ])('stay as they are where they are another word: %s', (said, contraction) => {
    expect(words(said)).not.toContain(contraction);
  });

  it('keep the words of the brief as they were written', () => {
    const { tokens, raw } = readText('We dont need chairs');
    const token = tokens.find(({ text }) => text === "don't");
    expect(raw.slice(token?.start, token?.end)).toBe('dont');
  });
});
