import type { Translated } from '@showbill/contract';
import type {
  drafting as englishDrafting,
  drafts as englishDrafts,
  life as englishLife,
  sales as englishSales,
} from '../en/proposals.ts';
import { field } from './fields.ts';

export const life: Translated<typeof englishLife> = {
  send: (status) => `Nur ein Entwurf oder ein abgelaufenes Angebot kann gesendet werden; dieses ist ${status}.`,
  view: (status) => `Nur ein gesendetes Angebot kann angesehen werden; dieses ist ${status}.`,
  accept: (status) => `Nur ein gesendetes Angebot kann angenommen werden; dieses ist ${status}.`,
  decline: (status) => `Nur ein gesendetes Angebot kann abgelehnt werden; dieses ist ${status}.`,
  revise: (status) => `Nur ein gesendetes oder abgelehntes Angebot kann überarbeitet werden; dieses ist ${status}.`,
  expire: (status) => `Nur ein gesendetes Angebot kann ablaufen; dieses ist ${status}.`,
  cancel: (status) => `Nur ein angenommenes Angebot kann storniert werden; dieses ist ${status}.`,
  replace: (status) => `Nur ein angenommenes Angebot kann ersetzt werden; dieses ist ${status}.`,
  ownerSends: 'Dieses Angebot muss ein Inhaber der Firma senden, in der Anwendung.',
  equipmentOut: 'Ein Angebot kann nicht storniert werden, solange sein Material unterwegs ist.',
  newerVersion: (version) => `das ist Version ${version} des Angebots, und es gibt eine neuere`,
  otherTerms: 'die Bedingungen haben sich inzwischen geändert',
  otherNotice: 'das Widerrufsrecht ist nicht das, was angezeigt wurde, oder niemand hat einen früheren Beginn verlangt',
  withdraw: 'Nur ein Vertrag mit Widerrufsrecht kann widerrufen werden, innerhalb der Frist.',
  amendedGone: (number, status) =>
    `das ist ein Nachtrag zu ${number}; jenes Angebot ist nicht mehr angenommen, sondern ${status}`,
  notOptional: (line) => `${line} ist keine Option dieses Angebots`,
  amend: (status) => `Nur zu einem angenommenen Angebot gibt es einen Nachtrag; dieses ist ${status}.`,
  notALine: (line) => `${line} ist keine Position dieses Angebots`,
  notOnLines: 'keine Position dieses Angebots hat dieses Produkt',
  noLineLeft: 'es bliebe keine Position übrig: stornieren Sie stattdessen das Angebot',
  schedule: (status) => `Lieferung und Abholung lassen sich nicht mehr ändern: dieses Angebot ist ${status}.`,
  noDate: 'dieses Angebot hat noch kein Datum: legen Sie zuerst das Datum der Veranstaltung fest',
  delivery: (most) => `geliefert wird am ersten Tag der Veranstaltung oder bis zu ${most} Tage davor`,
  collection: (most) => `abgeholt wird am letzten Tag der Veranstaltung oder bis zu ${most} Tage danach`,
  tooManyQuestions:
    'zu diesem Angebot wurden heute zu viele Fragen gestellt: bitte schreiben Sie eine E-Mail oder rufen Sie an',
  remind: (status) => `nur an ein gesendetes Angebot kann erinnert werden; dieses ist ${status}`,
  noSignedCopy:
    'es gibt keine unterzeichnete Ausfertigung: der Kunde hat dieses Angebot nicht auf dessen Seite angenommen',
  outcome: (status) => `Einen Grund hat nur ein gewonnenes oder verlorenes Angebot; dieses ist ${status}.`,
};

export const drafts: Translated<typeof englishDrafts> = {
  revise: (status) =>
    `Nur ein Entwurf lässt sich ändern; dieses Angebot ist ${status}: überarbeiten Sie es, dann ändern Sie den Entwurf der neuen Version.`,
  amend:
    'Nur ein Entwurf lässt sich ändern; dieses Angebot ist angenommen: legen Sie einen Nachtrag an, dann ändern Sie dessen Entwurf.',
  duplicate: (status) =>
    `Nur ein Entwurf lässt sich ändern; dieses Angebot ist ${status}: duplizieren Sie es, dann ändern Sie den neuen Entwurf.`,
  field:
    'Jemand anderes hat inzwischen ein Feld dieses Angebots geändert: sehen Sie nach und ändern Sie es noch einmal.',
  fields: (count) =>
    `Jemand anderes hat inzwischen ${count} Felder dieses Angebots geändert: sehen Sie nach und ändern Sie sie noch einmal.`,
  deleted: (status) => `Nur ein Entwurf kann gelöscht werden; dieses Angebot ist ${status}.`,
  newVersion: 'Dieser Entwurf ist eine neue Version eines gesendeten Angebots: er kann nicht gelöscht werden.',
  cataloguesOwn: (own) => `bei einer Position aus dem Katalog kommt das aus dem Katalog: ${field(own)}`,
  withUnitPrice: 'zu einem Preis von Hand gehört der Preis (unit_price)',
  priceNeeded: 'eine Position, die nicht aus dem Katalog ist, braucht einen eigenen Preis',
  archived: (product) => `${product} ist archiviert und kommt in keine neue Position`,
  tooManyLines: (most) => `ein Angebot hat höchstens ${most} Positionen`,
  lineRemoved: (param) => `die Position ist gerade entfernt worden (${param})`,
  hoursNeeded: 'eine Position mit Preis pro Stunde braucht Stunden',
  noHours: 'nur eine Position mit Preis pro Stunde hat Stunden',
  hoursMissing: 'Eine Position mit Preis pro Stunde braucht Stunden.',
  tooManyTexts: (most) => `davon hat ein Angebot höchstens ${most}: entfernen Sie zuerst etwas`,
  tooLarge: 'Die Beträge dieses Angebots sind zu groß, um genau zu sein.',
  currencyCode: (own) => `die Währung muss ein gültiger ISO-4217-Code in Großbuchstaben sein, etwa ${own}`,
  noRate: (own, wanted) =>
    `die Firma hat keinen Wechselkurs von ${own} nach ${wanted}: legen Sie einen an, oder bieten Sie in ${own} an`,
  rateGone: (own, wanted) => `die Firma hat keinen Wechselkurs von ${own} nach ${wanted} mehr: legen Sie einen an`,
  emptyCatalogue: 'im Katalog ist kein Material, aus dem ein Angebot entstehen könnte: importieren Sie zuerst Artikel',
};

export const drafting: Translated<typeof englishDrafting> = {
  unknownProduct: 'der Entwurf nannte einen Artikel, der nicht im Katalog ist; bitte versuchen Sie es noch einmal',
  nothingServed: (phrases) => `Im Katalog ist nichts von dem, was gewünscht ist: ${phrases}.`,
  nothingAsked:
    'In der Beschreibung war nichts zu finden, was gewünscht ist. Nennen Sie das Material, oder schreiben Sie, was für eine ' +
    'Veranstaltung es ist, wie viele Personen kommen und was dort geschieht.',
  onlyExcluded: (words) =>
    `In der Beschreibung war nichts zu finden, was gewünscht ist. Nicht von uns kommen soll: ${words}. Nennen Sie das ` +
    'Material, oder schreiben Sie, was für eine Veranstaltung es ist, wie viele Personen kommen und was dort geschieht.',
  tookTooLong: 'Das Erstellen des Angebots hat zu lange gedauert.',
  stopped: 'Das Erstellen des Angebots wurde abgebrochen.',
  readingTooLong: 'Das Lesen der Beschreibung hat zu lange gedauert. Bitte kürzen Sie sie.',
  tooMuchToRead: 'Die Beschreibung war zu umfangreich. Bitte kürzen Sie sie.',
  noUsableDraft: 'Das Sprachmodell hat keinen brauchbaren Entwurf geliefert.',
  model: {
    unreachable: 'Das Sprachmodell war nicht erreichbar.',
    credentials: 'Das Sprachmodell hat die Zugangsdaten dieses Dienstes nicht angenommen.',
    busy: 'Das Sprachmodell ist ausgelastet; versuchen Sie es später noch einmal.',
    failing: 'Das Sprachmodell hat nicht geantwortet.',
    refused: 'Das Sprachmodell hat die Anfrage abgelehnt.',
    notAModel: 'Geantwortet hat etwas, das kein Sprachmodell ist.',
    tooLarge: 'Das Sprachmodell hat mehr geantwortet, als sich lesen lässt.',
  },
};

export const sales: Translated<typeof englishSales> = {
  followUps: (most) => `ein Angebot hat höchstens ${most} offene Wiedervorlagen`,
  tagsOnOne: (most) => `ein Angebot hat höchstens ${most} Schlagwörter`,
  tags: (most) => `eine Firma hat höchstens ${most} Schlagwörter`,
  sameTag: (name) => `das Schlagwort ${name} gibt es schon`,
  noLines: 'ein Angebot ohne Positionen kann keine Vorlage sein',
  templates: (most) => `eine Firma hat höchstens ${most} Vorlagen`,
  sameTemplate: (name) => `eine Vorlage namens ${name} gibt es schon`,
  noProducts: 'kein Artikel dieser Vorlage ist noch im Katalog',
  daysTurned: 'der letzte Tag liegt vor dem ersten',
  tooManyDays: 'höchstens drei Jahre auf einmal',
};
