/** Before a figure that is a guess or a least, in all five languages: "SAY ten of them", "UNOS 100 metros". */
export const ABOUT = `say, about, approx, approximately, around, roughly, some, maybe, perhaps, probably, circa, ca, at least, at most, up to, in total, a total of,
  no less than, minimum, min, max, we think, we thought, we guess, we figure, i reckon, we were told, of about, of around, of at least, of approx, of approximately, of, measuring, size, sized, i think, preferably, ideally, like, prob, probs, more like, call it, guessing, i guess, i'd guess, i'd say, we reckon,
  je, jeweils, etwa, ungefähr, rund, zirka, circa, mindestens, höchstens, insgesamt, sagen wir, von, von etwa, von ca, mit, bis zu,
  environ, d' environ, à peu près, au moins, disons, au total, de, de environ,
  unos, unas, alrededor de, aproximadamente, al menos, digamos, pon, pongamos, en total, de unos, de unas, como mínimo,
  een stuk of, ongeveer, zeg, zeg maar, zo'n, minstens, in totaal, laten we zeggen, van, van ongeveer, van circa`;
