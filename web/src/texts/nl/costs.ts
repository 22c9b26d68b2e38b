import type { Texts } from '../shape.ts';

export const costs: Texts['costs'] = {
  cost: 'Kosten',
  margin: 'Marge',
  heading: 'Kosten en marge',
  private: 'Klanten zien dit nooit.',
  show: 'Kosten en marge tonen',
  hide: 'Kosten en marge verbergen',
  unitCostOf: (name) => `Kosten per eenheid: ${name}`,
  ofLine: (margin) => `marge ${margin}`,
  atMost: (figure) => `hoogstens ${figure}`,
  without: (count, shown) =>
    count === 1 ? 'Zonder 1 regel met onbekende kosten.' : `Zonder ${shown} regels met onbekende kosten.`,
  withoutWon: (count) => `zonder ${count} met onbekende kosten`,
  take: 'Kosten uit de catalogus gebruiken',
  below: (least) => `Onder de laagste marge van uw bedrijf, ${least}.`,
  belowByCatalogue: (margin, least) =>
    `Met de kosten uit uw catalogus is de marge ${margin}, onder de laagste van uw bedrijf, ${least}.`,
  send: {
    below: (margin, least) => `De marge is ${margin}, onder de laagste van uw bedrijf, ${least}.`,
    short: (amount) => `Er zou vóór belasting ${amount} bij moeten komen.`,
    byOwner: 'Een eigenaar moet hem versturen.',
    asOwner: 'Als eigenaar kunt u hem versturen. Het logboek vermeldt dat.',
    unknown: (count, shown) =>
      count === 1
        ? 'De kosten van 1 regel zijn niet bekend: de marge kan onder de laagste van uw bedrijf liggen.'
        : `De kosten van ${shown} regels zijn niet bekend: de marge kan onder de laagste van uw bedrijf liggen.`,
  },
  product: {
    label: (currency) => `Kostprijs (${currency}, zonder belasting)`,
    hint: 'Wat één eenheid u kost; leeg laten als u het niet weet',
  },
  ownLine: 'Kosten per eenheid (optioneel)',
  settings: {
    heading: 'Laagste marge',
    lead: 'Een offerte die minder opbrengt, kan alleen een eigenaar versturen. Laat leeg voor geen grens.',
    label: 'Laagste marge',
    byOwner: 'Alleen een eigenaar kan dit wijzigen.',
  },
  key: 'Ook kosten en marges doorgeven',
  keyRule: 'Wat regels u kosten en wat u aan een offerte verdient',
};
