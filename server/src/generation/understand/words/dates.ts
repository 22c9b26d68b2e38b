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

/** After a day: which part of it. */
export const DAY_PARTS: ReadonlySet<string> = new Set(
  `morning mornings lunchtime noon midday afternoon evening evenings night nights midnight late early
  morgen vormittag mittag nachmittag abend nacht mitternacht fruh spat abends morgens matin midi soir minuit
  manana tarde noche mediodia ochtend middag avond nacht`.split(/\s+/u),
);
/** After a figure: it is a time of day. */
export const HOURS: ReadonlySet<string> = new Set('am pm uhr uur h heures horas'.split(' '));
/** Before two dates: all days from the one to the other. */
export const BETWEEN: ReadonlySet<string> = new Set(['between', 'zwischen', 'entre', 'tussen']);
