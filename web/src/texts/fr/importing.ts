import type { Texts } from '../shape.ts';

/** Files that are brought in, of products and of clients alike. */
export const importing: Texts['importing'] = {
  drop: 'Déposez ici un fichier CSV ou Excel, ou choisissez-en un',
  dropHint:
    'Jusqu’à 20 Mo, tel que votre système actuel l’exporte. Vous verrez comment ses colonnes sont lues, et pourrez le changer.',
  rejected:
    'Ce n’est pas un fichier CSV ou Excel (.xlsx) de 20 Mo au plus. Enregistrez-le d’abord sous l’un de ces formats.',
  choose: 'Choisir un fichier',
  other: 'Choisir un autre fichier',
  from: 'Exporté de',
  recognised: (system) => `${system} (reconnu)`,
  byHeadings: 'N’importe quel système, d’après les en-têtes',
  noSystem: 'Aucun de ces systèmes',
  sheet: 'Feuille',
  read: 'lu',
  lists: {
    stock: 'Ce fichier change le nombre possédé d’articles que vous avez, et rien d’autre.',
    contents: 'Ce fichier dit ce qui part avec des articles que vous avez, et ne change rien d’autre.',
  },
  notesHeading: 'Comment il a été lu',
  notes: {
    archived_left_out: (rows) => `Archivés là-bas, donc laissés de côté : ${rows}.`,
    unpriced_left_out: (rows) => `Frais et services sans prix, laissés de côté : ${rows}.`,
    units_counted: (rows) => `Articles dont chaque unité est une ligne, comptées ici : ${rows}.`,
    depots_added: (rows) => `Articles dans plusieurs dépôts, additionnés : ${rows}.`,
    below_none: (rows) => `Stock inférieur à 0, lu comme 0 : ${rows}.`,
    unit_guessed: (rows) =>
      `Prix qui ne disent pas à quoi ils s’appliquent, lus par jour : ${rows}. Veuillez les vérifier.`,
    category_guessed: (rows) =>
      `Articles sans groupe, catégorie devinée d’après leur nom : ${rows}. Veuillez les vérifier.`,
    kits_without_contents: (rows) =>
      `Kits dont le contenu n’est pas dans le fichier : ${rows}. Ajoutez-le à chaque kit, ou depuis un second fichier.`,
    contents_as_accessories: (rows) =>
      `Articles avec des accessoires de ce fichier, qui seront des lignes à part : ${rows}.`,
    code_repeated: (rows) => `Articles dont un autre a aussi le code, gardés sous leur propre identifiant : ${rows}.`,
  },
};
