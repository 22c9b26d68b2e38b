import { type Token, withText } from './tokens.ts';

const set = (words: string): ReadonlySet<string> => new Set(words.split(/\s+/u));

/** Typed without their apostrophe, these are no other English word. */
const CONTRACTIONS: ReadonlyMap<string, string> = new Map(
  `don't won't can't doesn't didn't isn't aren't wasn't weren't couldn't wouldn't shouldn't hasn't haven't hadn't needn't
  mustn't ain't we've they've you've i've they're you're there's that's what's here's he's she's who's where's i'm it'll
  they'll you'll that'll who'll there'll they'd you'd y'all`
    .split(/\s+/u)
    .map((word) => [word.replace("'", ''), word]),
);

const DOINGS = `be bring use have do sort get need provide supply take handle look set put not also probably just make
  arrange run borrow want see keep leave`;

/** What is another word as well is a contraction where it begins a clause and one of these follows. */
const BEFORE: ReadonlyMap<string, { readonly word: string; readonly next: ReadonlySet<string> }> = new Map([
  ['well', { word: "we'll", next: set(DOINGS) }],
  ['ill', { word: "i'll", next: set(DOINGS) }],
  ['wed', { word: "we'd", next: set('like love rather prefer need want also') }],
  ['id', { word: "i'd", next: set('like love rather prefer need want also') }],
  ['lets', { word: "let's", next: set('not leave skip do drop forget keep have go say use get stick') }],
  [
    'were',
    {
      word: "we're",
      next: set(
        'bringing using having alright gonna doing getting providing supplying taking making arranging running borrowing planning looking going hiring renting fine good ok okay sorted covered set not happy all expecting after holding hosting organising organizing putting',
      ),
    },
  ],
]);

const JOINING = set('and but so as because since or if that which');

/** "dont", "weve", "were bringing our own" in English as they are written with care. */
export function withApostrophes(tokens: readonly Token[]): readonly Token[] {
  return tokens.map((token, index) => {
    if (token.kind !== 'word') return token;
    const plain = CONTRACTIONS.get(token.text);
    if (plain !== undefined) return withText(token, plain);
    const other = BEFORE.get(token.text);
    const next = tokens[index + 1];
    if (other === undefined || next?.kind !== 'word' || !other.next.has(next.text)) return token;
    const before = tokens[index - 1];
    const begins = before === undefined || before.kind !== 'word' || JOINING.has(before.text);
    return begins ? withText(token, other.word) : token;
  });
}
