import type { Texts } from '../shape.ts';

export const proposals: Texts['proposals'] = {
  title: 'Offertes',
  payments: 'Betalingen',
  invoices: 'Facturen',
  search: 'Offertes zoeken',
  searchPlaceholder: 'Nummer, titel, klant of locatie',
  statuses: 'Status',
  all: 'Alle',
  client: 'Klant',
  anyClient: 'Alle klanten',
  thisClient: 'Deze klant',
  from: 'Van',
  to: 'Tot en met',
  fromLabel: 'Evenement vanaf',
  toLabel: 'Evenement tot en met',
  sort: 'Sorteren op',
  sorts: {
    newest: 'Nieuwste eerst',
    changed: 'Laatst gewijzigd',
    soonest: 'Vroegste evenement',
    latest: 'Laatste evenement',
    largest: 'Hoogste totaal',
  },
  columns: { proposal: 'Offerte', date: 'Evenement', status: 'Status', total: 'Totaal' },
  noDate: 'Nog geen datum',
  noClient: 'Nog geen klant',
  seen: 'bekeken',
  validUntil: (day) => `tot en met ${day}`,
  loading: 'Laden…',
  more: 'Meer tonen',
  count: (count, more) => (more ? `meer dan ${count} offertes` : `${count} offertes`),
  one: '1 offerte',
  empty:
    'Hier verschijnen uw offertes met klant, datum, status en totaal. Beschrijf een evenement in een of twee zinnen om de eerste te maken.',
  emptyViewer: 'Hier verschijnen offertes met klant, datum, status en totaal. Er zijn er nog geen.',
  nothing: 'Geen passende offertes.',
  clear: 'Alle tonen',
};

export const clientPicker: Texts['clientPicker'] = {
  placeholder: 'Zoek, of typ een nieuwe naam',
  searchPlaceholder: 'Zoeken',
  add: (name) => `“${name}” als nieuwe klant toevoegen`,
  nothing: 'Geen passende klant',
  loading: 'Zoeken…',
  clear: 'Klant verwijderen',
};
