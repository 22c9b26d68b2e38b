import type { Texts } from '../shape.ts';

/** Files that are brought in, of products and of clients alike. */
export const importing: Texts['importing'] = {
  drop: 'Zet hier een CSV- of Excel-bestand neer, of kies er een',
  dropHint:
    'Tot 20 MB, zoals uw huidige systeem het exporteert. U ziet hoe de kolommen gelezen worden en kunt het wijzigen.',
  rejected: 'Dat is geen CSV- of Excel-bestand (.xlsx) van hoogstens 20 MB. Bewaar het eerst als een daarvan.',
  choose: 'Bestand kiezen',
  other: 'Ander bestand kiezen',
  from: 'Geëxporteerd uit',
  recognised: (system) => `${system} (herkend)`,
  byHeadings: 'Elk systeem, volgens de koppen',
  noSystem: 'Geen van deze systemen',
  sheet: 'Werkblad',
  read: 'gelezen',
  lists: {
    stock: 'Dit bestand wijzigt het aantal in bezit van artikelen die u al hebt, en verder niets.',
    contents: 'Dit bestand zegt wat er meegaat met artikelen die u al hebt, en wijzigt verder niets.',
  },
  notesHeading: 'Hoe het gelezen is',
  notes: {
    archived_left_out: (rows) => `Daar gearchiveerd en dus weggelaten: ${rows}.`,
    unpriced_left_out: (rows) => `Kosten en diensten zonder prijs, weggelaten: ${rows}.`,
    units_counted: (rows) => `Artikelen waarvan elk exemplaar een regel is, hier geteld: ${rows}.`,
    depots_added: (rows) => `Artikelen in meerdere magazijnen, opgeteld: ${rows}.`,
    below_none: (rows) => `Voorraad onder 0, gelezen als 0: ${rows}.`,
    unit_guessed: (rows) => `Prijzen die niet zeggen waarvoor ze gelden, gelezen als per dag: ${rows}. Controleer ze.`,
    category_guessed: (rows) =>
      `Artikelen zonder groep, met een categorie geraden naar hun naam: ${rows}. Controleer ze.`,
    kits_without_contents: (rows) =>
      `Sets waarvan de inhoud niet in het bestand staat: ${rows}. Voeg die bij elke set toe, of met een tweede bestand.`,
    contents_as_accessories: (rows) => `Artikelen met toebehoren uit dit bestand, die eigen regels worden: ${rows}.`,
    code_repeated: (rows) => `Artikelen waarvan een ander ook de code heeft, bewaard onder hun eigen id: ${rows}.`,
  },
};
