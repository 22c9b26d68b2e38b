import type { Language } from '../../types.ts';

/** Who is asked need not do something with a thing: every head with every verb. */

const ENGLISH_HEADS = [
  "don't",
  'do not',
  'dont',
  'no need to',
  'no need for you to',
  'no point to',
  "needn't",
  'need not',
  'not necessary to',
  'shall not',
  'should not',
  "shouldn't",
  'must not',
  "mustn't",
  'is not to',
  'are not to',
  'please not',
  "don't have to",
  'do not have to',
  "don't need to",
  'do not need to',
  "don't need you to",
  'do not need you to',
  "won't need to",
  "won't need you to",
  "won't have to",
  "won't be needing to",
  "won't be needing you to",
  "there's no need to",
  'not required to',
  'not obliged to',
  'rather you did not',
  "rather you didn't",
  'you need not',
  "you needn't",
  'please refrain from',
];
const ENGLISH_VERBS =
  'supply, provide, bring, bring along, concern yourself with, concern yourselves with, concern yourself about, trouble with, trouble about, trouble yourself with, trouble yourselves with, go to the trouble of, stress about, fret about, faff with, faff about with, mess about with, supplying, providing, bringing, quoting, quoting for, including, set up, rig, hang, lay, pack, load, ship, deliver, price, price up, quote, quote for, quote on, include, cost, cost up, cost for, allow for, budget for, send, add, offer, hire in, bother with, bother about, worry about, think about, organise, organize, arrange, put in, factor in, plan for, plan in, supply us with, provide us with, source, suggest, propose, recommend, mention, slip in, tack on';

const GERMAN_HEADS = [
  'müssen sie nicht',
  'müsst ihr nicht',
  'musst du nicht',
  'brauchen sie nicht',
  'braucht ihr nicht',
  'sollen sie nicht',
  'sollt ihr nicht',
  'bitte nicht',
  'muss nicht',
  'müssen nicht',
  'soll nicht',
  'sollen nicht',
  'ist nicht',
  'sind nicht',
];
const GERMAN_VERBS =
  'anbieten, mitbringen, liefern, stellen, einplanen, kalkulieren, berücksichtigen, mitliefern, bringen, zu liefern, zu stellen, anzubieten, einzuplanen, mitzubringen, zu kalkulieren, zu berücksichtigen, mit anbieten, mit anzubieten, angeboten werden, geliefert werden, gestellt werden, eingeplant werden, kalkuliert werden, mitgebracht werden, berücksichtigt werden, schicken, mitschicken, mitgeben, vorsehen, besorgen, organisieren, stellen, abstellen, einrechnen, mitrechnen, dazurechnen, aufnehmen';

const FRENCH_HEADS = [
  'inutile de',
  "inutile d'",
  'pas besoin de',
  "pas besoin d'",
  'nul besoin de',
  "nul besoin d'",
  'pas la peine de',
  "pas la peine d'",
  'pas nécessaire de',
  "pas nécessaire d'",
  'pas utile de',
  "pas utile d'",
  'pas à',
  'ne pas',
];
const FRENCH_VERBS =
  'suggérer, envoyer, prévoir, chiffrer, fournir, livrer, apporter, inclure, compter, ajouter, proposer, amener, installer, mettre, coter, louer';

const SPANISH_HEADS = [
  'no hace falta',
  'no es necesario',
  'no hay que',
  'no tienen que',
  'no tenéis que',
  'no tiene que',
  'no es preciso',
  'por favor no',
  'no necesitan',
  'no deben',
];
const SPANISH_VERBS =
  'sugerir, proponer, mandar, incluir, presupuestar, traer, suministrar, poner, cotizar, ofertar, llevar, enviar, prever, contemplar, añadir, aportar, incluyan, pongan, traigan, presupuesten';

const DUTCH_HEADS = [
  'hoeven jullie niet',
  'hoeft u niet',
  'hoef je niet',
  'hoeft niet',
  'hoeven niet',
  'moet u niet',
  'moeten jullie niet',
  'graag niet',
];
const DUTCH_VERBS =
  'mee te nemen, te leveren, te offreren, mee te brengen, aan te bieden, te verzorgen, te regelen, in de offerte, meenemen, aanbieden, offreren, leveren, meeleveren, opnemen, op te nemen, te worden, te sturen, mee te sturen, meesturen, sturen, te voorzien, voorzien';

/** "müsst ihr ALSO nicht", "hoeven jullie DUS niet". */
function withSo(heads: readonly string[], negation: string, so: readonly string[]): readonly string[] {
  const said = heads.filter((head) => head.endsWith(` ${negation}`));
  const plain = said.map((head) => head.slice(0, -negation.length));
  return [...heads, ...plain.flatMap((head) => so.map((word) => `${head}${word} ${negation}`))];
}

const GERMAN_SO = ['also', 'daher', 'deshalb', 'dann', 'aber', 'uns', 'auch'];
const DUTCH_SO = ['dus', 'daarom', 'dan', 'ons', 'ook'];

function each(heads: readonly string[], verbs: string): string {
  return heads.flatMap((head) => verbs.split(', ').map((verb) => `${head} ${verb}`)).join(', ');
}

/** Before the thing, and behind it, by where the language puts the verb. */
export const REFUSED_DOINGS: Readonly<Record<Language, { readonly before: string; readonly after: string }>> = {
  en: { before: each(ENGLISH_HEADS, ENGLISH_VERBS), after: `` },
  de: { before: ``, after: each(withSo(GERMAN_HEADS, 'nicht', GERMAN_SO), GERMAN_VERBS) },
  fr: { before: each(FRENCH_HEADS, FRENCH_VERBS), after: `` },
  es: { before: each(SPANISH_HEADS, SPANISH_VERBS), after: each(SPANISH_HEADS, SPANISH_VERBS) },
  nl: { before: ``, after: each(withSo(DUTCH_HEADS, 'niet', DUTCH_SO), DUTCH_VERBS) },
};
