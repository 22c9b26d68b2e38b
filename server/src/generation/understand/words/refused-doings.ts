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
  'supply, provide, bring, bring along, concern yourself with, concern yourselves with, concern yourself about, trouble with, trouble about, trouble yourself with, trouble yourselves with, go to the trouble of, stress about, fret about, faff with, faff about with, mess about with, supplying, providing, bringing, quoting, quoting for, including, set up, rig, hang, lay, pack, load, ship, deliver, price, price up, quote, quote for, quote on, include, cost, cost up, cost for, allow for, budget for, send, add, offer, hire in, bother with, bother about, worry about, think about, organise, organize, arrange, put in, factor in, plan for, plan in, supply us with, provide us with, source, suggest, propose, recommend, mention, slip in, tack on, put a, put an, put any, put down, put us down for, stick a, stick any, stick in, list, charge for, charge us for, book, book us';

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
  'plus besoin de',
  "plus besoin d'",
  'aucun besoin de',
  "aucun besoin d'",
  'nul besoin de',
  "nul besoin d'",
  'pas la peine de',
  "pas la peine d'",
  'plus la peine de',
  "plus la peine d'",
  'pas nécessaire de',
  "pas nécessaire d'",
  'plus nécessaire de',
  "plus nécessaire d'",
  'pas utile de',
  "pas utile d'",
  'pas lieu de',
  "pas lieu d'",
  'pas obligé de',
  "pas obligé d'",
  'pas à',
  'plus à',
  'rien à',
  'ne pas',
  'ne plus',
  'ne rien',
  'évitez de',
  "évitez d'",
  'dispensé de',
  "dispensé d'",
  'dispensés de',
  "dispensés d'",
  'dispenser de',
  "dispenser d'",
  'arrêtez de',
  "arrêtez d'",
];
const FRENCH_VERBS =
  'suggérer, envoyer, prévoir, chiffrer, fournir, livrer, apporter, inclure, compter, ajouter, rajouter, proposer, amener, installer, mettre, coter, louer, joindre, préparer, emballer, charger, facturer, déplacer, réserver, embarquer, sortir, monter, poser, glisser, budgéter, budgétiser, deviser, intégrer, adjoindre, commander, acheminer, déposer, prendre, vous charger de, vous charger du, vous charger des, vous occuper de, vous occuper du, vous occuper des, vous soucier de, vous soucier du, vous soucier des, vous encombrer de, penser à, penser au, penser aux';

/** "NE VOUS EMBÊTEZ PAS AVEC l'ordi", "te prends pas la tête avec": every verb with what follows it. */
const FRENCH_BOTHERS = [
  'vous embêtez pas',
  'vous cassez pas la tête',
  'vous prenez pas la tête',
  'vous fatiguez pas',
  'vous encombrez pas',
  'vous souciez pas',
  'vous préoccupez pas',
  'vous occupez pas',
  'vous chargez pas',
  'vous tracassez pas',
  "t' embête pas",
  'te casse pas la tête',
  'te prends pas la tête',
  "t' occupe pas",
  "t' encombre pas",
]
  .flatMap((bother) =>
    [
      'avec',
      'avec le',
      'avec la',
      'avec les',
      'pour',
      'pour le',
      'pour la',
      'pour les',
      'de',
      'du',
      'des',
      'de la',
    ].map((of) => `${bother} ${of}`),
  )
  .join(', ');

/** "N'INCLUEZ PAS DE vaisselle", "ne nous mettez plus les nappes", "N'EN JOIGNEZ PAS", "ne les prévoyez pas". */
const FRENCH_ORDERS =
  "n' incluez, ne prévoyez, ne comptez, n' apportez, ne mettez, ne chiffrez, n' ajoutez, ne rajoutez, ne proposez, ne livrez, ne facturez, n' emballez, ne préparez, ne fournissez, n' envoyez, n' amenez, ne joignez, ne chargez, ne cotez, ne réservez, ne sortez, ne glissez, ne budgétez, n' intégrez, n' installez, ne montez, ne commandez, ne devisez, ne bloquez, ne louez, mets, compte, prévois, rajoute, ajoute, apporte, amène, prends, chiffre, inclus";
const FRENCH_ORDERED = 'pas, plus, surtout pas, donc pas, donc plus, pas non plus, aucun, aucune';
const FRENCH_ORDERS_BEFORE = FRENCH_ORDERS.split(', ')
  .flatMap((order) =>
    FRENCH_ORDERED.split(', ').flatMap((no) =>
      ['', ' de', " d'", ' le', ' la', " l'", ' les'].map((of) => `${order} ${no}${of}`),
    ),
  )
  .join(', ');
const FRENCH_ORDERS_AFTER = FRENCH_ORDERS.split(', ')
  .map((order) => order.replace(/^n(?:e|') /u, ''))
  .flatMap((order) =>
    [
      "n' en",
      'ne les',
      'ne la',
      'ne le',
      "ne l'",
      'ne nous en',
      "ne m' en",
      'ne nous les',
      'ne nous la',
      'ne nous le',
      "m' en",
      'nous en',
      'en',
    ].flatMap((them) => ['pas', 'plus', 'surtout pas', 'donc pas'].map((no) => `${them} ${order} ${no}`)),
  )
  .join(', ');
/** "Inutile D'EN RAJOUTER", "pas la peine DE LES CHIFFRER". */
const FRENCH_DOINGS_AFTER = FRENCH_HEADS.map((head) => head.replace(/ (?:de|d')$/u, ''))
  .flatMap((head) =>
    FRENCH_VERBS.split(', ')
      .filter((verb) => !verb.includes(' '))
      .flatMap((verb) =>
        [
          "d' en",
          "de l'",
          'de les',
          'de le',
          'de la',
          'de nous en',
          "de m' en",
          'à en',
          'à les',
          'en',
          'les',
          'les lui',
          'le',
          'la',
        ].map((them) => `${head} ${them} ${verb}`),
      ),
  )
  .join(', ');

const SPANISH_HEADS = [
  'no hace falta',
  'no hará falta',
  'no hacen falta',
  'no es necesario',
  'no será necesario',
  'no es preciso',
  'no hay que',
  'no hay por qué',
  'no hay necesidad de',
  'no tienen que',
  'no tenéis que',
  'no tienes que',
  'no tiene que',
  'no tenéis por qué',
  'no tienen por qué',
  'por favor no',
  'no necesitan',
  'no necesitáis',
  'no deben',
  'no debéis',
  'ni se os ocurra',
  'ni se les ocurra',
  'ni se te ocurra',
  'os podéis ahorrar',
  'se pueden ahorrar',
  'absténganse de',
  'absteneos de',
  'sin necesidad de',
];
const SPANISH_VERBS =
  'sugerir, proponer, mandar, incluir, presupuestar, traer, suministrar, poner, cotizar, ofertar, llevar, enviar, prever, contemplar, añadir, aportar, meter, cargar, buscar, reservar, preparar, montar, instalar, contratar, facturar, cobrar, ofrecer, apuntar, sumar, bajar, incluyan, pongan, traigan, presupuesten, que incluyan, que pongan, que traigan, que presupuesten, que busquéis, que pongáis, que traigáis, que incluyáis, que presupuestéis, que mandéis, que metáis, que busquen, que manden, que metan, que busques, que pongas, que traigas, que incluyas, que metas, que lleven, que llevéis, que montéis, que monten';

/** "NO ME METAS guirnaldas", "no pongáis vallas": what somebody is told not to do. */
const SPANISH_ORDERS =
  'metas, metáis, metan, meta, pongas, pongáis, pongan, ponga, incluyas, incluyáis, incluyan, incluya, traigas, traigáis, traigan, traiga, presupuestes, presupuestéis, presupuesten, presupueste, coticen, cotice, añadas, añadáis, añadan, añada, mandes, mandéis, manden, mande, envíes, enviéis, envíen, envíe, busques, busquéis, busquen, busque, cargues, carguéis, carguen, cargue, prepares, preparéis, preparen, reserves, reservéis, reserven, cobres, cobréis, cobren, facturéis, facturen, ofrezcáis, ofrezcan, vendas, vendáis, vendan, apuntes, apuntéis, apunten, montes, montéis, monten, contéis, cuentes, cuenten, contempléis, contemplen, prevean, preveáis, ofertéis, oferten, propongáis, propongan, sugiráis, sugieran, lleves, llevéis, lleven, suministren, suministréis';
const SPANISH_ORDERS_BEFORE = SPANISH_ORDERS.split(', ')
  .flatMap((order) =>
    ['no', 'no me', 'no nos', 'ya no', 'no le', 'no les'].flatMap((no) =>
      ['', ' ni', ' más', ' con', ' con los', ' con las', ' con el', ' con la', ' los', ' las', ' el', ' la'].map(
        (of) => `${no} ${order}${of}`,
      ),
    ),
  )
  .join(', ');
const SPANISH_ORDERS_AFTER = SPANISH_ORDERS.split(', ')
  .flatMap((order) =>
    [
      'no los',
      'no las',
      'no lo',
      'no la',
      'no me los',
      'no me las',
      'no me lo',
      'no me la',
      'no nos los',
      'no nos las',
      'no nos lo',
      'no nos la',
      'no',
    ].map((no) => `${no} ${order}`),
  )
  .join(', ');
/** "No hace falta INCLUIRLAS", "no hay que ponerlo". */
const SPANISH_DOINGS_AFTER = SPANISH_HEADS.flatMap((head) =>
  SPANISH_VERBS.split(', ')
    .filter((verb) => verb.endsWith('r'))
    .flatMap((verb) => ['los', 'las', 'lo', 'la', 'nos', 'noslos', 'noslas'].map((them) => `${head} ${verb}${them}`)),
).join(', ');

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
  fr: {
    before: `${each(FRENCH_HEADS, FRENCH_VERBS)}, ${FRENCH_BOTHERS}, ${FRENCH_ORDERS_BEFORE}`,
    after: `${FRENCH_DOINGS_AFTER}, ${FRENCH_ORDERS_AFTER}`,
  },
  es: {
    before: `${each(SPANISH_HEADS, SPANISH_VERBS)}, ${SPANISH_ORDERS_BEFORE}`,
    after: `${each(SPANISH_HEADS, SPANISH_VERBS)}, ${SPANISH_DOINGS_AFTER}, ${SPANISH_ORDERS_AFTER}`,
  },
  nl: { before: ``, after: each(withSo(DUTCH_HEADS, 'niet', DUTCH_SO), DUTCH_VERBS) },
};
