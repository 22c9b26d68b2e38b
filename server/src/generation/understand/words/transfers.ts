/** English verbs of handing over, getting and making, in the forms that say that somebody else has a thing or sees to it. */

/** Base, past and participle where they are irregular; the rest of the verb behind a stroke. */
const VERBS = `wheel|out, wheel|in, wheel|over, roll|out, cart|in, cart|over, haul|over, lug|in, lug|over, drag|in, drag|out, drag|over,
  dig dug|out, fish|out, rustle|up, scrape|together, scrape|up, cobble|together, knock|up, knock|together, turn|out with, roll|in with, roll|up with,
  pitch|in with, weigh|in with, come came come|through with, come came come|along with, come came come|up with, stump|up, cough|up, shell|out for, fork|out for, foot|the bill for, pick|up the tab for,
  sew sewed sewn|, stitch|, knit|, weld|, carve|, bake|, blow blew blown|up, hammer|together, screw|together, nail|together,
  possess|, hoard|, inherit|, salvage|, scrounge|, blag|, cadge|, wangle|, source|, unearth|, stash|,
  lend lent|us, lend lent|me, loan|us, gift|us, spare|us, sub|us, slip|us, fetch|over, fetch|along, bring brought|over, bring brought|round, send sent|over, send sent|round, drive drove driven|over, ferry|over, drop|round, drop|over, pop|round with, pop|over with`;

const VOWELS = /[aeiou]/u;

/** "brings", "brought", "is bringing", "has brought" and the like. */
function formsOf(entry: string): readonly string[] {
  const [words = '', rest = ''] = entry.trim().split('|');
  const [base = '', past = pastOf(base), participle = past] = words.split(' ');
  const ing = ingOf(base);
  const forms = [
    base,
    thirdOf(base),
    ...['is', 'are', 'will be', 'am', "i'm"].map((be) => `${be} ${ing}`),
    ...['has', 'have', 'has already', 'have already', 'have kindly', 'has kindly'].map(
      (have) => `${have} ${participle}`,
    ),
    past,
  ];
  return forms.map((form) => `${form} ${rest}`.trim());
}

function thirdOf(base: string): string {
  if (/(?:s|x|z|ch|sh|o)$/u.test(base)) return `${base}es`;
  return /[^aeiou]y$/u.test(base) ? `${base.slice(0, -1)}ies` : `${base}s`;
}

function pastOf(base: string): string {
  if (base.endsWith('e')) return `${base}d`;
  if (/[^aeiou]y$/u.test(base)) return `${base.slice(0, -1)}ied`;
  return `${doubled(base)}ed`;
}

function ingOf(base: string): string {
  return `${base.endsWith('e') && !base.endsWith('ee') ? base.slice(0, -1) : doubled(base)}ing`;
}

/** "rig", "rigged": a short word ends in a vowel and a consonant. */
function doubled(base: string): string {
  const [last = '', before = '', first = ''] = base.split('').reverse();
  const short =
    base.length <= 4 && !VOWELS.test(last) && !'wxy'.includes(last) && VOWELS.test(before) && !VOWELS.test(first);
  return short ? `${base}${last}` : base;
}

export const TRANSFERS = [...new Set(VERBS.split(',').flatMap(formsOf))].join(', ');

/** Behind "Dave's", "they're". */
export const TRANSFERRING = VERBS.split(',')
  .map((entry) => {
    const [words = '', rest = ''] = entry.trim().split('|');
    return `${ingOf(words.split(' ')[0] ?? '')} ${rest}`.trim();
  })
  .join(', ');

/** Everyday verbs of bringing, and what is said around them of what is still to come: "will be bringing", "has offered to lend". */
const EVERYDAY = `bring|, bring|along, bring|in, supply|, provide|, lend|, loan|, contribute|, donate|, organise|, organize|, arrange|, borrow|, make|, build|, set set set|up, put put put|up`;
const ABOUT_TO = `am going to, is going to, are going to, plan to, plans to, am planning to, is planning to, are planning to, intend to, intends to, has agreed to, have agreed to, has offered to, have offered to, has promised to, have promised to, has volunteered to, have volunteered to, is happy to, are happy to, is willing to, are willing to, could`;

export const TO_COME = EVERYDAY.split(',')
  .flatMap((entry) => {
    const [words = '', rest = ''] = entry.trim().split('|');
    const base = words.split(' ')[0] ?? '';
    const ing = base === 'put' || base === 'set' ? `${base}${base.at(-1)}ing` : ingOf(base);
    const forms = [
      ...['will be', "'ll be", 'should be', 'am', ...(base === 'make' ? ['is', 'are'] : [])].map(
        (be) => `${be} ${ing}`,
      ),
      ...ABOUT_TO.split(',').map((to) => `${to.trim()} ${base}`),
      ...(base === 'borrow' || base === 'make' || base === 'build' || base.startsWith('organi')
        ? [`will ${base}`]
        : []),
    ];
    return forms.map((form) => `${form} ${rest}`.trim());
  })
  .join(', ');
