import type { Texts } from '../shape.ts';

/** Files that are brought in, of products and of clients alike. */
export const importing: Texts['importing'] = {
  drop: 'Legen Sie hier eine CSV- oder Excel-Datei ab, oder wählen Sie eine aus',
  dropHint:
    'Bis 20 MB, so wie Ihr bisheriges System sie exportiert. Sie sehen, wie die Spalten gelesen werden, und können es ändern.',
  rejected: 'Das ist keine CSV- oder Excel-Datei (.xlsx) bis 20 MB. Speichern Sie sie zuerst als eine davon.',
  choose: 'Datei auswählen',
  other: 'Andere Datei auswählen',
  from: 'Exportiert aus',
  recognised: (system) => `${system} (erkannt)`,
  byHeadings: 'Beliebigem System, nach Überschriften',
  noSystem: 'Keinem dieser Systeme',
  sheet: 'Tabellenblatt',
  read: 'gelesen',
  lists: {
    stock: 'Diese Datei ändert den Bestand vorhandener Artikel und sonst nichts.',
    contents: 'Diese Datei sagt, was mit vorhandenen Artikeln mitgeht, und ändert sonst nichts.',
  },
  notesHeading: 'Wie die Datei gelesen wurde',
  notes: {
    archived_left_out: (rows) => `Dort archiviert und deshalb weggelassen: ${rows}.`,
    unpriced_left_out: (rows) => `Gebühren und Leistungen ohne Preis, weggelassen: ${rows}.`,
    units_counted: (rows) => `Artikel, deren Stücke einzeln aufgeführt sind, hier gezählt: ${rows}.`,
    depots_added: (rows) => `Artikel in mehreren Lagern, zusammengezählt: ${rows}.`,
    below_none: (rows) => `Bestand unter 0, als 0 gelesen: ${rows}.`,
    unit_guessed: (rows) => `Preise ohne Angabe, wofür sie gelten, als pro Tag gelesen: ${rows}. Bitte prüfen Sie sie.`,
    category_guessed: (rows) =>
      `Artikel ohne Gruppe, Kategorie nach ihrem Namen geschätzt: ${rows}. Bitte prüfen Sie sie.`,
    kits_without_contents: (rows) =>
      `Sets, deren Inhalt nicht in der Datei steht: ${rows}. Tragen Sie ihn bei jedem Set ein, oder ` +
      'importieren Sie ihn aus einer zweiten Datei.',
    contents_as_accessories: (rows) => `Artikel mit Zubehör aus dieser Datei, das eigene Positionen bildet: ${rows}.`,
    code_repeated: (rows) => `Artikel, deren Nummer auch ein anderer hat, unter ihrer eigenen ID geführt: ${rows}.`,
  },
};
