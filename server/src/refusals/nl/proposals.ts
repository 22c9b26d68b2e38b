import type { Translated } from '@showbill/contract';
import type {
  drafting as englishDrafting,
  drafts as englishDrafts,
  life as englishLife,
  sales as englishSales,
} from '../en/proposals.ts';
import { field } from './fields.ts';

export const life: Translated<typeof englishLife> = {
  send: (status) => `Alleen een concept of een verlopen offerte kan worden verstuurd; deze is ${status}.`,
  view: (status) => `Alleen een verstuurde offerte kan worden bekeken; deze is ${status}.`,
  accept: (status) => `Alleen een verstuurde offerte kan worden geaccepteerd; deze is ${status}.`,
  decline: (status) => `Alleen een verstuurde offerte kan worden afgewezen; deze is ${status}.`,
  revise: (status) => `Alleen een verstuurde of afgewezen offerte kan worden herzien; deze is ${status}.`,
  expire: (status) => `Alleen een verstuurde offerte kan verlopen; deze is ${status}.`,
  cancel: (status) => `Alleen een geaccepteerde offerte kan worden geannuleerd; deze is ${status}.`,
  replace: (status) => `Alleen een geaccepteerde offerte kan worden vervangen; deze is ${status}.`,
  ownerSends: 'Een eigenaar van het bedrijf moet deze offerte versturen, in de applicatie.',
  equipmentOut: 'Een offerte kan niet worden geannuleerd zolang het materiaal weg is.',
  newerVersion: (version) => `dit is versie ${version} van de offerte, en er is een nieuwere`,
  otherTerms: 'de voorwaarden zijn intussen veranderd',
  otherNotice: 'het herroepingsrecht is niet wat werd getoond, of niemand vroeg om eerder te beginnen',
  withdraw: 'Alleen een overeenkomst met herroepingsrecht kan worden herroepen, binnen de termijn.',
  amendedGone: (number, status) => `dit vult ${number} aan; die offerte is niet meer geaccepteerd, maar ${status}`,
  notOptional: (line) => `${line} is geen optie van deze offerte`,
  amend: (status) => `Alleen een geaccepteerde offerte kan worden aangevuld; deze is ${status}.`,
  notALine: (line) => `${line} is geen regel van deze offerte`,
  notOnLines: 'geen regel van deze offerte heeft dat product',
  noLineLeft: 'er zou geen regel overblijven: annuleer in plaats daarvan de offerte',
  schedule: (status) => `Levering en ophalen kunnen niet meer worden gewijzigd: deze offerte is ${status}.`,
  noDate: 'deze offerte heeft nog geen datum: stel eerst de datum van het evenement in',
  delivery: (most) => `de levering is op de eerste dag van het evenement of tot ${most} dagen ervoor`,
  collection: (most) => `het ophalen is op de laatste dag van het evenement of tot ${most} dagen erna`,
  tooManyQuestions: 'over deze offerte zijn vandaag te veel vragen gesteld: stuur een e-mail of bel',
  remind: (status) => `alleen aan een verstuurde offerte kan worden herinnerd; deze is ${status}`,
  noSignedCopy: 'er is geen ondertekend exemplaar: de klant heeft deze offerte niet op haar pagina geaccepteerd',
  outcome: (status) => `Alleen een gewonnen of verloren offerte heeft een reden; deze is ${status}.`,
};

export const drafts: Translated<typeof englishDrafts> = {
  revise: (status) =>
    `Alleen een concept kan worden gewijzigd; deze offerte is ${status}: herzie haar en wijzig het concept van de nieuwe versie.`,
  amend:
    'Alleen een concept kan worden gewijzigd; deze offerte is geaccepteerd: vul haar aan en wijzig het concept dat haar vervangt.',
  duplicate: (status) =>
    `Alleen een concept kan worden gewijzigd; deze offerte is ${status}: dupliceer haar en wijzig het nieuwe concept.`,
  field: 'Iemand anders heeft intussen een veld van deze offerte gewijzigd: kijk, en wijzig het opnieuw.',
  fields: (count) =>
    `Iemand anders heeft intussen ${count} velden van deze offerte gewijzigd: kijk, en wijzig ze opnieuw.`,
  deleted: (status) => `Alleen een concept kan worden verwijderd; deze offerte is ${status}.`,
  newVersion: 'Dit concept is een nieuwe versie van een verstuurde offerte: het kan niet worden verwijderd.',
  cataloguesOwn: (own) => `bij een regel uit de catalogus komt dit uit de catalogus: ${field(own)}`,
  withUnitPrice: 'een prijs met de hand heeft de prijs nodig (unit_price)',
  priceNeeded: 'een regel die niet uit de catalogus komt, heeft een eigen prijs nodig',
  archived: (product) => `${product} is gearchiveerd en komt in geen nieuwe regel`,
  tooManyLines: (most) => `een offerte heeft hoogstens ${most} regels`,
  lineRemoved: (param) => `de regel is zojuist verwijderd (${param})`,
  hoursNeeded: 'een regel met een prijs per uur heeft uren nodig',
  noHours: 'alleen een regel met een prijs per uur heeft uren',
  hoursMissing: 'Een regel met een prijs per uur heeft uren nodig.',
  tooManyTexts: (most) => `een offerte heeft er hoogstens ${most}: verwijder er eerst een`,
  tooLarge: 'De bedragen van deze offerte zijn te groot om exact te zijn.',
  currencyCode: (own) => `de valuta moet een geldige ISO 4217-code in hoofdletters zijn, zoals ${own}`,
  noRate: (own, wanted) =>
    `het bedrijf heeft geen wisselkoers van ${own} naar ${wanted}: stel er een in, of offreer in ${own}`,
  rateGone: (own, wanted) => `het bedrijf heeft geen wisselkoers van ${own} naar ${wanted} meer: stel er een in`,
  emptyCatalogue: 'de catalogus heeft geen materiaal om te offreren: importeer eerst artikelen',
};

export const drafting: Translated<typeof englishDrafting> = {
  unknownProduct: 'het concept noemde een artikel dat niet in de catalogus staat; probeer het opnieuw',
  nothingServed: (phrases) => `De catalogus heeft niets van wat gevraagd is: ${phrases}.`,
  nothingAsked:
    'In de omschrijving is niets gevonden dat gevraagd wordt. Noem het materiaal, of schrijf wat voor evenement het is, ' +
    'hoeveel personen er komen en wat er gebeurt.',
  onlyExcluded: (words) =>
    `In de omschrijving is niets gevonden dat gevraagd wordt. Niet van ons moet komen: ${words}. Noem het materiaal, of ` +
    'schrijf wat voor evenement het is, hoeveel personen er komen en wat er gebeurt.',
  tookTooLong: 'Het maken van de offerte duurde te lang.',
  stopped: 'Het maken van de offerte is gestopt.',
  readingTooLong: 'Het lezen van de omschrijving duurde te lang. Maak haar korter.',
  tooMuchToRead: 'De omschrijving was te lang om te lezen. Maak haar korter.',
  noUsableDraft: 'Het taalmodel gaf geen bruikbaar concept.',
  model: {
    unreachable: 'Het taalmodel is niet bereikbaar.',
    credentials: 'Het taalmodel heeft de inloggegevens van deze dienst niet geaccepteerd.',
    busy: 'Het taalmodel is bezet; probeer het later opnieuw.',
    failing: 'Het taalmodel heeft niet geantwoord.',
    refused: 'Het taalmodel heeft het verzoek geweigerd.',
    notAModel: 'Wat antwoordde, is geen taalmodel.',
    tooLarge: 'Het taalmodel antwoordde met meer dan gelezen kan worden.',
  },
};

export const sales: Translated<typeof englishSales> = {
  followUps: (most) => `een offerte heeft hoogstens ${most} open opvolgingen`,
  tagsOnOne: (most) => `een offerte heeft hoogstens ${most} labels`,
  tags: (most) => `een bedrijf heeft hoogstens ${most} labels`,
  sameTag: (name) => `het label ${name} bestaat al`,
  noLines: 'een offerte zonder regels kan geen sjabloon zijn',
  templates: (most) => `een bedrijf heeft hoogstens ${most} sjablonen`,
  sameTemplate: (name) => `er is al een sjabloon met de naam ${name}`,
  noProducts: 'geen enkel artikel van dit sjabloon staat nog in de catalogus',
  daysTurned: 'de laatste dag ligt vóór de eerste',
  tooManyDays: 'hoogstens drie jaar tegelijk',
};
