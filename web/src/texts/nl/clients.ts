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
  import: 'Importeren',
  importing: {
    title: 'Klanten importeren',
    fields: {
      name: 'Naam',
      first_name: 'Voornaam',
      last_name: 'Achternaam',
      company: 'Bedrijf',
      email: 'E-mail',
      phone: 'Telefoon',
      mobile: 'Mobiel (als er geen andere telefoon is)',
      notes: 'Notities',
    },
    checking: 'Het bestand wordt gelezen…',
    bringing: 'De klanten worden geïmporteerd…',
    same: 'Alle regels komen al overeen met uw klanten. Er is niets te importeren.',
    changes: 'Wat er zou veranderen',
    line: 'Regel',
    client: 'Klant',
    now: 'Nu',
    inFile: 'Volgens het bestand',
    bringAll: (count, shown) => `${shown} ${count === 1 ? 'klant' : 'klanten'} importeren`,
    done: (created, updated, unchanged) =>
      `${created} klanten toegevoegd, ${updated} gewijzigd, ${unchanged} ongewijzigd.`,
    toClients: 'Klanten bekijken',
  },
  columns: { name: 'Naam', contact: 'Contact', proposals: 'Offertes' },
  create: 'Klant toevoegen',
  save: 'Opslaan',
  saved: 'Opgeslagen',
  cancel: 'Annuleren',
  details: 'Gegevens',
  erase: {
    loading: 'Laden…',
    button: 'Persoonsgegevens wissen',
    title: (name) => `${name} wissen`,
    lead:
      'Verwijdert wie de persoon is en alles wat die of u schreef, uit alle offertes. Bedragen, nummers, ' +
      'datums en voorraad blijven. De links naar de offertes werken niet meer. Dit kan niet ongedaan worden ' +
      'gemaakt.',
    proposals: 'Offertes',
    open: 'Waarvan nog open of nog te komen',
    signed: 'Ondertekende exemplaren, waarvan de vingerafdruk blijft',
    letters: 'E-mails',
    backups: (days) =>
      `Back-ups van tot nu toe bevatten deze gegevens nog. Dagelijkse worden na ${days} dagen verwijderd; ` +
      'de andere verwijdert uw beheerder.',
    backupsByHand: 'Back-ups van tot nu toe bevatten deze gegevens totdat uw beheerder ze verwijdert.',
    confirm: (name) => `Typ ‘${name}’ ter bevestiging`,
    action: 'Wissen',
  },
  proposals: {
    heading: 'Offertes',
    empty: 'Deze klant heeft nog geen offertes.',
    add: 'Nieuwe offerte',
    loading: 'Laden…',
    more: 'Meer tonen',
    noDate: 'Nog geen datum',
  },
};
