import type { Texts } from '../shape.ts';

export const tax: Texts['tax'] = {
  heading: 'Belasting',
  lead: 'Komt bij offertes die vanaf nu worden gemaakt.',
  question: (name) => `Rekent u ${name}?`,
  charges: (name) => `Wij rekenen ${name}`,
  chargesNone: 'Wij rekenen geen belasting',
  rate: (name) => `Tarief ${name}`,
  noUsualRate: 'Het tarief hangt af van waar u bent.',
  name: 'Naam van de belasting',
  numberOptional: (name) => `${name} (optioneel)`,
  numberRule: 'Staat op offertes en PDF’s.',
  save: 'Opslaan',
  needed: 'Geef aan welke belasting u rekent, zodat de totalen voor klanten kloppen.',
  more: 'Voorwaarden en logo',
  undecided: 'U hebt niet aangegeven welke belasting u rekent, dus dit totaal bevat er geen.',
  setUp: 'Belasting instellen',
  validity: 'Geldigheid',
  validityLead: 'Hoe lang klanten een offerte kunnen accepteren.',
};
