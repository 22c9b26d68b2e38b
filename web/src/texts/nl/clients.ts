import type { Texts } from '../shape.ts';

export const clients: Texts['clients'] = {
  title: 'Klanten',
  search: 'Klanten zoeken',
  searchPlaceholder: 'Naam, bedrijf, e-mail of telefoon',
  add: 'Klant toevoegen',
  loading: 'Laden…',
  empty: 'Hier verschijnen de mensen en bedrijven voor wie u offertes maakt.',
  nothingFound: (text) => `Geen klant past bij “${text}”.`,
  clear: 'Zoekopdracht wissen',
  fields: { name: 'Naam', company: 'Bedrijf', email: 'E-mail', phone: 'Telefoon', notes: 'Notities' },
  notesHint: 'Alleen zichtbaar voor uw bedrijf',
  columns: { name: 'Naam', contact: 'Contact', proposals: 'Offertes' },
  create: 'Klant toevoegen',
  save: 'Opslaan',
  saved: 'Opgeslagen',
  cancel: 'Annuleren',
  details: 'Gegevens',
  proposals: {
    heading: 'Offertes',
    empty: 'Deze klant heeft nog geen offertes.',
    add: 'Nieuwe offerte',
    loading: 'Laden…',
    more: 'Meer tonen',
    noDate: 'Nog geen datum',
  },
};
