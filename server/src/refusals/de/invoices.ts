import type { Translated } from '@showbill/contract';
import type { invoiceParts as englishParts, invoices as english } from '../en/invoices.ts';

export const invoices: Translated<typeof english> = {
  none: 'diese Rechnung gibt es nicht',
  notAccepted: (status) => `Rechnungen werden zu einem angenommenen Angebot gestellt; dieses ist ${status}.`,
  finalThere: (number) =>
    `${number} ist die Schlussrechnung zu diesem Angebot. Stornieren Sie sie, bevor Sie eine weitere stellen.`,
  otherTreatment: (number) =>
    `${number} hat eine andere Umsatzsteuerbehandlung oder Währung. Stornieren Sie sie zuerst, oder wählen Sie hier dieselbe.`,
  otherRate: (number) => `${number} hat einen anderen Umsatzsteuersatz als dieses Angebot. Stornieren Sie sie zuerst.`,
  noTaxAgreed: 'muss eine andere Umsatzsteuerbehandlung sein: Das Angebot wurde ohne Steuer angenommen',
  tooMuch: (amount) => `Es wurde um ${amount} mehr berechnet als vereinbart. Stornieren Sie zuerst eine Rechnung.`,
  nothing: 'Es gibt nichts zu berechnen.',
  beyond: (amount) => `darf höchstens sein, was noch zu berechnen ist, ${amount}`,
  rowThere: (number) => `Diese Zahlung wurde schon berechnet, mit ${number}.`,
  otherSum: 'Die Beträge haben sich inzwischen geändert. Prüfen Sie sie und stellen Sie die Rechnung noch einmal.',
  otherRest:
    'Inzwischen wurde zu diesem Angebot etwas berechnet oder storniert. Prüfen Sie die Rechnungen und öffnen Sie dieses Formular neu.',
  dueBefore: 'darf nicht vor heute liegen',
  endsBefore: 'darf nicht vor dem ersten Tag der Leistung liegen',
  noWording: 'muss sagen, warum keine Umsatzsteuer berechnet wird',
  missing: (names) => `Bevor diese Rechnung gestellt werden kann, ergänzen Sie: ${names}.`,
  notInFile: (names) => `Aus dieser Rechnung lässt sich diese Datei nicht machen. Es fehlt: ${names}.`,
  notWritable: (fields) => `Das lässt sich nicht als elektronische Rechnung schreiben. Prüfen Sie: ${fields}.`,
  tooMany: (most) => `In diesem Jahr gibt es mehr als ${most} Rechnungen, mehr als in eine Datei passen.`,
  isCredit: 'Eine Stornorechnung lässt sich nicht stornieren.',
  creditedBefore: (number) => `Diese Rechnung wurde schon storniert, mit ${number}.`,
  takenOff: (number) => `${number} zieht diese Rechnung ab. Stornieren Sie zuerst ${number}.`,
};

export const invoiceParts: Translated<typeof englishParts> = {
  seller_address: 'Ihre vollständige Anschrift (Einstellungen, Firma)',
  seller_number: 'Ihre USt-IdNr. oder Steuernummer (Einstellungen, Firma)',
  seller_vat_id: 'Ihre USt-IdNr. (Einstellungen, Firma)',
  buyer_name: 'der Name des Kunden',
  buyer_street: 'die Straße des Kunden',
  buyer_city: 'der Ort des Kunden',
  buyer_country: 'das Land des Kunden',
  buyer_vat_id: 'die USt-IdNr. des Kunden',
  supply_date: 'das Leistungsdatum',
  currency_of_two_decimals: 'eine Währung mit höchstens zwei Nachkommastellen, mehr kennt die Norm nicht',
  seller_email: 'Ihre E-Mail-Adresse',
  buyer_email: 'die E-Mail-Adresse des Kunden',
  seller_account: 'Ihr Bankkonto',
  seller_contact: 'die Ansprechperson in Ihrer Firma',
  seller_telephone: 'Ihre Telefonnummer',
  seller_post_code: 'Ihre Postleitzahl',
  buyer_post_code: 'die Postleitzahl des Kunden',
};
