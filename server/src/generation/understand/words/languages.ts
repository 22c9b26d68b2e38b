import type { Language } from '../../types.ts';

/** Words that are frequent in one language and rare in the other four; a word in two lists votes for both. */
export const COMMON_WORDS: Readonly<Record<Language, string>> = {
  en: `the and for with we need will is are of to our please be a an in at on from this have has it people guests they
    there not by or you would like about around no don't without want event what which day each`,
  de: `der die das und für wir mit brauchen benötigen ist sind ein eine einen einem einer im am auf von zu zum zur bitte
    nicht kein keine keinen ohne auch wird werden gäste personen haben oder bei unser unsere unserer als noch gibt vor
    eines dem den des sowie ca uhr soll sollen es`,
  fr: `le la les et pour nous avec avons besoin est sont un une des du de dans sur au aux pas sans il votre notre nos
    personnes invités en qui que ou sera seront par ce cette deux à d' l' n' qu' aucun aucune soirée`,
  es: `el la los las y para nosotros con necesitamos es son un una unos del de en por sin no hay personas invitados
    nuestro nuestra que al se o dos está están ya queremos hace falta como también desde`,
  nl: `de het een en voor wij we met nodig hebben is zijn van in op aan niet geen zonder graag personen gasten ook bij
    onze ons wordt worden of dit dat naar te er om uur tot deze moet`,
};
