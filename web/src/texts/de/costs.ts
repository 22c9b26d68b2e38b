import type { Texts } from '../shape.ts';

export const costs: Texts['costs'] = {
  cost: 'Kosten',
  margin: 'Marge',
  heading: 'Kosten und Marge',
  private: 'Kunden sehen das nie.',
  show: 'Kosten und Marge zeigen',
  hide: 'Kosten und Marge ausblenden',
  unitCostOf: (name) => `Kosten je Einheit: ${name}`,
  ofLine: (margin) => `Marge ${margin}`,
  atMost: (figure) => `höchstens ${figure}`,
  without: (count, shown) =>
    count === 1 ? 'Ohne 1 Position mit unbekannten Kosten.' : `Ohne ${shown} Positionen mit unbekannten Kosten.`,
  withoutWon: (count) => `ohne ${count} mit unbekannten Kosten`,
  take: 'Kosten aus dem Katalog nehmen',
  below: (least) => `Unter der geringsten Marge Ihrer Firma von ${least}.`,
  belowByCatalogue: (margin, least) =>
    `Mit den Kosten aus Ihrem Katalog beträgt die Marge ${margin}, weniger als die geringste Ihrer Firma von ${least}.`,
  send: {
    below: (margin, least) => `Die Marge beträgt ${margin}, weniger als die geringste Ihrer Firma von ${least}.`,
    short: (amount) => `Es müsste vor Steuern ${amount} mehr ergeben.`,
    byOwner: 'Ein Inhaber muss es senden.',
    asOwner: 'Als Inhaber können Sie es senden. Das Protokoll hält es fest.',
    unknown: (count, shown) =>
      count === 1
        ? 'Die Kosten von 1 Position sind nicht bekannt; die Marge kann unter der geringsten Ihrer Firma liegen.'
        : `Die Kosten von ${shown} Positionen sind nicht bekannt; die Marge kann unter der geringsten Ihrer Firma liegen.`,
  },
  product: {
    label: (currency) => `Selbstkosten (${currency}, ohne Steuer)`,
    hint: 'Was eine Einheit Sie kostet; leer lassen, wenn unbekannt',
  },
  ownLine: 'Kosten je Einheit (optional)',
  settings: {
    heading: 'Geringste Marge',
    lead: 'Ein Angebot mit geringerer Marge kann nur ein Inhaber senden. Leer lassen für keine Grenze.',
    label: 'Geringste Marge',
    byOwner: 'Nur ein Inhaber kann sie ändern.',
  },
  key: 'Auch Kosten und Margen mitteilen',
  keyRule: 'Was Positionen Sie kosten und was Sie an einem Angebot verdienen',
};
