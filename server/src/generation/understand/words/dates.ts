/** Between the parts of a date: "the 3rd OF July", "el 3 DE julio". */
export const DATE_FILLERS: ReadonlySet<string> = new Set([
  'the',
  'of',
  'de',
  'del',
  'den',
  'dem',
  'le',
  'el',
  'vom',
  'zum',
  'am',
]);
/** Stand right after the day: 3rd, 1er, 1º. */
export const ORDINALS: ReadonlySet<string> = new Set(['st', 'nd', 'rd', 'th', 'er', 'º', '°', 'e']);

/** Shortly before a date: it is not the event's. */
export const DATE_OF_SOMETHING_ELSE = `by, before, until, till, deadline, no later than, not later than, quote by, reply by, respond by, rsvp, set up, setup, set, installed, install, delivered, deliver, delivery, collected, collection,
  previously, planned for, originally, remains, due, submitted, closes, build, rig, load in, site visit,
  bis zum, spätestens, aufbau, abbau, lieferung, anlieferung, angebot bis, frist, rückmeldung,
  avant le, au plus tard, jusqu' au, livraison, montage, démontage, devis, antes del, hasta el, montaje, entrega, plazo,
  vóór, uiterlijk, opbouw, afbouw, levering, offerte`;
