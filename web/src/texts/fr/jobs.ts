import type { Texts } from '../shape.ts';
import { plural } from './plural.ts';

export const jobs: Texts['jobs'] = {
  loading: 'Chargement…',
  empty: 'Les devis acceptés apparaissent ici les jours où leur matériel sort et rentre.',
  emptyDays: 'Rien ne sort ni ne rentre pendant ces quatre semaines.',
  subHires: 'Sous-locations',
  toProposals: 'Voir les devis',
  today: 'Aujourd’hui',
  tomorrow: 'Demain',
  groups: { overdue: 'En retard', going_out: 'À sortir', due_back: 'À rentrer', out: 'Sortis' },
  undated: 'Sans date',
  nothingToday: 'Rien ne sort ni ne rentre aujourd’hui.',
  view: 'Afficher les prestations',
  views: { list: 'Liste', week: 'Semaine', month: 'Mois' },
  calendar: {
    earlier: { week: 'Semaine précédente', month: 'Mois précédent' },
    later: { week: 'Semaine suivante', month: 'Mois suivant' },
    week: (from, to, year) => `${from} – ${to} ${year}`,
    day: (day, count, jobs) => (jobs === 0 ? `${day}, rien` : `${day}, ${count} ${plural(jobs, 'entrée', 'entrées')}`),
    more: (count) => `${count} de plus`,
    empty: { week: 'Rien ne sort ni ne rentre cette semaine.', month: 'Rien ne sort ni ne rentre ce mois-ci.' },
    keys: 'Les flèches changent de jour, Entrée ouvre la première prestation, Page précédente et Page suivante changent de période.',
    left: 'Sorti',
    back: 'Rentré',
  },
  page: {
    loading: 'Chargement de la prestation…',
    proposal: 'Devis',
    client: 'Client',
    venue: 'Lieu',
    event: 'Événement',
    status: 'Statut',
    none: 'Non indiqué',
    withdrawn: (moment) =>
      `Le client s’est rétracté de ce contrat le ${moment}. Rien ne doit plus sortir : annulez le devis, ou faites un ` +
      'avenant si vous avez convenu d’autre chose.',
    undo: { dispatched: 'Annuler la sortie', returned: 'Annuler le retour' },
    undoHint: (minutes) => `Vous pouvez l’annuler jusqu’à ${minutes}.`,
    undone: 'Annulé',
    undoShort: 'Annuler',
  },
  picking: {
    heading: 'Liste de préparation',
    progress: (done, all) => `${done} sur ${all} préparés`,
    nothing: 'Rien à préparer pour cette prestation.',
    print: 'Imprimer',
    pdf: 'Télécharger le PDF',
    tick: (units, name) => `${units} × ${name}`,
    by: (name, at) => `${name}, ${at}`,
    measures: { metre: 'm', square_metre: 'm²' },
  },
  units: (count) => `${count} ${plural(count, 'unité', 'unités')}`,
  toGo: (units) => `${units} à sortir`,
  notOut: 'pas encore sorti',
  out: (units) => `${units} en sortie`,
  lateToGo: (day) => `devait sortir le ${day}`,
  dueOn: (day) => `retour le ${day}`,
  wasDue: (day) => `retour prévu le ${day}`,
  leftOn: (day) => `sorti le ${day}`,
  allBack: 'tout est rentré',
  noEquipment: 'aucun matériel',
  dispatch: 'Sortir',
  return: 'Rentrer',
  dialog: {
    dispatch: (number) => `Sortir ${number}`,
    return: (number) => `Rentrer ${number}`,
    loading: 'Chargement…',
    early: (day, on, isToday) =>
      isToday
        ? `Cette prestation sort le ${day}. La sortir quand même aujourd’hui ?`
        : `Cette prestation sort le ${day}. L’enregistrer quand même comme sortie le ${on} ?`,
    late: (day, on, isToday) =>
      isToday
        ? `Cette prestation devait sortir le ${day}. La sortir aujourd’hui à la place ?`
        : `Cette prestation devait sortir le ${day}. L’enregistrer comme sortie le ${on} à la place ?`,
    anyway: (units, isToday) => (isToday ? `Sortir ${units} aujourd’hui` : `Sortir ${units} quand même`),
    unasked: (day) =>
      `Le client peut se rétracter jusqu’au ${day} inclus et n’a pas demandé à commencer avant : s’il se rétracte, il peut ne rien ` +
      'devoir pour ce qui a été livré.',
    dispatchHint: 'Tout ce qui reste à sortir. Réduisez ce qui reste ici.',
    returnHint: 'Tout ce qui est encore sorti. Réduisez ce qui n’est pas encore rentré.',
    day: { dispatch: 'Sorti le', return: 'Rentré le' },
    units: (name) => `Unités de ${name}`,
    of: (most) => `sur ${most}`,
    none: 'Rien',
    all: 'Tout',
    submit: {
      dispatch: (units) => `Sortir ${units}`,
      return: (units) => `Rentrer ${units}`,
    },
    cancel: 'Annuler',
    nothing: {
      dispatch: 'Tout est sorti pour cette prestation.',
      return: 'Rien de cette prestation n’est sorti.',
    },
    done: {
      dispatch: (number, units) => `${number} : sortie de ${units}`,
      return: (number, units) => `${number} : retour de ${units}`,
    },
  },
};
