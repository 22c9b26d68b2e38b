/** French and Spanish verbs of having, handing over, making and paying for, in the forms that tell that somebody else does. */

/** Each form is written once; regular verbs of the first conjugations by their infinitives alone. */
interface Forms {
  /** "prête", "prêtent", "prêtera", "a prêté", "va prêter": a third person and "we". */
  readonly finite: readonly string[];
  /** Those of "I" that are not among them. */
  readonly mine: readonly string[];
  readonly participles: readonly string[];
}

const FRENCH_REGULAR =
  'prêter, apporter, rapporter, donner, déposer, fabriquer, bricoler, imprimer, tricoter, confectionner, dénicher, dégoter, récupérer, emprunter, sponsoriser, parrainer, financer, subventionner, posséder, stocker, trimballer, trimbaler, fournir, offrir, mettre, envoyer, céder, octroyer, allouer, transporter, amener, ramener, emporter, embarquer, cuisiner, souder, coller, dessiner, assembler, coudre, construire, peindre, détenir, sortir, avancer, procurer, dépanner, hériter, racheter, acheter, payer, régler, couvrir, concevoir, faire';
/** Singular, plural, "we", future, participle. */
const FRENCH_IRREGULAR: Readonly<Record<string, string>> = {
  fournir: 'fournit fournissent fournissons fournir fourni',
  offrir: 'offre offrent offrons offrir offert',
  mettre: 'met mettent mettons mettr mis',
  envoyer: 'envoie envoient envoyons enverr envoyé',
  octroyer: 'octroie octroient octroyons octroier octroyé',
  amener: 'amène amènent amenons amèner amené',
  ramener: 'ramène ramènent ramenons ramèner ramené',
  coudre: 'coud cousent cousons coudr cousu',
  construire: 'construit construisent construisons construir construit',
  peindre: 'peint peignent peignons peindr peint',
  détenir: 'détient détiennent détenons détiendr détenu',
  sortir: 'sort sortent sortons sortir sorti',
  acheter: 'achète achètent achetons achèter acheté',
  racheter: 'rachète rachètent rachetons rachèter racheté',
  couvrir: 'couvre couvrent couvrons couvrir couvert',
  concevoir: 'conçoit conçoivent concevons concevr conçu',
  faire: 'fait font faisons fer fait',
};
/** Only with a pronoun before them: "nous LAISSE", "les PASSE". */
const FRENCH_WITH_PRONOUN = 'laisser, passer, refiler, filer, trouver, porter, livrer';

const SPANISH_REGULAR =
  'prestar, aportar, llevar, sacar, regalar, donar, patrocinar, pagar, montar, instalar, fabricar, pintar, bordar, costear, financiar, heredar, comprar, facilitar, suministrar, proporcionar, prestar, subir, bajar, firmar, enviar, mandar, rescatar, diseñar, confeccionar, soldar, imprimir, coser, ceder, ofrecer, traer, poner, hacer, construir, conseguir, encontrar, mover, sufragar, abonar, bordar, tejer, cocinar, aparcar, manejar, grabar, pinchar, cargar, arrimar, acercar';
/** "Él", "ellos", "nosotros", "yo", future, "él" and "ellos" in the past, participle. */
const SPANISH_IRREGULAR: Readonly<Record<string, string>> = {
  traer: 'trae traen traemos traigo traer trajo trajeron traído',
  poner: 'pone ponen ponemos pongo pondr puso pusieron puesto',
  hacer: 'hace hacen hacemos hago har hizo hicieron hecho',
  construir: 'construye construyen construimos construyo construir construyó construyeron construido',
  conseguir: 'consigue consiguen conseguimos consigo conseguir consiguió consiguieron conseguido',
  encontrar: 'encuentra encuentran encontramos encuentro encontrar encontró encontraron encontrado',
  ofrecer: 'ofrece ofrecen ofrecemos ofrezco ofrecer ofreció ofrecieron ofrecido',
  soldar: 'suelda sueldan soldamos sueldo soldar soldó soldaron soldado',
  imprimir: 'imprime imprimen imprimimos imprimo imprimir imprimió imprimieron impreso',
  mover: 'mueve mueven movemos muevo mover movió movieron movido',
};
const SPANISH_WITH_PRONOUN = 'dejar, pasar, tener, guardar, servir, alquilar';
const SPANISH_KEPT: Readonly<Record<string, string>> = {
  tener: 'tiene tienen tenemos tengo tendr tuvo tuvieron tenido',
  servir: 'sirve sirven servimos sirvo servir sirvió sirvieron servido',
};

function frenchForms(infinitive: string): Forms {
  const stem = infinitive.slice(0, -2);
  const open = stem.replace(/é([^aeiouéè]+)$/u, 'è$1'); // "récupère"
  const soft = stem.endsWith('g') ? `${stem}e` : stem.endsWith('c') ? `${stem.slice(0, -1)}ç` : stem;
  const regular = `${open}e ${open}ent ${soft}ons ${infinitive} ${stem}é`;
  const [he = '', they = '', we = '', will = '', done = ''] = (FRENCH_IRREGULAR[infinitive] ?? regular).split(' ');
  const participles = [done, `${done}e`, `${done}s`, `${done}es`];
  const future = ['a', 'ont', 'ons', 'ai'].map((end) => `${will}${end}`);
  const past = ['a', 'ont', 'avons', 'ai', 'a déjà', 'ont déjà', 'avons déjà', 'ai déjà', 'a aussi', 'a bien'].flatMap(
    (have) => participles.map((each) => `${have} ${each}`),
  );
  const soon = [
    'va',
    'vont',
    'allons',
    'vais',
    'vient de',
    'viennent de',
    'venons de',
    'peut',
    'peuvent',
    'pourra',
    'veut bien',
    'compte',
    'doit',
  ].map((go) => `${go} ${infinitive}`);
  const would = /^[aeiouéèêh]/u.test(infinitive) ? [`vient d' ${infinitive}`, `viennent d' ${infinitive}`] : [];
  return { finite: [he, they, we, ...future, ...past, ...soon, ...would], mine: [he], participles };
}

function spanishForms(infinitive: string): Forms {
  const stem = infinitive.slice(0, -2);
  const isA = infinitive.endsWith('ar');
  const we = isA ? 'amos' : infinitive.endsWith('er') ? 'emos' : 'imos';
  const past = isA ? `${stem}ó ${stem}aron` : `${stem}ió ${stem}ieron`;
  const done = `${stem}${isA ? 'ado' : 'ido'}`;
  const regular = isA
    ? `${stem}a ${stem}an ${stem}${we} ${stem}o ${infinitive} ${past} ${done}`
    : `${stem}e ${stem}en ${stem}${we} ${stem}o ${infinitive} ${past} ${done}`;
  const parts = (SPANISH_IRREGULAR[infinitive] ?? SPANISH_KEPT[infinitive] ?? regular).split(' ');
  const [he = '', they = '', ours = '', mine = '', will = '', did = '', allDid = '', participle = ''] = parts;
  const perfect = ['ha', 'han', 'hemos', 'he'].map((have) => `${have} ${participle}`);
  const future = ['á', 'án', 'emos', 'é'].map((end) => `${will}${end}`);
  const soon = ['va a', 'van a', 'vamos a', 'voy a', 'puede', 'pueden', 'acaba de', 'acaban de'].map(
    (go) => `${go} ${infinitive}`,
  );
  const participles = [participle, ...['a', 'os', 'as'].map((end) => `${participle.slice(0, -1)}${end}`)];
  const once = SPANISH_IRREGULAR[infinitive] === undefined && isA ? [mine, `${stem}é`] : [mine];
  return { finite: [he, they, ours, did, allDid, ...future, ...perfect, ...soon], mine: once, participles };
}

const listed = (verbs: string): readonly string[] => [...new Set(verbs.split(', '))];
const join = (forms: readonly string[]): string => [...new Set(forms)].join(', ');

const french = listed(FRENCH_REGULAR).map(frenchForms);
const frenchKept = [...french, ...listed(FRENCH_WITH_PRONOUN).map(frenchForms)];
const spanish = listed(SPANISH_REGULAR).map(spanishForms);
const spanishKept = [...spanish, ...listed(SPANISH_WITH_PRONOUN).map(spanishForms)];

/** What these do to things without a pronoun is mostly something else: "met 2 m entre les tables", "la lista que hemos hecho". */
const BROAD = new Set('faire, mettre, sortir, hacer, mover, encontrar, cargar, subir, bajar'.split(', '));

function plain(verbs: string, formsOf: (verb: string) => Forms): readonly string[] {
  return listed(verbs)
    .filter((verb) => !BROAD.has(verb))
    .flatMap((verb) => formsOf(verb).finite)
    .filter((form) => !/^(?:doit|compte|puede|pueden|peut|peuvent) /u.test(form));
}

function toUs(forms: readonly Forms[], pronouns: string): readonly string[] {
  return forms.flatMap(({ finite }) => finite.flatMap((form) => pronouns.split(', ').map((to) => `${to} ${form}`)));
}

/** Before the thing, behind whoever does it. */
export const FRENCH_BRINGS = join([...plain(FRENCH_REGULAR, frenchForms), ...toUs(frenchKept, 'nous, me, nous en')]);
export const SPANISH_BRINGS = join([...plain(SPANISH_REGULAR, spanishForms), ...toUs(spanishKept, 'nos, me, se')]);

/** Behind "les", "en", "los": what becomes of what was named before. */
const FULL_OF_THEM =
  'est truffé, est truffée, est équipé, est équipée, est plein, est pleine, est pourvu, est pourvue, est doté, est dotée, est bien fourni, est bien fournie, regorge, regorgent, dispose, disposent, disposons, dispose déjà, sont équipés, sont équipées, sont dotés, sont pourvus';
export const FRENCH_OF_THEM = `${FULL_OF_THEM}, a, ont, ai, avons, aura, aurons, auront, ${join(frenchKept.flatMap(({ finite }) => finite))}`;
export const SPANISH_OF_THEM = join(spanishKept.flatMap(({ finite, mine }) => [...finite, ...mine]));

/** "prêtées", "cedidas". */
export const FRENCH_DONE: readonly string[] = french.flatMap(({ participles }) => participles);
export const SPANISH_DONE: readonly string[] = spanish.flatMap(({ participles }) => participles);

/** "Llevé", which without its accent reads as "lleve". */
export const SPANISH_I_DID: readonly string[] = spanishKept.flatMap(({ mine }) => mine.slice(1));

/** What we bring or are about to, where the verb says who: "apporterons", "vamos a traer"; and what others can, "peut apporter". */
const FRENCH_BRINGING = 'apporter, amener, ramener, fournir, prêter';
const FRENCH_AT_DISPOSAL = 'mettre à disposition';
const SPANISH_BRINGING = 'traer, aportar, llevar, poner, prestar, ceder, facilitar, proporcionar';

const frenchInfinitives = [...listed(FRENCH_BRINGING), FRENCH_AT_DISPOSAL];
const withDe = (verb: string): string => (/^[aeiouéèêh]/u.test(verb) ? `d' ${verb}` : `de ${verb}`);

export const FRENCH_OURS = join([
  ...listed(FRENCH_BRINGING).flatMap((verb) => {
    const will = (FRENCH_IRREGULAR[verb] ?? `- - - ${verb}`).split(' ')[3] ?? verb;
    return [`${will}ons`, `${will}ai`];
  }),
  'prêtons',
  'amenons',
  'empruntons',
  'viendrons avec',
  'mettons à disposition',
  'mettrons à disposition',
  'mettrai à disposition',
  ...frenchInfinitives.flatMap((verb) => [
    ...['allons', 'vais', 'pouvons', 'peux', 'pourrons', 'pourrions', 'pourrais', 'comptons', 'souhaitons'].map(
      (go) => `${go} ${verb}`,
    ),
    ...['prévoyons', 'avons promis', 'avons proposé', 'avons prévu', 'envisageons'].map(
      (go) => `${go} ${withDe(verb)}`,
    ),
  ]),
]);
export const FRENCH_TO_COME = join([
  ...['met', 'mettent', 'mettra', 'mettront'].map((puts) => `${puts} à disposition`),
  ...frenchInfinitives.flatMap((verb) => [
    ...['peut', 'peuvent', 'pourra', 'pourront', 'pourrait', 'pourraient', 'compte', 'comptent'].map(
      (go) => `${go} ${verb}`,
    ),
    ...['prévoit', 'prévoient', 'a promis', 'ont promis', 'a proposé', 'ont proposé', 'a prévu', 'ont prévu'].map(
      (go) => `${go} ${withDe(verb)}`,
    ),
  ]),
]);
export const SPANISH_OURS = join(
  listed(SPANISH_BRINGING).flatMap((verb) => {
    const will = (SPANISH_IRREGULAR[verb] ?? `- - - - ${verb}`).split(' ')[4] ?? verb;
    return [
      ...(verb === 'ceder' ? ['cedemos'] : []),
      `${will}emos`,
      `${will}é`,
      ...[
        'vamos a',
        'voy a',
        'podemos',
        'puedo',
        'podríamos',
        'podría',
        'pensamos',
        'hemos ofrecido',
        'hemos prometido',
      ].map((go) => `${go} ${verb}`),
    ];
  }),
);
export const SPANISH_TO_COME = join(
  listed(SPANISH_BRINGING).flatMap((verb) =>
    [
      'puede',
      'pueden',
      'podría',
      'podrían',
      'piensa',
      'piensan',
      'ha ofrecido',
      'han ofrecido',
      'ha prometido',
      'han prometido',
    ].map((go) => `${go} ${verb}`),
  ),
);
