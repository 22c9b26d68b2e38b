/** What the program itself asks or says in a draft of a model, in the language of the description. */
interface OwnWords {
  /** A line whose quotation is not in the description. */
  askIfWanted(product: string): string;
  /** A line whose number cannot be used. */
  askHowMany(product: string): string;
  dateFound(date: string): string;
  venueFound(venue: string): string;
}

const ENGLISH: OwnWords = {
  askIfWanted: (product) => `Would you like ${product}? It is in the proposal as an option.`,
  askHowMany: (product) => `How many do you need of ${product}?`,
  dateFound: (date) => `The description gives ${date} as the date; it is not entered yet.`,
  venueFound: (venue) => `The description gives ${venue} as the place; it is not entered yet.`,
};
const GERMAN: OwnWords = {
  askIfWanted: (product) => `Wünschen Sie ${product}? Es steht als Option im Angebot.`,
  askHowMany: (product) => `Welche Anzahl brauchen Sie von ${product}?`,
  dateFound: (date) => `Als Datum nennt der Text den ${date}; es ist noch nicht eingetragen.`,
  venueFound: (venue) => `Als Ort nennt der Text ${venue}; er ist noch nicht eingetragen.`,
};
const FRENCH: OwnWords = {
  askIfWanted: (product) => `Souhaitez-vous ${product} ? C’est en option dans le devis.`,
  askHowMany: (product) => `Quelle quantité vous faut-il de ${product} ?`,
  dateFound: (date) => `Le texte donne la date du ${date} ; elle n’est pas encore saisie.`,
  venueFound: (venue) => `Le texte donne ${venue} comme lieu ; il n’est pas encore saisi.`,
};
const SPANISH: OwnWords = {
  askIfWanted: (product) => `¿Desea ${product}? Figura como opción en el presupuesto.`,
  askHowMany: (product) => `¿Qué cantidad necesita de ${product}?`,
  dateFound: (date) => `El texto indica la fecha ${date}; todavía no está introducida.`,
  venueFound: (venue) => `El texto indica ${venue} como lugar; todavía no está introducido.`,
};
const DUTCH: OwnWords = {
  askIfWanted: (product) => `Wilt u ${product}? Het staat als optie in de offerte.`,
  askHowMany: (product) => `Welk aantal hebt u nodig van ${product}?`,
  dateFound: (date) => `De tekst noemt ${date} als datum; die is nog niet ingevuld.`,
  venueFound: (venue) => `De tekst noemt ${venue} als plaats; die is nog niet ingevuld.`,
};

const WORDS: Readonly<Record<string, OwnWords>> = { en: ENGLISH, de: GERMAN, fr: FRENCH, es: SPANISH, nl: DUTCH };

export function ownWordsIn(language: string): OwnWords {
  return WORDS[language] ?? ENGLISH;
}
