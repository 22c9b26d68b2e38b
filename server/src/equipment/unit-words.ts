import { UNITS, type Unit } from '@showbill/contract';
import { foldWords, foldWrittenUmlauts } from './fold-words.ts';

/** Folded words of English, German, French, Spanish and Dutch price lists. */
const UNIT_WORDS: Readonly<Record<Unit, string>> = {
  day: `day, d, daily, day rate, hire day, rental day, calendar day, 24h, 24 h, 24 hr, 24 hrs, 24 hour, 24 hours,
    24 std, 24 stunden, 24 heures, 24 horas, 24 uur, tag, taglich, tagespreis, tagessatz, tagesmiete, miettag,
    veranstaltungstag, kalendertag, jour, j, journee, journalier, jour de location, dia, diario, jornada,
    dia de alquiler, dag, dagelijks, dagprijs, dagtarief, huurdag, night, evening, nacht, abend, nuit, soiree, noche,
    avond`,
  week: `week, wk, weekly, week rate, woche, wo, wochentlich, wochenpreis, wochenmiete, semaine, sem, hebdomadaire,
    hebdo, semana, semanal, weken, weekprijs, wekelijks`,
  hour: `hour, h, hr, hourly, man hour, stunde, std, stundlich, stundensatz, arbeitsstunde, mannstunde, heure,
    taux horaire, horaire, hora, uur, uren, uurtarief, manuur`,
  event: `event, hire, rental, job, show, gig, booking, project, function, occasion, flat, flat rate, flat fee, fixed,
    fixed price, fixed rate, lump sum, one off, once, einmalig, veranstaltung, pauschale, pauschal, pausch, psch,
    pauschalpreis, auftrag, einsatz, vermietung, evenement, forfait, forfaitaire, ff, prestation, location, mission,
    evento, tanto alzado, precio fijo, forfet, alquiler, servicio, klus, boeking, vast, vaste prijs,
    vast bedrag, eenmalig, huur, hire period, rental period, mietdauer, mietzeitraum, periode de location, periodo de alquiler,
    huurperiode, trip, journey, drop, fahrt, tour, trajet, course, viaje, trayecto, rit, anlass`,
  each: `each, ea, unit, piece, pc, pce, item, pair, set, stuck, stk, st, einheit, exemplar, paar,
    unite, pieza, pza, unidad, ud, uds, uni, stuk, stuks, per stuk, eenheid,
    satz, garnitur, jeu, juego, litre, liter, l, ltr, litro, gallon, gal, kilo, kg, roll, rolle, rouleau, rollo, rol, box,
    pack, bag, sack, bottle, sheet, bundle, pallet, palette`,
  metre: `metre, meter, m, mtr, mtrs, ml, lm, lfm, lfdm, lfd m, lfd meter, rm, linear m, linear metre, linear meter,
    running metre, running meter, run metre, laufmeter, laufender meter, metre lineaire, metro, metro lineal, metros lineales, metres lineaires,
    strekkende meter, str m, m1`,
  square_metre: `square metre, square meter, sq m, sqm, sq metre, sq meter, m2, m 2, qm, quadratmeter, metre carre, metres carres, mq,
    metro cuadrado, metros cuadrados, vierkante meter, vk m`,
  kilometre: `kilometre, kilometer, km, kms, kilometro, gefahrener kilometer`,
  person: `person, people, pers, pax, head, guest, delegate, attendee, participant, cover, p p, pp, kopf, gast, gaste,
    teilnehmer, tn, personne, invite, convive, couvert, tete, persona, asistente, invitado, comensal,
    cubierto, persoon, deelnemer, hoofd`,
};

const UNIT_OF: ReadonlyMap<string, Unit> = new Map(
  UNITS.flatMap((unit) => [
    [foldWords(unit), unit] as const,
    ...UNIT_WORDS[unit].split(',').map((word) => [foldWords(word), unit] as const),
  ]),
);

const PER =
  /^(?:(?:price|preis|prix|precio|prijs|rate|tarif|charged?) )?(?:per|pro|par|por|je|a|al|an|the|la|le|el|1) /;
const LONGEST_WORD = 60;

/**
 * The pricing unit that a price list's word stands for (`Tag`, `per day`, `lfm`, `m²`), or null. Only what has exactly
 * one unit is known: half days, weekends, miles, `3 days` and first or following days are not.
 */
export function unitFromWord(word: string): Unit | null {
  if (word.length > LONGEST_WORD) return null;
  const folded = foldWords(word);
  return lookUp(folded) ?? lookUp(foldWrittenUmlauts(folded));
}

function lookUp(folded: string): Unit | null {
  let rest = folded.replace(/^1(?=\p{L})/u, '');
  for (;;) {
    const unit = UNIT_OF.get(rest) ?? UNIT_OF.get(singular(rest));
    if (unit !== undefined) return unit;
    const shorter = rest.replace(PER, '');
    if (shorter === rest) return null;
    rest = shorter;
  }
}

/** Plural endings of the five languages: `days`, `Tage`, `Stunden`, `personnes`, `unidades`, `Gäste`. */
function singular(folded: string): string {
  for (const ending of ['es', 'en', 's', 'e', 'n']) {
    const stem = folded.slice(0, -ending.length);
    if (folded.endsWith(ending) && stem.length > 1 && UNIT_OF.has(stem)) return stem;
  }
  return folded;
}
