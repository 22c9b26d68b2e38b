import type { Language } from '../../types.ts';
import { fold } from '../../reading/document/fold.ts';

/** A heading, whatever the language of the rest: any name after it is the place. */
export const PLACE_LABELS = `venue :, venue is, venue is the, location :, where :, place :, address :, venue -, location -,
  veranstaltungsort :, ort :, location :, wo :, adresse :,
  lieu :, adresse :, où :,
  lugar :, dirección :, dónde :,
  locatie :, plaats :, adres :, waar :`;

/**
 * What a word before a name says of it. `at`: a building or a place. `in`: a
 * town. `near`: a town, where the word has other uses too and needs a place before it. `to`: where things are brought.
 * `on`: a place outside, told by its last word.
 */
export type PlaceWord = 'at' | 'in' | 'near' | 'to' | 'on';

export const PLACE_WORDS_BEFORE: Readonly<Record<Language, readonly (readonly [PlaceWord, string])[]>> = {
  en: [
    ['at', `at, at the, held at, taking place at, venue, @, @ the`],
    ['in', `in, in the, near, nr, near to, close to, outside, just outside, in central, in downtown`],
    [
      'to',
      `delivered to, deliver to, delivery to, delivery at, shipped to, ship to, bring it to, brought to, drop off at`,
    ],
    ['on', `on, on the`],
  ],
  de: [
    ['at', `im, in der, in dem, in unserem, in unserer, im schloss, auf dem, auf der, auf, am`],
    ['in', `in, in der nähe von, raum, großraum`],
    ['near', `bei, nahe, nach, vor`],
    ['to', `lieferung nach, liefern nach, anlieferung nach, anlieferung in, lieferung in, lieferort :`],
  ],
  fr: [
    ['at', `au, à l', à la, dans le, dans la, dans l'`],
    ['in', `à, en, près de, près d', à côté de, aux environs de, non loin de, aux portes de, aux abords de`],
    ['to', `livraison à, livrer à, livré à, livrés à, livrées à`],
  ],
  es: [
    ['at', `en el, en la, en los, en las`],
    ['in', `en, cerca de, a las afueras de, junto a`],
    ['to', `entrega en, entregar en, envío a, enviar a`],
  ],
  nl: [
    ['at', `in de, in het, op de, op het`],
    ['in', `in, te, nabij, vlakbij, in de buurt van, net buiten`],
    ['near', `bij, naar`],
    ['to', `bezorgen in, leveren in, levering in, bezorging in, leveren aan, levering naar, geleverd in`],
  ],
};

/** Words for a building or a place with a name. */
export const PLACE_HEADS = `hall, town hall, guildhall, centre, center, hotel, exchange, house, castle, church, cathedral, minster, chapel, theatre, theater, arena, stadium, park, gardens, garden, museum, gallery, club, university, college, school, ballroom, auditorium, manor, abbey, priory, barn, barns, palace, racecourse, library, institute, academy, pavilion, winery, vineyard, farm, estate, rooms, hub, inn, lodge, court, showground, resort, brewery, mill, works, warehouse, studios, marina, pier, playhouse, armouries, distillery, observatory, cricket ground, golf club,
  stadthalle, kongresshalle, *halle, *haus, schloss, burg, gut, hofgut, kloster, villa, hotel, kirche, dom, *zentrum, messe, *museum, *theater, *saal, *park, *hof, *garten, *schule, *gymnasium, *mühle, *scheune, *platz, *forum, *arena, *stadion, universität, kongress*, palais, palacio, salle, château, hôtel, théâtre, centre, palais, domaine, abbaye, musée, église, espace, manoir, mas, stade, gymnase, halle, hotel, palacio, teatro, auditorio, centro, finca, hacienda, museo, iglesia, parque, recinto, pabellón, palau, masía, castillo, polideportivo, kasteel, kerk, schouwburg, *hal, *zaal, congrescentrum, landgoed, hoeve, sporthal, stadion, *huis`;

/** A name with one of these at its end is a place even where no word leads to it: "…, Yorkshire Event Centre, …". */
export const SURE_HEADS = `hall, guildhall, centre, center, hotel, exchange, castle, cathedral, minster, arena, stadium, theatre, theater, ballroom, manor, abbey, priory, barn, palace, racecourse, pavilion, rooms, museum, gallery, showground, resort, house, park, gardens, church, college, school, armouries, playhouse,
  *halle, *zentrum, *saal, schloss, burg, kurhaus, *museum, *theater, *forum, *arena, *kirche, *hof, kloster, palais, château, domaine, manoir, théâtre, hôtel, musée, palacio, teatro, auditorio, finca, hacienda, castillo, museo, kasteel, landgoed, schouwburg, congrescentrum`;

/** Names made of these alone are any hall: they need the town behind them. */
export const GENERIC: ReadonlySet<string> = words(
  `main small large big great upper lower sports village school town church parish hall room rooms house barn hotel centre center theatre theater
  marktplatz dorfplatz rathausplatz kirchplatz festplatz schulhof sportplatz marktplein dorpsplein
  conference exhibition event events dance dining banqueting community leisure park gardens garden museum gallery library cathedral castle ballroom college
  stadthalle festhalle turnhalle sporthalle mehrzweckhalle halle saal aula kirche schloss museum theater rathaus salle mairie hotel teatro auditorio kerk`,
);

/** Outdoor places after "on": "on Clapham Common". */
export const OUTDOOR_HEADS: ReadonlySet<string> = words(
  'common green beach pier quay square street road island isle seafront promenade marshes moor meadow meadows field fields racecourse downs heath bank wharf waterfront riverside recreation rec',
);

/** Small words inside a name, and between a building and its name. */
export const PLACE_JOINTS: ReadonlySet<string> = words(
  "of the on upon de la le les du des d' del los las el l' am an der den van von zur zum under in sur sous y",
);

/** "CHÂTEAU de Ripley", "HOTEL Meliá de Sevilla": a building, its small words, and a name with a capital. */
export const BUILDINGS_WITH_NAMES: Readonly<Record<Language, string>> = {
  en: '',
  de: `schloss, klinikum, krankenhaus, rathaus, autohaus, bürgerhaus, burg, gut, hofgut, rittergut, weingut, kloster, stadthalle, kurhaus, villa, kongresshalle, festhalle, landgut, jagdschloss, gasthof, mehrzweckhalle`,
  fr: `château, hôpital, clinique, centre culturel, foyer rural, centre hospitalier, halle, domaine, manoir, abbaye, hôtel, palais, parc, théâtre, salle des fêtes, salle polyvalente, salle communale, salle municipale, gymnase, stade, casino, ferme, mas, musée, église, cathédrale, chapelle, arènes, place, plage, centre de congrès, palais des congrès, espace, golf, camping, vignoble, moulin, bastide, prieuré, port, mairie, lycée, école, collège, université`,
  es: `hotel, centro de convenciones, centro cultural, centro cívico, centro social, hospital, clínica, salón de actos, palacio, castillo, finca, hacienda, teatro, auditorio, recinto ferial, pabellón, museo, iglesia, catedral, polideportivo, parque, playa, casa rural, masía, palacio de congresos, centro de congresos, estadio, casino, monasterio, bodega, bodegas, jardines, plaza, plaza mayor, parador, cortijo, universidad, colegio, instituto, salón, puerto`,
  nl: `kasteel, ziekenhuis, gemeentehuis, raadhuis, stadhuis, wijkcentrum, landgoed, hotel, sporthal, kerk, museum, schouwburg, theater, stadion, boerderij, hoeve, dorpshuis, buurthuis, park, strand, haven, buitenplaats, fort, villa, sporthal, partycentrum, congrescentrum, zalencentrum, restaurant`,
};

/** Before a building: it is any one of them, and only the town counts ("en UN hotel de Leeds"). */
export const INDEFINITE: ReadonlySet<string> = words(
  'un une uno una een ein eine einem einer einen a an notre nuestro nuestra ons onze our',
);

/** Feasts of a town, whose name follows: "Stadtfest Elsfleth". */
export const FEASTS_OF_TOWNS = `stadtfest, dorffest, straßenfest, weinfest, volksfest, schützenfest, stadtlauf, weihnachtsmarkt, kirmes, jahrmarkt, marktfest, altstadtfest, hafenfest, kinderfest, feuerwehrfest, messe, stadthalle, rathaus, gemeinde, bürgerfest, sommerfest der gemeinde, kermis, braderie, dorpsfeest, avondvierdaagse, sinterklaasintocht, intocht, koningsdag, jaarmarkt, carnaval, kerstmarkt, foire, feria, verbena, fête de la musique, fête de village`;

/** A municipality, whose name follows: "City of Durango", "Ayuntamiento de Jaca". */
export const MUNICIPALITIES = `city of, town of, village of, borough of, parish of, county of, ville de, ville d', commune de, commune d', mairie de, mairie d', ayuntamiento de, municipio de, gemeente, stadt, gemeinde, samtgemeinde`;

/** A place without a name, behind which its town may stand: "the cricket ground, Alnwick". */
export const PLAIN_PLACES = `ground, grounds, cricket ground, rugby club, football club, cricket club, golf club, village hall, town hall, church hall, parish hall, school hall, sports hall, community centre, leisure centre, town square, market square, market place, quad, green, village green, common, park, playing field, playing fields, recreation ground, rec, school, church, pub, barn, farm, hotel, office, offices, headquarters, hq, warehouse, library, theatre, gym, club, brewery, beach, field, garden, square, campus,
  *platz, turnhalle, stadthalle, sporthalle, mehrzweckhalle, gemeindehaus, dorfgemeinschaftshaus, aula, kirche, schule, salle des fêtes, salle polyvalente, gymnase, mairie, école, place du village, polideportivo, plaza mayor, salón de actos, colegio, sporthal, dorpshuis, kerk, school, plein`;

/** Before "in" or "at": it says where somebody is from or works. */
export const NOT_HELD: ReadonlySet<string> = words(
  `based headquartered registered live lives living born made work works working employed
  sitz ansässig wohnen wohnt basé basée situé située gevestigd wonen woont we us team staff colleagues manager director`,
);
/** The same, unless the event is said to be there: "AT our office in Leeds". */
export const WORKPLACES: ReadonlySet<string> = words(
  `office offices company firm agency branch branches factory firma büro niederlassung werk siège bureaux bureau entreprise société usine
  sede empresa oficina oficinas fábrica kantoor bedrijf fabriek`,
);
export const THERE: ReadonlySet<string> = words('at in inside im auf dans au à en op van of del de');

/** Before a town that stands alone: it is not where the event is. */
export const NOT_A_TOWN_BEFORE: ReadonlySet<string> = words(
  `from of via aus von ab de du des desde van uit vanuit based to toward towards versus vs and und et y or oder ou o firma groupe gruppe band`,
);
/** After a town's name: it is part of another name or says what somebody is like. */
export const NOT_A_TOWN_AFTER: ReadonlySet<string> = words(
  `office branch team based staff colleagues band company firm department committee council university college school street road avenue lane united fc hospital bank airport flight
  buro niederlassung straße strasse agentur airlines symphony philharmonic orchestra standard time times`,
);

/** Companies and the like, not places. */
export const COMPANY: ReadonlySet<string> = words(
  'ltd limited plc inc llc llp corp co gmbh ag kg ohg mbh ev sa sas sarl sl bv nv vof group council committee team department foundation association trust bank consulting solutions productions',
);

/** People whose surname is a building: "Jane Hall, Office Manager". */
export const FIRST_NAMES: ReadonlySet<string> = words(
  `james john robert michael william david richard joseph thomas charles christopher daniel matthew anthony mark donald steven paul andrew joshua kevin brian george timothy ronald jason edward jeffrey ryan jacob gary nicholas eric jonathan stephen larry justin scott brandon benjamin samuel gregory frank
  alexander patrick jack dennis jerry tyler aaron henry peter adam nathan zachary walter kyle harold carl jeremy keith roger gerald ethan arthur terry christian sean lawrence austin joe noah jesse albert bryan billy bruce willie jordan dylan alan ralph gabriel roy juan wayne eugene logan randy louis russell vincent philip bobby johnny bradley
  mary patricia jennifer linda elizabeth barbara susan jessica sarah karen lisa nancy betty margaret sandra ashley kimberly emily donna michelle carol amanda melissa deborah stephanie rebecca sharon laura cynthia kathleen amy angela shirley anna brenda pamela emma nicole helen samantha katherine christine debra rachel carolyn janet catherine maria heather diane ruth julie olivia joyce virginia
  kelly lauren christina joan evelyn judith andrea hannah megan cheryl jacqueline martha madison teresa gloria sara janice ann kathryn abigail sophia frances jean alice judy isabella julia grace denise amber doris marilyn danielle beverly charlotte natalie theresa diana brittany kate jane tom tim jim bob dave mike chris nick ben sam dan matt jo sue liz becky vicky tracy gemma
  hans klaus jurgen stefan andreas thomas wolfgang michael petra sabine monika claudia birgit heike anja katrin ute pierre jean michel philippe alain nicolas christophe marie nathalie isabelle sylvie catherine sophie jose antonio manuel francisco javier carmen ana isabel dolores pilar teresa jan piet kees henk johan willem anneke ingrid marieke`,
);

/** The end of a letter: what comes after it is an address of somebody. */
export const SIGN_OFF = `regards, kind regards, best regards, warm regards, best wishes, all the best, many thanks, thanks, thank you, yours sincerely, yours faithfully, sincerely, cheers, yours, thx,
  mit freundlichen grüßen, freundliche grüße, viele grüße, beste grüße, herzliche grüße, liebe grüße, mfg, vielen dank, gruß,
  cordialement, bien cordialement, bien à vous, merci, merci d' avance, salutations, meilleures salutations, saludos, un saludo, saludos cordiales, atentamente, gracias, muchas gracias,
  met vriendelijke groet, met vriendelijke groeten, groeten, groetjes, vriendelijke groet, mvg, alvast bedankt, bedankt`;

/** May begin a name: "The Old Mill". */
export const NAME_ARTICLES: ReadonlySet<string> = words('the de la le les el los las die das der het');

/** Words with a capital that name no place. */
export const NOT_A_PLACE: ReadonlySet<string> = words(
  `christmas easter halloween ramadan eid diwali hanukkah advent thanksgiving spring summer autumn winter fall english french german spanish dutch italian welsh irish scottish british european powerpoint keynote excel zoom teams word pdf
  i we the a an day room rooms stage all both each every one two three four five six seven eight nine ten first second
  pa av dj mc vip led hdmi usb wifi wi euro eur gbp usd uk case addition advance total person black white red blue green gold silver grey pink purple full part please table
  marketing finance sales hr it operations research development phase year class grade group section zone block building level floor main conference meeting breakout seminar victorian georgian art rainbow theatre cabaret boardroom classroom banquet style
  q1 q2 q3 q4 hd uhd 4k sd dmx xlr dolby bluetooth youtube spotify instagram facebook linkedin tiktok vegas hollywood bollywood god lord jesus queen king prince princess
  reihen form absprache kürze bezug zukunft planung ordnung frage richtung zusammenarbeit höhe farbe schwarz weiß räumen raum saal halle garten zelt foyer
  summe kombination anlehnung betrieb person personen euro deutsch englisch gruppen klassen runden ruhe freien haus hause wochen tagen stunden anspruch wunsch abend nachmittag morgen vormittag
  theaterbestuhlung parlamentbestuhlung reihenbestuhlung u form eigenregie arbeit folge gänze hörweite kleingruppen gang stille tracht rot blau gold silber grün grau deutschland europa österreich schweiz stereo mono betracht anbetracht
  begleitung verbindung abstimmung bewegung reichweite eigenleistung teilen etappen englischer deutscher naher aussicht gefahr form sachen punkto erster zweiter laufe rahmen anschluss vorfeld regen bedarf nacht tag tage wind wetter dunkelheit interesse fragen erfolg
  noël pâques printemps été automne hiver français anglais allemand espagnol france europe allemagne espagne intérieur extérieur
  navidad reyes semana primavera verano otoño invierno español inglés españa europa alemania francia
  kerst pasen lente zomer herfst winter nederlands engels nederland europa duitsland belgië england scotland wales ireland britain`,
);

function words(list: string): ReadonlySet<string> {
  return new Set(list.split(/\s+/u).map(fold));
}
