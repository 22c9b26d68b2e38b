/** Heads of columns that say who sees to a thing, folded, in five languages. */
export const WHO_HEADS: ReadonlySet<string> = heads(
  `who, who by, by, by whom, provider, provided by, supplier, supplied by, supply by, to be supplied by, to be provided by, to supply, responsible, responsibility, resp, source, sourced by, sourced from, owner, party, from, from whom, whose, who brings, who provides, who supplies, who supplies it, brought by, arranged by, hired by, organised by, contractor or client,
  wer, durch, von, von wem, woher, gestellt von, gestellt durch, lieferung durch, geliefert von, bereitgestellt von, beistellung, beistellung durch, zustandig, zustandigkeit, verantwortlich, lieferant, anbieter, herkunft, quelle, wer stellt, wer bringt, wer liefert, stellt, bringt, zu liefern durch,
  qui, par, par qui, fourni par, fournie par, a fournir par, fournisseur, responsable, charge, a la charge de, a charge de, origine, provenance, qui fournit, qui apporte, prestataire,
  quien, por, aportado por, suministrado por, a suministrar por, a cargo de, a cargo, responsable, proveedor, origen, procedencia, quien lo pone, quien pone, pone, quien aporta,
  wie, door, door wie, geleverd door, te leveren door, leverancier, verantwoordelijk, verantwoordelijke, herkomst, wie zorgt, wie brengt, wie levert, voorzien door, ten laste van`,
);

/** Heads of columns whose cells may say it among other things. */
export const STATUS_HEADS: ReadonlySet<string> = heads(
  `status, remark, remarks, note, notes, comment, comments, arrangement, in or out, action, decision, answer, reply,
  bemerkung, bemerkungen, anmerkung, anmerkungen, hinweis, hinweise, stand, antwort, remarque, remarques, observation, observations, statut, etat, reponse,
  observaciones, nota, notas, estado, respuesta, opmerking, opmerkingen, antwoord, stand van zaken`,
);

/** What is written in a cell that says yes or no to its head, folded. */
export const YES: ReadonlySet<string> = heads(
  `yes, y, yep, ok, yes please, ja, j, ja bitte, ja graag, oui, o, oui svp, si, s, si por favor, x, v, ✓, ✔, ☑, ✅, ●, •, ☒, +, 👍, [x], (x), true`,
);
export const NOT_SO: ReadonlySet<string> = heads(
  `no, n, nope, nein, non, nee, neen, ✗, ✘, ❌, ✖, 🚫, ⛔, -, –, —, 0, ○, ☐, □, [ ], [], false, nil, none, keine, geen`,
);
export const CROSSES: ReadonlySet<string> = heads(`✗, ✘, ❌, ✖, 🚫, ⛔, ☒, x`);
export const TICKS: ReadonlySet<string> = heads(`✓, ✔, ☑, ✅, v`);

function heads(list: string): ReadonlySet<string> {
  return new Set(list.split(',').map((head) => head.trim()));
}
