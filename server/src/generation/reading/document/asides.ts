import type { Language } from '../../types.ts';

/** What people put before or behind what they say and that says nothing of it. `~`: with or without "that"; `:` only before a colon. */
const BEFORE: Readonly<Record<Language, string>> = {
  en: `just so you know~, just so you're aware~, just to let you know~, just to say~, for your info, for your information, fyi, please note~, pls note~, note that, note:, please be aware~, be aware~, nb, n.b., btw, by the way, ps, i should say~, i should add~, i should mention~, i should also say~, i should also mention~, i'd like to point out~, worth saying~, worth mentioning~, worth noting~, to be clear, just to be clear, for clarity, for the record, for avoidance of doubt, for the avoidance of doubt, as i said, as mentioned, as discussed, as agreed, as you know, as you may know, as far as i know, i forgot to say~, i forgot to mention~, forgot to say~, forgot to mention~, remember~, please remember~, bear in mind~, keep in mind~, one thing, one more thing, one last thing, another thing, obviously, luckily, thankfully, fortunately, happily, good news, on the plus side, it turns out~, turns out~, oh and`,
  de: `nur zur info, zur info, übrigens, ps, p.s., nb, wichtig:, hinweis:, gut zu wissen, ach ja, ach so, ach und, nur damit ihr es wisst, nur damit sie es wissen, bitte beachten, zum glück, glücklicherweise, noch was, noch etwas, wie gesagt, wie besprochen, der vollständigkeit halber`,
  fr: `pour info, pour information, à noter:, au fait, ps, p.s., nb, important:, ah et, ah oui, sachez que, à savoir, heureusement, comme convenu, comme je vous le disais, précision:, petite précision, autre chose, dernière chose`,
  es: `para que lo sepas, para que lo sepan, por cierto, pd, p.d., nota:, ojo:, importante:, ah y, que sepas que, por suerte, afortunadamente, como hablamos, como te dije, otra cosa, una cosa más`,
  nl: `ter info, trouwens, ps, p.s., nb, let op:, belangrijk:, o ja, oh ja, ach ja, even ter info, goed om te weten, gelukkig, zoals gezegd, zoals afgesproken, zoals besproken, nog iets, nog één ding`,
};

const BEHIND: Readonly<Record<Language, string>> = {
  en: `just so you know, so you know, just fyi, fyi, for your info, for information, btw, by the way, as you know, as you may know, as it happens, as discussed, as mentioned, as agreed, as i said, of course, obviously, though, anyway, i believe, i'm told, i am told, at no cost, at no charge, at no extra cost, at no additional cost, at no extra charge, free of charge, for free, which is handy, which is nice, thanks, thank you, many thanks, cheers, ta, xx, x`,
  de: `nur zur info, zur info, wie gesagt, wie besprochen, übrigens, natürlich, danke, vielen dank, danke schön, kostenlos, ohne aufpreis, soweit ich weiß`,
  fr: `pour info, pour information, comme convenu, bien sûr, bien entendu, évidemment, d'ailleurs, merci, merci d'avance, gratuitement, sans frais, je crois`,
  es: `para que lo sepas, para que lo sepan, como hablamos, por cierto, claro, por supuesto, gracias, muchas gracias, sin coste, sin cargo, creo`,
  nl: `ter info, even ter info, zoals afgesproken, zoals besproken, trouwens, natuurlijk, uiteraard, bedankt, dank u, dank je, kosteloos, denk ik`,
};

const BEGINNING = String.raw`(?<=^[ \t]*(?:[•·*>–—-][ \t]*)?|[.!?;][ \t]+|\()`;
const before = new RegExp(
  `${BEGINNING}(?:${either(BEFORE)})(?!\\p{L})(?:[ \\t]*[,:–—-])?(?=[ \\t]+[\\p{L}\\d])`,
  'gimu',
);
const behind = new RegExp(
  `(?<=\\p{L}[,]?[ \\t]+|\\p{L}[ \\t]*[–—-][ \\t]+)(?<!\\b(?:no|non|nein|nee|nicht|niet)[,]?[ \\t]*)(?:${either(BEHIND)})(?=[ \\t]*(?:[.!?;)]|$))`,
  'gimu',
);
/** Begins another sentence, whatever comes before it: "… and my mother, no. Also a PA". */
const ENDS = ';';
const SMILE = /(?<=\s)[:;]-?[)(DP](?=\s|[.!]|$)/gmu;

/** "Just so you know, the hall has chairs", "… as you know": without what only goes along. Offsets stay as they are. */
export function withoutAsides(raw: string): string {
  return raw
    .replace(SMILE, blank)
    .replace(PIECES, blank)
    .replace(BUILT_IN, blank)
    .replace(before, (said: string, at: number) =>
      (raw.slice(0, at).trimEnd().endsWith('.') ? ENDS : ' ').padEnd(said.length),
    )
    .replace(behind, blank);
}

/** "A hall with no BUILT-IN sound system": which one it lacks. */
const BUILT_IN =
  /(?<=\b(?:no|without|without any|lacks any|not any) )(?:built[- ]?in|in[- ]?house|fixed|permanent)(?= (?:\p{L}+ ){0,2}(?:systems?|pa|p\.a\.|speakers?|microphones?|projectors?|screens?|stage|lights|lighting|amplification|kit|equipment|av)\b)/giu;

/** "A dance floor 12x12 (so 16 of the 3x3 pieces)": worked out once more. */
const PIECES =
  /\((?:so|i\.?e\.?,?|that is|that's|=|also|das sind|soit|es decir|dus) \d{1,4} (?:of|x|pieces|panels|sections|teile|elemente|stück|dalles|piezas|stuks)\b[^()\n]{0,40}\)/giu;

function blank(said: string): string {
  return ' '.repeat(said.length);
}

function either(lists: Readonly<Record<Language, string>>): string {
  const phrases = Object.values(lists).flatMap((list) => list.split(',').map((phrase) => phrase.trim()));
  return [...new Set(phrases)]
    .toSorted((a, b) => b.length - a.length)
    .map((phrase) =>
      phrase
        .replace(/[.]/gu, '\\.')
        .replace(/'/gu, "['’]?")
        .replace(/ /gu, '[ \\t]+')
        .replace(/~$/u, '(?:[ \\t]+that)?')
        .replace(/:$/u, '(?=[ \\t]*:)'),
    )
    .join('|');
}
