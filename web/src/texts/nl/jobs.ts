import type { Texts } from '../shape.ts';

export const jobs: Texts['jobs'] = {
  loading: 'Laden…',
  empty: 'Geaccepteerde offertes verschijnen hier op de dagen dat hun materiaal weggaat en terugkomt.',
  emptyDays: 'In deze vier weken gaat niets weg en komt niets terug.',
  subHires: 'Inhuur',
  toProposals: 'Offertes bekijken',
  today: 'Vandaag',
  tomorrow: 'Morgen',
  groups: { overdue: 'Te laat', going_out: 'Gaat weg', due_back: 'Komt terug', out: 'Onderweg' },
  undated: 'Geen datum',
  nothingToday: 'Vandaag gaat niets weg en komt niets terug.',
  view: 'Opdrachten tonen als',
  views: { list: 'Lijst', week: 'Week', month: 'Maand' },
  calendar: {
    earlier: { week: 'Vorige week', month: 'Vorige maand' },
    later: { week: 'Volgende week', month: 'Volgende maand' },
    week: (from, to, year) => `${from} – ${to} ${year}`,
    day: (day, count, jobs) => (jobs === 0 ? `${day}, niets` : `${day}, ${count} ${jobs === 1 ? 'item' : 'items'}`),
    more: (count) => `nog ${count}`,
    empty: {
      week: 'Deze week gaat niets weg en komt niets terug.',
      month: 'Deze maand gaat niets weg en komt niets terug.',
    },
    keys: 'Pijltoetsen wisselen van dag, Enter opent de eerste opdracht, Page Up en Page Down wisselen de periode.',
    left: 'Uitgegeven',
    back: 'Terug',
  },
  page: {
    loading: 'De opdracht laden…',
    proposal: 'Offerte',
    client: 'Klant',
    venue: 'Locatie',
    event: 'Evenement',
    status: 'Status',
    none: 'Niet ingesteld',
    withdrawn: (moment) =>
      `De klant heeft deze overeenkomst herroepen op ${moment}. Er mag niets meer weg: annuleer de offerte, of vul haar ` +
      'aan als u iets nieuws hebt afgesproken.',
    undo: { dispatched: 'Uitgifte ongedaan maken', returned: 'Retour ongedaan maken' },
    undoHint: (minutes) => `U kunt dit ongedaan maken tot ${minutes}.`,
    undone: 'Ongedaan gemaakt',
    undoShort: 'Ongedaan maken',
  },
  picking: {
    heading: 'Paklijst',
    progress: (done, all) => `${done} van ${all} gepakt`,
    nothing: 'Er is niets te pakken voor deze opdracht.',
    print: 'Afdrukken',
    pdf: 'PDF downloaden',
    tick: (units, name) => `${units} × ${name}`,
    by: (name, at) => `${name}, ${at}`,
    measures: { metre: 'm', square_metre: 'm²' },
  },
  units: (count, one) => `${count} ${one ? 'stuk' : 'stuks'}`,
  toGo: (units) => `${units} nog uit te geven`,
  notOut: 'nog niet uitgegeven',
  out: (units) => `${units} weg`,
  lateToGo: (day) => `had op ${day} weg moeten gaan`,
  dueOn: (day) => `terug op ${day}`,
  wasDue: (day) => `had op ${day} terug moeten zijn`,
  leftOn: (day) => `uitgegeven op ${day}`,
  allBack: 'alles terug',
  noEquipment: 'geen materiaal',
  dispatch: 'Uitgeven',
  return: 'Terugnemen',
  dialog: {
    dispatch: (number) => `${number} uitgeven`,
    return: (number) => `${number} terugnemen`,
    loading: 'Laden…',
    early: (day, on, isToday) =>
      isToday
        ? `Deze opdracht gaat op ${day} weg. Toch vandaag uitgeven?`
        : `Deze opdracht gaat op ${day} weg. Toch vastleggen als uitgegeven op ${on}?`,
    late: (day, on, isToday) =>
      isToday
        ? `Deze opdracht had op ${day} weg moeten gaan. Nu vandaag uitgeven?`
        : `Deze opdracht had op ${day} weg moeten gaan. Nu vastleggen als uitgegeven op ${on}?`,
    anyway: (units, isToday) => (isToday ? `${units} vandaag uitgeven` : `${units} toch uitgeven`),
    unasked: (day) =>
      `De klant kan herroepen tot en met ${day} en heeft niet gevraagd om eerder te beginnen: bij een herroeping is mogelijk ` +
      'niets verschuldigd voor wat is geleverd.',
    dispatchHint: 'Alles wat nog weg moet. Verlaag wat hier blijft.',
    returnHint: 'Alles wat nog weg is. Verlaag wat nog niet terug is.',
    day: { dispatch: 'Uitgegeven op', return: 'Teruggenomen op' },
    units: (name) => `Stuks van ${name}`,
    of: (most) => `van ${most}`,
    none: 'Niets',
    all: 'Alles',
    submit: {
      dispatch: (units) => `${units} uitgeven`,
      return: (units) => `${units} terugnemen`,
    },
    cancel: 'Annuleren',
    nothing: { dispatch: 'Voor deze opdracht is alles uitgegeven.', return: 'Van deze opdracht is niets weg.' },
    done: {
      dispatch: (number, units) => `${number}: ${units} uitgegeven`,
      return: (number, units) => `${number}: ${units} teruggenomen`,
    },
  },
};
