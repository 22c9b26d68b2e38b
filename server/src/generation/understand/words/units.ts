/** Measures, times and the like after a figure: such a figure counts neither people nor things. */
export const MEASURES = `m, cm, mm, km, metre~, meter~, mètre~, metro~, ft, feet, foot, inch, inches, zoll, pouces, pulgadas, yd, yard~,
  pied~, pi, pies, fuß, fuss, voet, mtr, mtrs, lfm, laufende meter, laufmeter, linear metre~, running metre~, linear feet, linear foot, linear ft, lin ft, lin feet, lin m, lin metre~, lineal feet, running feet, running foot, lf,
  sq, sq mtr, sq mtrs, sq mt, sqm, sqft, m2, m², qm, quadratmeter, sq m, sq ft, sq feet, sq metre~, sq meter~, square metre~, square meter~, square foot, square feet,
  mètre~ carré~, metros cuadrados, vierkante meter, kw, kva, kv, v, watt~, vatios, amp, amps, ampere, volt, volts, hz, khz, mhz, ghz, db, dba, kg, kilos, ton, tons, tonne~, tonnen, lbs,
  lumen~, ansi lumen~, lm, mb, gb, mbps, gbps, mbit, gbit, mbits, mb s, mbit s, megabit~, gigabit~, mega, megas, am, pm, a m, p m, uhr, heures, horas, uur, hr, hrs, hour~, stunde~, heure~, hora~, uren, o'clock, min,
  mins, minute~, minuten, minutos, day~, tag, tage, tagen, jour~, día~, dag, dagen, night~, nacht, nächte, nuits, noches, week~, woche~,
  semaine~, semana~, weken, month~, monate, mois, meses, year~, jahre*, ans, años, jaar, percent, prozent, pour cent, por ciento, procent,
  फुट, फीट, फिट, मीटर, मी, mile~, hectare~, acre~, channel, key, channels, ch, kanal, kanäle, kanälen, kanalen, canaux, canales, voies, way, piece, pc, köpfig*, tägig*, teilig*, koppig*, daags*`;
/** The same as one letter, or an ordinal's ending, written against the figure: 20A, 5k, 3rd. */
export const GLUED_MEASURES: ReadonlySet<string> = new Set(
  'a w v k p h d g l m s st nd rd th er e k º ° ° gb mb'.split(' '),
);
/** Measures of length, to tell sizes from counts. */
export const LENGTHS = `m, cm, mm, metre~, meter~, mètre~, metro~, ft, feet, foot, inch, inches, zoll, pouces, po, pulgadas, yd, yards,
  pied~, pi, pies, fuß, fuss, voet, mtr, mtrs, lfm, laufende meter, laufmeter, linear metre~, running metre~, linear feet, linear foot, linear ft, lin ft, lin feet, lin m, lin metre~, lineal feet, running feet, running foot, lf, फुट, फीट, फिट, मीटर, मी`;
/** Measures of area, with the square metres in one of them. */
export const AREAS: readonly (readonly [number, string])[] = [
  [
    1,
    `sqm, sq mtr, sq mtrs, sq mt, m2, m², qm, quadratmeter, sq m, sq metre~, sq meter~, square metre~, square meter~, mètre~ carré~, metros cuadrados, vierkante meter`,
  ],
  [0.0929, `sqft, sq ft, sq feet, square foot, square feet`],
];
