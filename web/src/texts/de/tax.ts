import type { Texts } from '../shape.ts';

export const tax: Texts['tax'] = {
  heading: 'Steuer',
  lead: 'Gilt für Angebote, die ab jetzt entstehen.',
  question: (name) => `Berechnen Sie ${name}?`,
  charges: (name) => `Wir berechnen ${name}`,
  chargesNone: 'Wir berechnen keine Steuer',
  rate: (name) => `Satz: ${name}`,
  noUsualRate: 'Der Satz hängt davon ab, wo Sie sind.',
  name: 'Name der Steuer',
  numberOptional: (name) => `${name} (optional)`,
  numberRule: 'Steht auf Angeboten und PDFs.',
  save: 'Speichern',
  needed: 'Geben Sie an, welche Steuer Sie berechnen, damit die Summen für Ihre Kunden stimmen.',
  more: 'Bedingungen und Logo',
  undecided: 'Sie haben nicht angegeben, welche Steuer Sie berechnen; in dieser Summe ist keine enthalten.',
  setUp: 'Steuer einrichten',
  validity: 'Gültigkeit',
  validityLead: 'Wie lange Kunden ein Angebot annehmen können.',
};
