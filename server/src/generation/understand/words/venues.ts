import type { Language } from '../../types.ts';
import { fold } from '../text/fold.ts';

type PlaceWords = readonly (readonly ['at' | 'in', string])[];

/** What stands before the name of a place. */
export const PLACE_WORDS_BEFORE: Readonly<Record<Language, PlaceWords>> = {
  en: [
    ['at', `at, at the, held at, taking place at, venue, venue :, location :`],
    ['in', `in, in the`],
  ],
  de: [
    ['at', `im, in der, in dem, im schloss, auf dem, auf der, auf, veranstaltungsort :, ort :, location :`],
    ['in', `in`],
  ],
  fr: [
    ['at', `au, à l', à la, lieu :, dans le, dans la, dans l'`],
    ['in', `à`],
  ],
  es: [
    ['at', `en el, en la, lugar :`],
    ['in', `en`],
  ],
  nl: [
    ['at', `in de, in het, bij, locatie :`],
    ['in', `in`],
  ],
};

/** Words for a building or a place with a name. */
export const PLACE_HEADS = `hall, town hall, centre, center, hotel, exchange, house, castle, church, cathedral, theatre, theater, arena, stadium, park, gardens, museum, gallery, club, university, college, school, ballroom, auditorium, manor, abbey, barn, palace, racecourse, library, institute, academy, pavilion, winery, farm, estate,
  stadthalle, kongresshalle, *halle, *haus, schloss, burg, hotel, kirche, dom, *zentrum, messe, *museum, *theater, *saal, *park, *hof, *garten, universität, kongress*, palais, palacio, salle, château, hôtel, théâtre, centre, palais, domaine, abbaye, musée, église, espace, hotel, palacio, teatro, auditorio, centro, finca, hacienda, museo, iglesia, parque, recinto, kasteel, kerk, schouwburg, *hal, congrescentrum, landgoed, hoeve`;

export const PLACE_JOINTS: ReadonlySet<string> = new Set(
  'of the on upon de la le les du des del los las el am an der den van von zur zum'.split(' '),
);

/** Words with a capital that name no place. */
export const NOT_A_PLACE: ReadonlySet<string> = new Set(
  `christmas easter spring summer autumn winter fall english french german spanish dutch italian powerpoint zoom teams i we the a an day room rooms stage
  pa av dj mc vip led hdmi usb wifi wi euro eur gbp usd uk case addition advance total person black white full part please table
  reihen form absprache kürze bezug zukunft planung ordnung frage richtung zusammenarbeit höhe farbe schwarz weiß räumen raum saal halle garten zelt foyer
  summe kombination anlehnung betrieb person personen euro deutsch englisch gruppen klassen runden ruhe freien haus hause wochen tagen stunden anspruch wunsch abend nachmittag morgen vormittag
  theaterbestuhlung parlamentbestuhlung reihenbestuhlung u form`
    .split(/\s+/u)
    .map(fold),
);
