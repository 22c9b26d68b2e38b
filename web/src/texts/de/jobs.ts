import type { Texts } from '../shape.ts';

export const jobs: Texts['jobs'] = {
  loading: 'Wird geladen…',
  empty: 'Angenommene Angebote erscheinen hier an den Tagen, an denen ihr Material hinausgeht und zurückkommt.',
  emptyDays: 'In diesen vier Wochen geht nichts hinaus und kommt nichts zurück.',
  subHires: 'Zumietungen',
  toProposals: 'Angebote öffnen',
  today: 'Heute',
  tomorrow: 'Morgen',
  groups: { overdue: 'Überfällig', going_out: 'Ausgabe', due_back: 'Rückgabe', out: 'Draußen' },
  undated: 'Ohne Termin',
  nothingToday: 'Heute geht nichts hinaus und kommt nichts zurück.',
  view: 'Aufträge anzeigen als',
  views: { list: 'Liste', week: 'Woche', month: 'Monat' },
  calendar: {
    earlier: { week: 'Vorige Woche', month: 'Voriger Monat' },
    later: { week: 'Nächste Woche', month: 'Nächster Monat' },
    week: (from, to, year) => `${from} – ${to} ${year}`,
    day: (day, count, jobs) =>
      jobs === 0 ? `${day}, nichts` : `${day}, ${count} ${jobs === 1 ? 'Eintrag' : 'Einträge'}`,
    more: (count) => `${count} weitere`,
    empty: {
      week: 'In dieser Woche geht nichts hinaus und kommt nichts zurück.',
      month: 'In diesem Monat geht nichts hinaus und kommt nichts zurück.',
    },
    keys: 'Pfeiltasten wechseln den Tag, Enter öffnet den ersten Auftrag, Bild auf und Bild ab wechseln den Zeitraum.',
    left: 'Ausgegeben',
    back: 'Zurück',
  },
  page: {
    loading: 'Der Auftrag wird geladen…',
    proposal: 'Angebot',
    client: 'Kunde',
    venue: 'Ort',
    event: 'Veranstaltung',
    status: 'Status',
    none: 'Nicht festgelegt',
    withdrawn: (moment) =>
      `Der Kunde hat diesen Vertrag am ${moment} widerrufen. Geben Sie nichts mehr aus: Stornieren Sie das Angebot, ` +
      'oder erstellen Sie einen Nachtrag, wenn Sie etwas Neues vereinbart haben.',
    undo: { dispatched: 'Ausgabe rückgängig machen', returned: 'Rückgabe rückgängig machen' },
    undoHint: (minutes) => `Bis ${minutes} können Sie das rückgängig machen.`,
    undone: 'Rückgängig gemacht',
    undoShort: 'Rückgängig',
  },
  picking: {
    heading: 'Packliste',
    progress: (done, all) => `${done} von ${all} gepackt`,
    nothing: 'Für diesen Auftrag ist nichts zu packen.',
    print: 'Drucken',
    pdf: 'PDF herunterladen',
    tick: (units, name) => `${units} × ${name}`,
    by: (name, at) => `${name}, ${at}`,
    measures: { metre: 'm', square_metre: 'm²' },
  },
  units: (count) => `${count} Stück`,
  toGo: (units) => `${units} noch auszugeben`,
  notOut: 'noch nicht ausgegeben',
  out: (units) => `${units} draußen`,
  lateToGo: (day) => `Ausgabe war am ${day} fällig`,
  dueOn: (day) => `Rückgabe ${day}`,
  wasDue: (day) => `Rückgabe war am ${day} fällig`,
  leftOn: (day) => `ausgegeben am ${day}`,
  allBack: 'alles zurück',
  noEquipment: 'kein Material',
  dispatch: 'Ausgeben',
  return: 'Zurücknehmen',
  dialog: {
    dispatch: (number) => `${number} ausgeben`,
    return: (number) => `${number} zurücknehmen`,
    loading: 'Wird geladen…',
    early: (day, on, isToday) =>
      isToday
        ? `Dieser Auftrag geht am ${day} hinaus. Trotzdem heute ausgeben?`
        : `Dieser Auftrag geht am ${day} hinaus. Trotzdem als am ${on} ausgegeben erfassen?`,
    late: (day, on, isToday) =>
      isToday
        ? `Dieser Auftrag sollte am ${day} hinausgehen. Stattdessen heute ausgeben?`
        : `Dieser Auftrag sollte am ${day} hinausgehen. Stattdessen als am ${on} ausgegeben erfassen?`,
    anyway: (units, isToday) => (isToday ? `${units} heute ausgeben` : `${units} trotzdem ausgeben`),
    unasked: (day) =>
      `Der Kunde kann bis einschließlich ${day} widerrufen und hat nicht verlangt, dass Sie vorher beginnen: Widerruft er, ` +
      'schuldet er womöglich nichts für das, was geliefert wurde.',
    dispatchHint: 'Alles, was noch auszugeben ist. Verringern Sie, was hierbleibt.',
    returnHint: 'Alles, was noch draußen ist. Verringern Sie, was noch fehlt.',
    day: { dispatch: 'Ausgegeben am', return: 'Zurückgenommen am' },
    units: (name) => `Stück von ${name}`,
    of: (most) => `von ${most}`,
    none: 'Nichts',
    all: 'Alles',
    submit: {
      dispatch: (units) => `${units} ausgeben`,
      return: (units) => `${units} zurücknehmen`,
    },
    cancel: 'Abbrechen',
    nothing: {
      dispatch: 'Für diesen Auftrag ist alles ausgegeben.',
      return: 'Von diesem Auftrag ist nichts draußen.',
    },
    done: {
      dispatch: (number, units) => `${number}: ${units} ausgegeben`,
      return: (number, units) => `${number}: ${units} zurückgenommen`,
    },
  },
};
