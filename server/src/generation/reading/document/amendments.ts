const FIGURE = String.raw`\d[\d.,]{0,8}`;
const BE = String.raw`(?:is|are|was|were|has been|have been|will be|shall be)`;
const CHANGED = 'changed|increased|reduced|decreased|revised|amended|raised|lowered|corrected|updated|modified';
/** "… is changed FROM 200 TO 350", "wurde von 200 auf 350 erhöht": each with its words before the figure that counts. */
const FROM_TO = [
  String.raw`(?:,? (?:${BE} )?(?:now |hereby )?(?:${CHANGED}))? from ${FIGURE} to `,
  String.raw` (?:wird|wurde|ist|von) (?:von )?${FIGURE} auf `,
  String.raw` (?:passe|est porté|est passé|a été porté) de ${FIGURE} à `,
  String.raw` (?:pasa|se modifica|se amplía|aumenta|se reduce) de ${FIGURE} a `,
  String.raw` (?:wordt |gaat |is )?(?:gewijzigd |verhoogd |verlaagd )?van ${FIGURE} naar `,
].join('|');
const AMOUNT = String.raw`(?:quantit(?:y|ies)|number|qty|count|anzahl|stückzahl|menge|nombre|quantité|número|cantidad|aantal)`;
/** "The quantity of chairs is changed from 200 to 350". */
const REVISED = new RegExp(
  String.raw`(?<=\b${AMOUNT}\b[^.;:\n]{1,50}[\p{L})])(?:${FROM_TO})(?=${FIGURE}(?![\d:]))`,
  'giu',
);
const WHAT = String.raw`["“'‘]?[^."“”;:\n]{2,60}?["”'’]?`;
/** "DELETE "6 light towers" AND REPLACE WITH "10 light towers"": what is no longer asked for, before what is. */
const REPLACED = new RegExp(
  String.raw`(?<![\p{L}])(?:(?:delete|strike|remove|omit)s?(?: out)?:? ${WHAT}(?:,? and)? (?:(?:replace|substitute)(?: (?:it|them|this))? (?:with|by)|insert|substitute)|replace ${WHAT} (?:with|by)):? (?=["“]?(?:an? |one |two |\d))`,
  'giu',
);

/** Amendments of a paper as it reads with them: the new figure, the new thing. Offsets stay as they are. */
export function withAmendments(raw: string): string {
  return raw
    .replace(REVISED, (said) => `:${' '.repeat(said.length - 1)}`)
    .replace(REPLACED, (said) => ' '.repeat(said.length));
}
