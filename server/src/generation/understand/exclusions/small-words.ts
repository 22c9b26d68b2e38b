import type { Language } from '../../types.ts';

/** Small words by what they do around a thing, in all five languages and folded. */

const set = (words: string): ReadonlySet<string> => new Set(words.split(/\s+/u));

/** Languages in which a wish may stand behind all that it wishes for. */
export const VERB_LAST: ReadonlySet<Language> = new Set<Language>(['de', 'nl']);

export const OR = set('or nor oder noch ou ni o of');
export const AND_OR = set('and or nor und oder sowie noch et ou ni y o e u en of & / + plus bzw');
export const ARTICLES = set(
  'a an the some any two ein eine einen der die das un une des le la les una unos unas el los las een het de d l',
);
export const DEFINITE = set(
  'the this that these those our their existing der die das den dem unser unsere unseren le la les notre nos el los las nuestro nuestra nuestros nuestras de het onze ons l',
);
/** The thing before these and the words behind them do not belong together. */
export const BREAKS = set(
  'but just only need needs want wants wanted require requires please is are was were will for with that which where because so to if aber nur brauchen benotigen bitte ist sind mit fur mais seulement besoin avec pour pero solo necesitamos con para maar alleen nodig met voor need requirement request we you they wir nous nosotros wij however although when until till except as than',
);
export const STOPS_AFTER = set(
  'and or but for with which need we you they und oder aber fur mit wir et ou mais pour avec y o pero para con en of maar voor met',
);
export const RELATIVES = set(
  'which that who all both these those already is are die das der dies beides alles welche welcher deja qui que qu ya que al dat deze on nous los las lo la ces celles ceux estos estas ambos beide beiden',
);
export const LACKING = set(
  'no kein keine keinen keiner pas aucun aucune ningun ninguna geen without ohne sans sin zonder',
);
export const WITH = set('with mit avec con met');
export const WITHOUT = set('without ohne sans sin zonder');
export const TOO = set('auch too ebenfalls aussi egalement tambien ook also likewise ditto ebenso');
/** "… and so do toilets". */
export const SO_TOO = set('so as same ebenso auch de lo zo dito idem likewise igual ditto');
export const ADVERSATIVES = set('but aber mais pero maar');
/** "not X BUT Y". */
export const CORRECTIONS = set('but sondern mais sino maar rather just only instead');
export const NOT = set('not nicht pas non no niet');
export const INSTEAD = set('instead rather statt anstatt anstelle plutot lieu lugar vez plaats');
export const EXCEPT = set(
  'except excluding apart besides ausgenommen ausnahme ausser bis abgesehen sauf excepte hormis exception excepto salvo aparte behalve uitgezonderd afgezien',
);
export const DENIALS = set('not nicht pas no niet kein keine keinen geen yet noch never nie nunca jamais cannot');
export const POSSESSIVES = set('our their his her its my your unsere ihre');
/** Whose a thing of the first or third person is, in every form. */
export const ANYONES = set(
  'our my their his her unsere meine ihre seine unserer unserem unseren meiner meinem ihrer ihrem ihren seiner seinem notre nos mon ma mes leur leurs son sa ses nuestro nuestra nuestros nuestras mi mis su sus onze ons mijn hun zijn haar',
);
export const FOR = set('for fur pour para voor');
export const FOR_WORDS: ReadonlySet<string> = new Set([...FOR, 'is', 'are']);
export const BECAUSE = set('as since because weil da denn car puisque parce porque ya que omdat want aangezien');
/** Behind "has": something was done or is to be done. */
export const DONE_OR_DUE = set(
  'to been asked requested required wanted needed agreed decided said told seen grown changed become got no gebeten gewunscht angefragt demande souhaite besoin pedido solicitado gevraagd gewenst',
);
/** Behind "your" or instead of it: the supplier is spoken to. */
export const YOUR = set('your ihr ihre ihren ihrem ihrer euer eure votre vos vuestro vuestra jullie uw');
/** A figure behind these names one of several: "from rev 2", "on day 3". */
export const NUMBERED = set(
  'rev revision version v lot room hall day phase page line item mail version stand jour lote versie dag tag punkt punto point draft option',
);
/** Before "company": one that hires out. */
export const HIRING = set(
  'hire rental av pa production event events equipment sound lighting your audio audiovisual technical your tech staging',
);
/** The thing behind these only says where something else is: "a supply beside the stage". */
export const WHERE: Readonly<Record<Language, ReadonlySet<string>>> = {
  en: set('in on at beside behind under near next over between around into inside outside'),
  de: set('in im am an auf neben hinter unter bei zwischen vor'),
  fr: set('dans sur sous chez derriere pres en entre devant'),
  es: set('en sobre bajo junto detras entre delante'),
  nl: set('in op aan bij naast achter onder tussen voor'),
};
/** Behind a colon: nothing of it. */
export const NONE = set(
  'none nil no nothing keins keine keiner keines kein nein nichts aucun aucune non neant rien ninguno ninguna nada geen nee niets',
);
export const EACH = set('each every per jede jeder jedes jedem chaque cada elke elk ieder iedere');
/** "LEAVE the lights off it", "strike the chairs out": what is done to what is not wanted. */
export const LEAVES = set('leave leaving take cross strike knock laat laten lass lasst lassen');
