/** Heads of the columns of a list of things to hire, folded, in all five languages. */
export const QUANTITY_HEADS: ReadonlySet<string> = new Set(
  `qty, quantity, quantities, q'ty, no, nos, number, units, pcs, pieces, count, required, amount, how many, total qty, qty required, quantity required, qty needed, no of units,
  menge, anzahl, stk, stuck, stuckzahl, wie viel, wie viele, wieviel, wieviele, qte, quantite, nombre, nb, nbre, combien, combien d'unites, cantidad, cant, uds, unidades, cuantos, cuantas, cuanto, aantal, stuks, hoeveelheid, hoeveel`.split(
    /,\s+/u,
  ),
);

/** Those that may as well head the numbers of the lines. */
export const NUMBERING_HEADS: ReadonlySet<string> = new Set(['no', 'nos', 'number', 'units', 'total', 'amount']);

export const THING_HEADS: ReadonlySet<string> = new Set(
  `item items description desc equipment product products article what thing things kit gear was gegenstande artikel bezeichnung beschreibung gegenstand material
  gerat designation materiel produit quoi objet que descripcion articulo concepto equipo producto omschrijving materiaal apparatuur wat`.split(
    /\s+/u,
  ),
);
