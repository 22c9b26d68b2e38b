/** Small words by what they do around a thing, in all five languages and folded. */

const set = (words: string): ReadonlySet<string> => new Set(words.split(/\s+/u));
export const AND_OR = set('and or nor und oder sowie noch et ou ni y o e u en of & / + plus bzw');
export const ARTICLES = set(
  'a an the some any two ein eine einen der die das un une des le la les una unos unas el los las een het de d l',
);
export const DEFINITE = set(
  'the this that these those our their existing der die das den dem unser unsere unseren le la les notre nos el los las nuestro nuestra nuestros nuestras de het onze ons l',
);
export const LACKING = set(
  'no kein keine keinen keiner pas aucun aucune ningun ninguna geen without ohne sans sin zonder',
);
export const WITH = set('with mit avec con met');
export const WITHOUT = set('without ohne sans sin zonder');
export const DENIALS = set('not nicht pas no niet kein keine keinen geen yet noch never nie nunca jamais cannot');
export const FOR = set('for fur pour para voor');
/** Behind "your" or instead of it: the supplier is spoken to. */
export const YOUR = set('your ihr ihre ihren ihrem ihrer euer eure votre vos vuestro vuestra jullie uw');
/** "LEAVE the lights off it", "strike the chairs out": what is done to what is not wanted. */
export const LEAVES = set('leave leaving take cross strike knock laat laten lass lasst lassen');
