/** Before a sum of money: it is what may be spent. */
export const BUDGET_WORDS = `budget, budgeted, our budget is, budget of, budget is, budget around, spend, spending, to spend, spend up to, no more than, not more than, not exceed, not to exceed, must not exceed, maximum, max, up to, under, less than, ceiling, cap, capped at, afford, allowance of, keep it under, all in,
  budget von, budget liegt bei, höchstens, maximal, maximalbudget, nicht mehr als, bis zu, unter, kostenrahmen, budgetrahmen, ausgeben, etat,
  budget de, budget est de, maximum de, pas plus de, moins de, ne pas dépasser, au maximum, enveloppe de, enveloppe,
  presupuesto, presupuesto de, presupuesto es de, máximo, como máximo, no más de, menos de, hasta, gastar, tope de,
  budget van, budget is, maximaal, hoogstens, niet meer dan, tot, onder, besteden`;
/** Words that make a sum a budget even where no currency stands beside it. */
export const BUDGET_NOUNS = `budget, budgeted, presupuesto, budgetrahmen, kostenrahmen, etat, spend`;
/** After a sum: it is for one guest, not for the whole. */
export const PER_HEAD = `per head, per person, pp, p p, a head, per guest, per pax, each, per delegate, pro person, pro kopf, pro gast, par personne, par tête, por persona, por cabeza, per persoon, p p p, per day, per hour, per night`;
export const CURRENCY_CODES: Readonly<Record<string, string>> = {
  '£': 'GBP',
  gbp: 'GBP',
  pounds: 'GBP',
  pound: 'GBP',
  quid: 'GBP',
  '€': 'EUR',
  eur: 'EUR',
  euro: 'EUR',
  euros: 'EUR',
  usd: 'USD',
  us$: 'USD',
  chf: 'CHF',
  franken: 'CHF',
  sek: 'SEK',
  dkk: 'DKK',
  nok: 'NOK',
  aud: 'AUD',
  nzd: 'NZD',
  cad: 'CAD',
};
