import type { Translated } from '@showbill/contract';
import { words } from '@showbill/contract/words/de';
import type { imports as english } from '../en/imports.ts';
import { field } from './fields.ts';
import { writingIn } from '../writing.ts';

const { figure } = writingIn('de');

export const imports: Translated<typeof english> = {
  categories: Object.values(words.categories).join(', '),
  units: 'Tag, Woche, Stunde, pauschal, Stück, Meter, Quadratmeter, Kilometer, Person',
  moving: { crew: words.categories.crew, transport: words.categories.transport },
  tooLarge: (megabytes) => `die Datei ist größer als ${megabytes} MB; teilen Sie sie auf`,
  spreadsheet: 'das ist eine ältere Tabellendatei oder eine mit Kennwort; speichern Sie sie zuerst als XLSX oder CSV',
  noWorkbook: 'das ist keine Tabelle, die gelesen werden kann; speichern Sie sie als XLSX oder CSV',
  noSheet: (name, all) => `es gibt kein Blatt „${name}“; die Datei hat: ${all}`,
  unpacksTooLarge: (megabytes) =>
    `die Tabelle ist zu groß: entpackt über ${megabytes} MB, oder mit Zellen weit außerhalb; teilen Sie sie auf`,
  notOfSystem:
    'die Spalten sind nicht die des genannten Systems; lassen Sie es weg, dann werden die Überschriften gelesen, wie sie sind',
  noProduct: (name) => `„${name}“ ist kein Artikel des Katalogs; importieren Sie zuerst die Artikel`,
  skuElsewhere: (sku) => `die Artikelnummer „${sku}“ gehört einem anderen Artikel des Katalogs`,
  clientName: (found) => `keine Spalte enthält Namen von Kunden; gefunden: „${found}“`,
  noClientName: 'der Name fehlt',
  clientEmail: (text) => `„${text}“ ist keine E-Mail-Adresse`,
  clientCountry: (text) => `„${text}“ ist kein Land`,
  sameEmail: (email, line) => `die E-Mail „${email}“ steht schon in Zeile ${line}`,
  sameClientName: (name, line) =>
    `der Name „${name}“ steht schon in Zeile ${line}, und nichts unterscheidet die beiden; geben Sie jedem eine E-Mail`,
  sameClient: (line) => `ist derselbe Kunde wie Zeile ${line}; behalten Sie eine davon`,
  severalClients: (name) => `mehrere Kunden heißen „${name}“; geben Sie der Zeile eine E-Mail`,
  empty: 'die Datei ist leer',
  longLine: (most) => `die Zeile hat mehr als ${figure(most)} Zeichen; ist das eine CSV-Datei?`,
  manyLines: (most) => `die Datei hat mehr als ${figure(most)} Zeilen; teilen Sie sie auf`,
  manyRows: (most) => `die Datei hat mehr als ${figure(most)} Zeilen; teilen Sie sie auf`,
  unclosed:
    'ein Anführungszeichen, das in dieser Zeile einen Wert öffnet, wird nie geschlossen; schließen Sie es, oder verdoppeln Sie es, ' +
    'wenn es Zoll bedeutet',
  unclosedLast:
    'ein Anführungszeichen, das in dieser Zeile einen Wert öffnet, wird nie geschlossen; schließen Sie es, oder verdoppeln Sie es, ' +
    'wenn es Zoll bedeutet (ab hier wird nicht weitergelesen: zu viele davon)',
  missing: {
    name: (found) => `die Spalte für den Namen fehlt: wie der Artikel heißt; gefunden: „${found}“`,
    category: (found) =>
      `die Spalte für die Kategorie fehlt: wozu er gehört, etwa Tontechnik oder Lichttechnik; gefunden: „${found}“`,
    unit: (found) =>
      `die Spalte für die Einheit fehlt: wofür ein Preis gilt, etwa Tag oder pauschal; gefunden: „${found}“`,
    unit_price: (found) => `die Spalte für den Preis fehlt: der Preis einer Einheit, ohne Steuer; gefunden: „${found}“`,
  },
  sameHeader: (header, own) => `zwei Spalten heißen „${header}“; behalten Sie die richtige (${field(own)})`,
  otherCurrency: (found, currency) =>
    `„${found}“ ist nicht in der Währung der Firma; Preise müssen in ${currency} sein`,
  sameSku: (sku, line) => `die Artikelnummer „${sku}“ steht schon in Zeile ${line}`,
  sameName: (name, line) =>
    `der Name „${name}“ steht schon in Zeile ${line}; behalten Sie einen, oder geben Sie jedem eine Artikelnummer`,
  sameProduct: (line) => `ist derselbe Artikel des Katalogs wie Zeile ${line}; behalten Sie eine davon`,
  namesItself: 'nennt den Artikel selbst: lassen Sie ihn weg',
  unknownSku: (sku) => `nennt die Artikelnummer „${sku}“, die weder in dieser Datei noch im Katalog ist`,
  kitOwned: 'ein Set hat den Bestand seiner Teile: lassen Sie die Anzahl leer',
  kitAsPart: (sku) => `nennt die Artikelnummer „${sku}“, die selbst ein Set ist: nennen Sie stattdessen dessen Teile`,
  kitInKit: (kit) => `hat Teile und ist Teil von „${kit}“: Ein Set kann nicht in einem anderen stecken`,
  archivedPart: (sku) =>
    `nennt die Artikelnummer „${sku}“, die archiviert ist: nehmen Sie sie in die Datei auf oder stellen Sie sie zuerst wieder her`,
  kitOfArchived: (part) =>
    `ist ein archiviertes Set, dessen Teil „${part}“ auch archiviert ist: nehmen Sie es mit auf oder stellen Sie es erst wieder her`,
  standingPart: (sku) =>
    `nennt die Artikelnummer „${sku}“, ein Teil dieses Sets: lassen Sie sie weg oder ergänzen Sie die Spalte parts`,
  standingAccessory: (sku) =>
    `nennt die Artikelnummer „${sku}“, ein Zubehör dieses Artikels: lassen Sie sie weg oder ergänzen Sie die Spalte accessories`,
  bookkeeping: (name) =>
    `„${name}“ sieht nach Buchhaltung aus (Kaution, Zahlung oder Rabatt), nicht nach Material; lassen Sie die Zeile weg`,
  fieldCounts: (fields, headers) => `die Zeile hat ${fields} Felder und die Kopfzeile ${headers}`,
  fieldCountsUnheaded: (fields, others) => `die Zeile hat ${fields} Felder und die meisten anderen ${others}`,
  manyFields: (counts, mark) => `${counts}; setzen Sie einen Wert mit „${mark}“ in Anführungszeichen`,
  manyFieldsByTab: (counts) => `${counts}; setzen Sie einen Wert mit Tabulator in Anführungszeichen`,
  torn: (counts, line) =>
    `${counts}, und sie reicht bis Zeile ${line}; suchen Sie ein Anführungszeichen, das nicht geschlossen ist`,
  noName: 'der Name fehlt',
  tooLong: (text, most) => `„${text}“ hat mehr als ${figure(most)} Zeichen`,
  noCategory: (allowed) => `die Kategorie fehlt; möglich: ${allowed}`,
  category: (text, allowed) => `die Kategorie „${text}“ ist nicht bekannt; möglich: ${allowed}`,
  noUnit: (allowed) => `die Einheit fehlt; möglich: ${allowed}`,
  unit: (text, allowed) => `die Einheit „${text}“ ist nicht bekannt; möglich: ${allowed}`,
  daySplit: (text) =>
    `„${text}“ ist keine Einheit; behalten Sie eine Zeile mit der Einheit Tag, und legen Sie weitere Tage unter den ` +
    'berechneten Tagen fest',
  foot: (text) =>
    `die Einheit „${text}“ ist nicht bekannt; schreiben Sie Stück, wenn ein Stück ein Fuß ist, oder rechnen Sie in Meter ab`,
  squareFoot: (text) =>
    `die Einheit „${text}“ ist nicht bekannt; schreiben Sie Stück, wenn ein Stück ein Quadratfuß ist, oder rechnen Sie in ` +
    'Quadratmeter ab',
  mile: (text) =>
    `die Einheit „${text}“ ist nicht bekannt; schreiben Sie Stück, wenn ein Stück eine Meile ist, oder rechnen Sie in Kilometer ab`,
  yesOrNo: (text) => `„${text}“ ist weder ja noch nein`,
  noPrice: (currency) => `der Preis fehlt; geben Sie einen Betrag in ${currency} an, mindestens 0`,
  price: (text, currency) => `der Preis „${text}“ ist keine Zahl; geben Sie einen Betrag in ${currency} an, etwa 12,50`,
  ambiguous: (text, whole, decimal) =>
    `„${text}“ kann ${whole} oder ${decimal.replace('.', ',')} heißen; schreiben Sie es ohne Tausendertrennzeichen`,
  negativePrice: (text) => `der Preis „${text}“ ist negativ; er muss mindestens 0 sein`,
  priceDecimals: (text, currency, decimals) =>
    `der Preis „${text}“ hat zu viele Nachkommastellen; ${currency} hat ${decimals}`,
  dearPrice: (text, most) => `der Preis „${text}“ ist zu groß; höchstens ${figure(most)}`,
  ownedParts: (text) => `„${text}“ Stück im Bestand ist keine ganze Zahl; ist das ein Preis in der falschen Spalte?`,
  owned: (text, most) => `„${text}“ Stück im Bestand kann nicht sein; eine ganze Zahl von 0 bis ${figure(most)}`,
  ownedNumber: (text) => `„${text}“ ist keine Zahl; es muss eine ganze Zahl ab 0 sein`,
  ownedIsPrice: (owned) =>
    `„${owned}“ Stück im Bestand ist dieselbe Zahl wie der Preis; ist das ein Preis in der falschen Spalte?`,
  ownedIsMany: (owned, most, category) =>
    `„${owned}“ Stück im Bestand ist mehr als ${most} für ${category}; ist das ein Preis in der falschen Spalte?`,
  attendees: (text, most) => `„${text}“ Personen je Stück kann nicht sein; eine Zahl über 0, höchstens ${figure(most)}`,
  attendeesNumber: (text) => `„${text}“ ist keine Zahl; es muss eine Zahl über 0 sein`,
  accessory: (text, most) =>
    `„${text}“ ist kein Zubehör; schreiben Sie SKU*2;SKU*1, jedes mit einer ganzen Zahl von 1 bis ${figure(most)}`,
  ownAccessory: (sku) => `„${sku}“ kann nicht Zubehör von sich selbst sein`,
  part: (text, most) =>
    `„${text}“ ist kein Teil; schreiben Sie SKU*2;SKU*1, jedes mit einer ganzen Zahl von 1 bis ${figure(most)}`,
  ownPart: (sku) => `„${sku}“ kann nicht Teil von sich selbst sein`,
  partAndAccessory: (sku) => `„${sku}“ ist zugleich Teil und Zubehör: lassen Sie eines weg`,
};
