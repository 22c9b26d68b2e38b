import type { Translated } from '@showbill/contract';
import { words } from '@showbill/contract/words/nl';
import type { imports as english } from '../en/imports.ts';
import { field } from './fields.ts';
import { writingIn } from '../writing.ts';

const { figure } = writingIn('nl');

export const imports: Translated<typeof english> = {
  categories: Object.values(words.categories).join(', '),
  units: 'dag, week, uur, evenement, stuk, meter, vierkante meter, kilometer, persoon',
  moving: { crew: words.categories.crew, transport: words.categories.transport },
  tooLarge: (megabytes) => `het bestand is groter dan ${megabytes} MB; splits het`,
  spreadsheet: 'dit is een ouder spreadsheetbestand of een met een wachtwoord; sla het eerst op als XLSX of CSV',
  noWorkbook: 'dit is geen spreadsheet die gelezen kan worden; sla het op als XLSX of CSV',
  noSheet: (name, all) => `er is geen werkblad “${name}”; het bestand heeft: ${all}`,
  unpacksTooLarge: (megabytes) =>
    `de werkmap is te groot: uitgepakt meer dan ${megabytes} MB, of cellen ver buiten de tabel; splits hem`,
  notOfSystem:
    'de kolommen zijn niet die van het genoemde systeem; laat dat weg, dan worden de koppen gelezen zoals ze zijn',
  noProduct: (name) => `“${name}” is geen artikel van de catalogus; importeer eerst de artikelen`,
  skuElsewhere: (sku) => `artikelnummer “${sku}” hoort bij een ander artikel van de catalogus`,
  clientName: (found) => `geen kolom bevat namen van klanten; gevonden: “${found}”`,
  noClientName: 'de naam ontbreekt',
  clientEmail: (text) => `“${text}” is geen e-mailadres`,
  clientCountry: (text) => `“${text}” is geen land`,
  sameEmail: (email, line) => `het e-mailadres “${email}” staat al op regel ${line}`,
  sameClientName: (name, line) =>
    `de naam “${name}” staat al op regel ${line}, en niets onderscheidt de twee; geef elk een e-mailadres`,
  sameClient: (line) => `is dezelfde klant als regel ${line}; houd er één`,
  severalClients: (name) => `meerdere klanten heten “${name}”; geef de rij een e-mailadres`,
  empty: 'het bestand is leeg',
  longLine: (most) => `de regel heeft meer dan ${figure(most)} tekens; is dit een CSV-bestand?`,
  manyLines: (most) => `het bestand heeft meer dan ${figure(most)} regels; splits het`,
  manyRows: (most) => `het bestand heeft meer dan ${figure(most)} rijen; splits het`,
  unclosed:
    'een aanhalingsteken dat op deze regel een waarde opent, wordt nooit gesloten; sluit het, of verdubbel het als het inch betekent',
  unclosedLast:
    'een aanhalingsteken dat op deze regel een waarde opent, wordt nooit gesloten; sluit het, of verdubbel het als het inch ' +
    'betekent (hier stopt het lezen: er zijn er te veel)',
  missing: {
    name: (found) => `de kolom voor de naam ontbreekt: hoe het artikel heet; gevonden: “${found}”`,
    category: (found) =>
      `de kolom voor de categorie ontbreekt: waar het bij hoort, zoals geluid of licht; gevonden: “${found}”`,
    unit: (found) =>
      `de kolom voor de eenheid ontbreekt: waar een prijs voor geldt, zoals dag of evenement; gevonden: “${found}”`,
    unit_price: (found) =>
      `de kolom voor de prijs ontbreekt: de prijs van één eenheid, zonder belasting; gevonden: “${found}”`,
  },
  sameHeader: (header, own) => `twee kolommen heten “${header}”; houd de juiste (${field(own)})`,
  otherCurrency: (found, currency) =>
    `“${found}” is niet in de valuta van het bedrijf; prijzen moeten in ${currency} zijn`,
  sameSku: (sku, line) => `artikelnummer “${sku}” staat al op regel ${line}`,
  sameName: (name, line) => `de naam “${name}” staat al op regel ${line}; houd er één, of geef elk een artikelnummer`,
  sameProduct: (line) => `is hetzelfde artikel van de catalogus als regel ${line}; houd er één`,
  namesItself: 'noemt het artikel zelf: laat het weg',
  unknownSku: (sku) => `noemt artikelnummer “${sku}”, dat niet in dit bestand en niet in de catalogus staat`,
  kitOwned: 'een set heeft de voorraad van de onderdelen: laat het aantal leeg',
  kitAsPart: (sku) => `noemt artikelnummer “${sku}”, dat zelf een set is: noem in plaats daarvan de onderdelen`,
  kitInKit: (kit) => `heeft onderdelen en is een onderdeel van “${kit}”: een set kan niet in een andere zitten`,
  archivedPart: (sku) =>
    `noemt artikelnummer “${sku}”, dat gearchiveerd is: zet het in het bestand of herstel het eerst`,
  kitOfArchived: (part) =>
    `is een gearchiveerde set, en ook het onderdeel “${part}” is gearchiveerd: zet dat in het bestand of herstel het eerst`,
  standingPart: (sku) =>
    `noemt artikelnummer “${sku}”, dat een onderdeel van deze set is: laat het weg of voeg de kolom parts toe`,
  standingAccessory: (sku) =>
    `noemt artikelnummer “${sku}”, dat toebehoren van dit artikel is: laat het weg of voeg de kolom accessories toe`,
  bookkeeping: (name) => `“${name}” lijkt een boekhoudregel (borg, betaling of korting), geen materiaal; laat hem weg`,
  fieldCounts: (fields, headers) => `de rij heeft ${fields} velden en de kop ${headers}`,
  fieldCountsUnheaded: (fields, others) => `de rij heeft ${fields} velden en de meeste andere ${others}`,
  manyFields: (counts, mark) => `${counts}; zet een waarde met “${mark}” tussen aanhalingstekens`,
  manyFieldsByTab: (counts) => `${counts}; zet een waarde met een tab tussen aanhalingstekens`,
  torn: (counts, line) => `${counts}, en loopt tot regel ${line}; zoek een aanhalingsteken dat niet gesloten is`,
  noName: 'de naam ontbreekt',
  tooLong: (text, most) => `“${text}” heeft meer dan ${figure(most)} tekens`,
  noCategory: (allowed) => `de categorie ontbreekt; mogelijk: ${allowed}`,
  category: (text, allowed) => `de categorie “${text}” is niet bekend; mogelijk: ${allowed}`,
  noUnit: (allowed) => `de eenheid ontbreekt; mogelijk: ${allowed}`,
  unit: (text, allowed) => `de eenheid “${text}” is niet bekend; mogelijk: ${allowed}`,
  daySplit: (text) =>
    `“${text}” is geen eenheid; houd één rij met de eenheid dag, en stel verdere dagen in bij de berekende dagen`,
  foot: (text) => `de eenheid “${text}” is niet bekend; schrijf stuk als één stuk een voet is, of reken per meter`,
  squareFoot: (text) =>
    `de eenheid “${text}” is niet bekend; schrijf stuk als één stuk een vierkante voet is, of reken per vierkante meter`,
  mile: (text) => `de eenheid “${text}” is niet bekend; schrijf stuk als één stuk een mijl is, of reken per kilometer`,
  yesOrNo: (text) => `“${text}” is geen ja en geen nee`,
  noPrice: (currency) => `de prijs ontbreekt; geef een bedrag in ${currency}, 0 of meer`,
  price: (text, currency) => `de prijs “${text}” is geen getal; geef een bedrag in ${currency}, zoals 12,50`,
  ambiguous: (text, whole, decimal) =>
    `“${text}” kan ${whole} of ${decimal.replace('.', ',')} betekenen; schrijf het zonder scheidingsteken voor duizendtallen`,
  negativePrice: (text) => `de prijs “${text}” is negatief; hij moet 0 of meer zijn`,
  priceDecimals: (text, currency, decimals) =>
    `de prijs “${text}” heeft te veel decimalen; ${currency} heeft er ${decimals}`,
  dearPrice: (text, most) => `de prijs “${text}” is te groot; hoogstens ${figure(most)}`,
  ownedParts: (text) => `“${text}” in bezit is geen geheel getal; is het een prijs in de verkeerde kolom?`,
  owned: (text, most) => `“${text}” in bezit kan niet; een geheel getal van 0 tot en met ${figure(most)}`,
  ownedNumber: (text) => `“${text}” is geen getal; het moet een geheel getal vanaf 0 zijn`,
  ownedIsPrice: (owned) =>
    `“${owned}” in bezit is hetzelfde getal als de prijs; is het een prijs in de verkeerde kolom?`,
  ownedIsMany: (owned, most, category) =>
    `“${owned}” in bezit is meer dan ${most} voor ${category}; is het een prijs in de verkeerde kolom?`,
  attendees: (text, most) => `“${text}” personen per stuk kan niet; een getal boven 0, hoogstens ${figure(most)}`,
  attendeesNumber: (text) => `“${text}” is geen getal; het moet een getal boven 0 zijn`,
  accessory: (text, most) =>
    `“${text}” is geen toebehoren; schrijf SKU*2;SKU*1, elk met een geheel getal van 1 tot ${figure(most)}`,
  ownAccessory: (sku) => `“${sku}” kan geen toebehoren van zichzelf zijn`,
  part: (text, most) =>
    `“${text}” is geen onderdeel; schrijf SKU*2;SKU*1, elk met een geheel getal van 1 tot ${figure(most)}`,
  ownPart: (sku) => `“${sku}” kan geen onderdeel van zichzelf zijn`,
  partAndAccessory: (sku) => `“${sku}” is zowel onderdeel als toebehoren: laat er een weg`,
};
