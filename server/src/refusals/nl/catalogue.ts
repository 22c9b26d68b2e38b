import type { Translated } from '@showbill/contract';
import type { catalogue as english } from '../en/catalogue.ts';
import { writingIn } from '../writing.ts';

const { day, figure } = writingIn('nl');

export const catalogue: Translated<typeof english> = {
  sameSku: (other, sku) => `${other} heeft al artikelnummer ${sku}`,
  ownAccessory: 'een artikel kan niet zijn eigen toebehoren zijn',
  accessoryTwice: 'een toebehoren is twee keer genoemd',
  stockOfParts: (name) => `${name} is een set: de voorraad is die van de onderdelen`,
  partOfKit: (name, kit) => `${name} is een onderdeel van ${kit}: haal het eerst uit die set`,
  partAndAccessory: 'een product kan niet tegelijk onderdeel en toebehoren van hetzelfde product zijn',
  ownPart: 'een product kan geen onderdeel van zichzelf zijn',
  partTwice: 'een onderdeel is twee keer genoemd',
  kitInKit: (kit) => `dit product is een onderdeel van ${kit} en kan daarom zelf geen set zijn`,
  archivedPart: (name) => `${name} is gearchiveerd: herstel het eerst`,
  kitAsPart: (name) => `${name} is zelf een set: noem in plaats daarvan de onderdelen`,
  belowNone: (name) => `daarmee zou de prijs van ${name} onder 0 komen`,
  priceTooLarge: (name) => `daarmee zou de prijs van ${name} te groot worden`,
  changed: 'de catalogus is intussen veranderd: controleer de nieuwe prijzen opnieuw',
  pictureTooLarge: 'de afbeelding mag hoogstens 8 MB zijn',
  pictureKind: 'de afbeelding moet PNG, JPEG of WebP zijn',
  pictureUnreadable: 'de afbeelding is niet leesbaar of heeft meer dan 50 miljoen pixels',
  currency: (currency) => `“${currency}” is geen geldige ISO 4217-code zoals EUR`,
  twoCurrencies: 'het moeten twee verschillende valuta’s zijn',
  rate: (rate) => `“${figure(rate)}” is geen koers: meer dan 0, met hoogstens 10 decimalen, zoals 1,17`,
  factor: (factor) => `“${figure(factor)}” is geen factor: meer dan 0, met hoogstens 4 decimalen, zoals 1,15`,
  longPlace: (most) => `elke plaats mag hoogstens ${most} tekens hebben`,
  sameRegion: (name) => `er is al een regio met de naam ${name}`,
  notTracked: (name) =>
    `de voorraad van ${name} wordt niet bijgehouden: schakel dat in, of importeer het artikel met een aantal`,
  lessThanNone: (owned, name, on) => `daarmee zouden er op ${day(on)} van ${name} ${figure(owned)} overblijven`,
  importUnderWay: 'er loopt al een andere import van dit bedrijf: wacht tot die klaar is',
  mappingChanged: 'iemand heeft intussen veranderd hoe dit bestand wordt gelezen: controleer het opnieuw',
  fileTooLarge: 'het bestand is groter dan 20 MB: splits het',
  fileTooMuch: 'het bestand is te groot om in één keer te lezen: splits het',
  notEmpty: 'dit bedrijf heeft al artikelen: de voorbeeldcatalogus heeft een lege catalogus nodig',
};
