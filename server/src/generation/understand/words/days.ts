export const DAY_UNITS = `day~, tag, tage, tagen, jour~, journée~, día~, jornada~, dag~, dagen`;
/** After a word for days: those who come by day, "148 DAY GUESTS", "40 day delegates". */
export const GUESTS_OF_A_DAY = `guest~, delegate~, visitor~, ticket~, pass, passes, trippers, people, staff, invités, gäste, gästen, gasten, bezoekers`;
export const NIGHT_UNITS = `nights, nächte, nächten, nuits, noches, nachten, evenings, abende, abenden, soirées, avonden`;

/** "zweitägig", "tweedaagse", "2-tägig": the number is part of the word, or stands before it. */
export const DAY_WORDS = `*tägig, *tägige, *tägigen, *tägiger, *tägiges, *tägigem, *daags, *daagse`;

export const WEEKEND = `over the weekend, over a weekend, over one weekend, across the weekend, across a weekend, during the weekend,
  all weekend, whole weekend, entire weekend, for the weekend, weekend of, weekend long, weekend festival, weekend event, weekend conference,
  weekend retreat, weekend party, weekend camp, weekend wedding, weekend fair, weekend market, weekend show, weekend exhibition, weekend workshop, weekend seminar,
  am wochenende vom, über das wochenende, über ein wochenende, übers wochenende, ein ganzes wochenende, das ganze wochenende, wochenendfestival, wochenendseminar,
  sur un weekend, sur un week end, sur le week end, pendant le week end, tout le week end, le temps d' un week end, du week end,
  durante el fin de semana, todo el fin de semana, un fin de semana, el fin de semana del,
  het hele weekend, een weekend, een heel weekend, weekend lang, in het weekend van, gedurende het weekend`;
export const WEEK_LONG = `week long, weeklong, all week, whole week, einwöchig*, eine woche lang, die ganze woche, toute la semaine, toda la semana, de hele week`;
export const WEEK_UNITS = `week, weeks, wochen, wöchig*, *wöchig, *wöchige, *wöchigen, *wöchiges, semaines, semanas, weken, weekse`;
/** Before a figure of weeks: so long does it go on. */
export const LASTING = `for, over, lasting, lasts, runs for, running for, runs over, of, über, lang, dauert, für, von, pendant, durant, sur, dure, de, durante, dura, gedurende, duurt, van`;
export const FORTNIGHT = `for a fortnight, over a fortnight, fortnight long, fortnight's`;
/** "on the SECOND DAY": there are that many at least. */
export const ORDINAL_DAYS: readonly (readonly [number, string])[] = [
  [2, `second day, day two, zweiten tag, zweiter tag, deuxième jour, second jour, segundo día, tweede dag`],
  [3, `third day, day three, dritten tag, dritter tag, troisième jour, tercer día, derde dag`],
  [4, `fourth day, day four, vierten tag, vierter tag, quatrième jour, cuarto día, vierde dag`],
];
export const BOTH_DAYS = `both days, beiden tagen, beide tage, an beiden tagen, les deux jours, ambos días, los dos días, beide dagen`;

/** Near a figure of days: it is not the event's. */
export const NOT_EVENT_DAYS = `notice, arrears, overdue, outstanding, owing, expire, expires, expiry, terminate, termination, renewal, exceeding, more than, not less than, no later than, held, hold, firm, good for, guaranteed, turnaround, lead, before, prior, advance, after, later, payment, payable, invoice, net, valid, validity, within, deposit,
  cancellation, cancel, working, business, calendar, set up, setup, setting up, build, build up, rig, get in, get out, load in, installation, derig, strike, remain*, collection,
  deadline, respond, response, reply, notification, rain, every, per, old, ago, rehearsal, rehearsals, storage,
  vorher, vorlauf, vorlaufzeit, zahlbar, zahlungsziel, rechnung, gültig, gültigkeit, innerhalb, binnen, frist, aufbau, abbau, aufbautag, aufbautage, proben, generalprobe, danach, später, davor, im voraus,
  avant, après, délai, paiement, valable, facture, sous, préavis, montage, démontage, répétition, répétitions,
  antes, después, plazo, pago, válido, válida, factura, dentro, montaje, desmontaje, ensayo, ensayos, antelación,
  vooraf, tevoren, betaling, geldig, opbouw, afbouw, factuur, erna, ervoor, repetitie`;

/** Words that join the two ends of a range of dates or weekdays. */
export const RANGE_JOINTS = `to, through, thru, until, till, and, &, bis, bis zum, bis einschließlich, und, au, et, al, a, hasta, hasta el, y, y el, tot, tot en met, t m, t / m, en`;
