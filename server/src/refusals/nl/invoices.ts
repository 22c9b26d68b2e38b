import type { Translated } from '@showbill/contract';
import type { invoiceParts as englishParts, invoices as english } from '../en/invoices.ts';

export const invoices: Translated<typeof english> = {
  none: 'deze factuur bestaat niet',
  notAccepted: (status) => `Facturen worden gemaakt voor een geaccepteerde offerte; deze is ${status}.`,
  finalThere: (number) => `${number} is de eindfactuur van deze offerte. Crediteer die voordat u een andere maakt.`,
  otherTreatment: (number) =>
    `${number} heeft een andere btw-behandeling of valuta. Crediteer die eerst, of kies hier dezelfde.`,
  otherRate: (number) => `${number} heeft een ander btw-tarief dan deze offerte. Crediteer die eerst.`,
  noTaxAgreed: 'moet een andere btw-behandeling zijn: de offerte is zonder belasting geaccepteerd',
  tooMuch: (amount) => `Er is ${amount} meer gefactureerd dan afgesproken. Crediteer eerst een factuur.`,
  nothing: 'Er is niets te factureren.',
  beyond: (amount) => `mag hoogstens zijn wat nog te factureren is, ${amount}`,
  rowThere: (number) => `Deze betaling is al gefactureerd, met ${number}.`,
  otherSum: 'De bedragen zijn intussen veranderd. Controleer ze en maak de factuur opnieuw.',
  otherRest:
    'Intussen is voor deze offerte iets gefactureerd of gecrediteerd. Controleer de facturen en open dit formulier opnieuw.',
  dueBefore: 'mag niet vóór vandaag zijn',
  endsBefore: 'mag niet vóór de eerste dag van levering zijn',
  noWording: 'moet zeggen waarom er geen btw wordt berekend',
  missing: (names) => `Vul eerst aan voordat deze factuur gemaakt kan worden: ${names}.`,
  notInFile: (names) => `Van deze factuur kan dit bestand niet worden gemaakt. Er ontbreekt: ${names}.`,
  notWritable: (fields) => `Dit kan niet als elektronische factuur worden geschreven. Controleer: ${fields}.`,
  tooMany: (most) => `Er zijn in dit jaar meer dan ${most} facturen, meer dan er in één bestand passen.`,
  isCredit: 'Een creditnota kan niet worden gecrediteerd.',
  creditedBefore: (number) => `Deze factuur is al gecrediteerd, met ${number}.`,
  takenOff: (number) => `${number} trekt deze factuur af. Crediteer eerst ${number}.`,
};

export const invoiceParts: Translated<typeof englishParts> = {
  seller_address: 'uw volledige adres (Instellingen, Bedrijf)',
  seller_number: 'uw btw-nummer of fiscale nummer (Instellingen, Bedrijf)',
  seller_vat_id: 'uw btw-nummer (Instellingen, Bedrijf)',
  buyer_name: 'de naam van de klant',
  buyer_street: 'de straat van de klant',
  buyer_city: 'de plaats van de klant',
  buyer_country: 'het land van de klant',
  buyer_vat_id: 'het btw-nummer van de klant',
  supply_date: 'de leverdatum',
  currency_of_two_decimals: 'een valuta met hoogstens twee decimalen, meer kent de norm niet',
  seller_email: 'uw e-mailadres',
  buyer_email: 'het e-mailadres van de klant',
  seller_account: 'uw bankrekening',
  seller_contact: 'de contactpersoon bij uw bedrijf',
  seller_telephone: 'uw telefoonnummer',
  seller_post_code: 'uw postcode',
  buyer_post_code: 'de postcode van de klant',
};
