import { wordList } from '../text/lexicon.ts';
import { sentenceOf, wordAt } from '../text/text.ts';
import { isSupplier, ownerAt } from './owners.ts';
import type { Finding, Reading } from './reading.ts';
import { YOUR } from './small-words.ts';

const asks = wordList(
  `ask, asking, asked, contact, contacting, approach, approaching, ring, ringing, phone, phoning, call, calling, email, emailing, speak to, speaking to, spoken to, talk to, talking to, check with, checking with, see if, beg, borrow from, fragt, frage, fragen, anfragen bei, spricht mit, sprechen mit, redet mit, reden mit, demande à, demander à, demandera à, demandons à, contacte, contacter, contactera, voit avec, voir avec, pregunta a, preguntar a, preguntamos a, habla con, hablar con, hablará con, contacta con, vraagt, vragen, vraag, contacteert, spreekt met, belt`,
);
const about = wordList(
  `for, about, re, regarding, on, concerning, for loan of, for the loan of, for a loan of, about borrowing, about the loan of, to lend us, if they can lend us, if we can borrow, whether they can lend us, whether we can borrow, to borrow, nach, wegen, um, über, pour, pour les, pour des, au sujet des, au sujet de, de, sobre, por, por las, por los, para, om, over, voor, naar`,
);
/** Who is bidden to ask is the supplier, unless somebody is named for it. */
const DOING = new Set(
  "to will 'll i'll we'll he'll she'll they'll agreed offered is are am be been has have had i we he she they wird werden wollen will va vais allons voy va vamos gaat gaan zal ga wir ich".split(
    ' ',
  ),
);
const REACH = 12; // tokens between the verb and the thing

/** "Sue to ASK THE COUNCIL ABOUT bins", "I'll ask the church for chairs": they come, if at all, from whoever is asked. */
export function askedOf(reading: Reading, index: number): Finding | null {
  const { text, mentions, things, lists, words } = reading;
  const mention = mentions[index];
  if (mention === undefined || text.numberTo.has(mention.from)) return null;
  const article = words.determiners.before(text.tokens, mention.from)?.from ?? mention.from;
  const joint = about.before(text.tokens, article) ?? about.before(text.tokens, mention.from);
  if (joint === null) return null;
  const { from } = sentenceOf(text, mention.from);
  for (let at = joint.from - 1; at > Math.max(from, mention.from - REACH); at -= 1) {
    if (
      wordAt(text, at) === '' ||
      things.has(at) ||
      YOUR.has(wordAt(text, at)) ||
      YOU.has(wordAt(text, at)) ||
      isSupplier(text, at)
    )
      return null;
    const verb = asks.at(text.tokens, at);
    if (verb === null || verb.to >= joint.from) continue;
    const doing = DOING.has(wordAt(text, at - 1)) || wordAt(text, at - 1).endsWith("'ll");
    if (!doing || ownerAt(reading, verb.to, false) === null) return null;
    return { reason: 'provided', first: index, last: lists[index] ?? index, from: at, to: mention.to };
  }
  return null;
}

const YOU = new Set(
  'you us me ihnen dich euch vous ustedes usted te jullie u firms companies suppliers quotes'.split(' '),
);
