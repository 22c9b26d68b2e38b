import type { Space } from '../../types.ts';

export interface SpaceWord {
  readonly name: string;
  readonly role: Space['role'];
  /** Counts only with a number of them or seats: "four rooms", "a room for 40". */
  readonly weak?: boolean;
  /** Several of them where no number is said. */
  readonly plural?: boolean;
}

export const SPACE_WORDS: readonly (readonly [SpaceWord, string])[] = [
  [
    { name: 'main room', role: 'main' },
    `main room, general session room, general sessions room, general session hall, main conference room, main meeting room, plenary room, plenary, plenary hall, plenary session room, main space, main session room, hauptraum, plenum, plenumsraum, salle principale, salle plénière, plénière, sala principal, sala plenaria, plenario, hoofdzaal, plenaire zaal, plenaire ruimte, grote zaal`,
  ],
  [
    { name: 'main hall', role: 'main' },
    `main hall, great hall, main auditorium, auditorium, ballroom, grand ballroom, banqueting hall, main stage hall, exhibition hall, hauptsaal, großer saal, großen saal, festsaal, ballsaal, aula, grande salle, amphithéâtre, salle de bal, gran salón, salón principal, salón de actos, auditorio, balzaal`,
  ],
  [
    { name: 'hall', role: 'main' },
    `hall, halls, saal, halle, salón, zaal, sports hall, school hall, village hall, turnhalle, sporthalle, gymnasium, gym, church hall, salle des fêtes, gymzaal, sporthal`,
  ],
  [
    { name: 'main stage', role: 'main' },
    `main stage, hauptbühne, scène principale, grande scène, escenario principal, hoofdpodium`,
  ],
  [
    { name: 'stage', role: 'other', weak: true },
    `stage, second stage, community stage, acoustic stage, dance stage, small stage, side stage, youth stage, bühne, scène, escenario, podium`,
  ],
  [
    { name: 'stage', role: 'other', weak: true, plural: true },
    `stages, community stages, bühnen, scènes, escenarios, podia, podiums`,
  ],
  [
    { name: 'breakout room', role: 'breakout' },
    `breakout room, breakout, break out room, break out conference room, breakout space, breakout area, workshop room, discussion room, committee room, working group room, side room, workshopraum, nebenraum, arbeitsgruppenraum, arbeitsraum, salle annexe, salle de commission, salle de travail, sala anexa, sala paralela, subzaal, deelsessieruimte, gruppenraum, salle de sous commission, salle d' atelier, salle d' ateliers, sala de trabajo, sala para talleres, sala de talleres, deelzaal, workshopruimte, workshopzaal, werkgroepzaal, werkgroeplokaal, breakout ruimte, syndicate room`,
  ],
  [
    { name: 'breakout room', role: 'breakout', plural: true },
    `breakout rooms, breakouts, break out rooms, break out conference rooms, breakout spaces, breakout areas, break outs, workshop rooms, discussion rooms, committee rooms, working group rooms, side rooms, syndicates, nebenräume, nebenräumen, nebenraume, arbeitsgruppenräume, arbeitsgruppenräumen, gruppenarbeitsräume, gruppenarbeitsräumen, arbeitsräume, arbeitsräumen, salles annexes, salles de commission, salles de travail, salas anexas, salas paralelas, salas pequeñas, petites salles, subzalen, deelsessieruimtes, kleine zalen, kleinere zalen, workshopräume, workshopräumen, werkgroepzalen, werkgroeplokalen, gruppenräume, gruppenräumen, salles de sous commission, salles d' atelier, salles d' ateliers, salas de trabajo, salas para talleres, salas de talleres, deelzalen, workshopruimtes, workshopzalen, breakout ruimtes, syndicate rooms, breakout sessions`,
  ],
  [
    { name: 'seminar room', role: 'breakout' },
    `seminar room, classroom, training room, meeting room, seminarraum, tagungsraum, besprechungsraum, klassenzimmer, salle de séminaire, salle de réunion, salle de cours, sala de reuniones, aula de formación, sala de seminarios, vergaderzaal, vergaderruimte, leslokaal`,
  ],
  [
    { name: 'seminar room', role: 'breakout', plural: true },
    `seminar rooms, classrooms, training rooms, meeting rooms, seminarräume, seminarräumen, tagungsräume, tagungsräumen, besprechungsräume, klassenzimmern, salles de séminaire, salles de réunion, salles de cours, salas de reuniones, aulas, salas de seminarios, vergaderzalen, vergaderruimtes, leslokalen`,
  ],
  [
    { name: 'track', role: 'breakout', weak: true, plural: true },
    `talk tracks, parallel tracks, conference tracks, concurrent tracks, session tracks, parallel sessions, concurrent sessions, parallel streams, tracks of talks, parallele sessions, parallele tracks, sessions parallèles, sesiones paralelas, parallelle sessies, deelsessies, sous ateliers, breakout tracks`,
  ],
  [{ name: 'workshop', role: 'breakout', weak: true, plural: true }, `ateliers, workshops, talleres`],
  [
    { name: 'room', role: 'breakout', weak: true, plural: true },
    `rooms, smaller rooms, small rooms, studios, suites, small ones, smaller ones, kleine räume, kleineren räumen, kleinere räume,  parallel rooms, räume, räumen, salles, salas, zalen, ruimtes`,
  ],
  [{ name: 'room', role: 'main', weak: true }, `room, function room, raum, salle, sala, ruimte`],
  [
    { name: 'foyer', role: 'foyer' },
    `foyer, lobby, reception area, entrance hall, atrium, registration area, welcome area, eingangsbereich, empfangsbereich, vorraum, hall d' entrée, hall d' accueil, vestíbulo, hall de entrada, vestibule, ontvangstruimte, hal bij de ingang, ontvangsthal`,
  ],
  [
    { name: 'bar area', role: 'other' },
    `bar area, vip area, vip lounge, lounge, chill out area, chill out room, green room, backstage area, dressing room, vip bereich, loungebereich, espace vip, espace lounge, zona vip, zona lounge, vip ruimte, barbereich, press room`,
  ],
  [
    { name: 'marquee', role: 'outdoor', weak: true, plural: true },
    `marquees, tents, zelte, zelten, chapiteaux, tentes, carpas, tenten`,
  ],
  [{ name: 'garden', role: 'outdoor' }, `garden, gardens, lawn, garten, jardin, jardín, jardines, tuin`],
  [
    { name: 'terrace', role: 'outdoor' },
    `courtyard, terrace, rooftop, patio, roof terrace, innenhof, terrasse, dachterrasse, terraza, terras, binnenplaats`,
  ],
  [{ name: 'field', role: 'outdoor' }, `field, quad, meadow, wiese, prado, weiland`],
];

/** Between a space and its seats: "rooms FOR 40", "each TO HOLD 30–40". */
export const CAPACITY_JOINTS = `of, for, each for, for about, for around, for up to, for approx, to hold, to seat, seating, seating for, holding, hold, holds, up to, seats, capacity, capacity of, with capacity for, with, each, at least,
  each room to hold, each to hold, each holding, each seating, each with, each room to hold at least, to hold at least, of about, of around, of up to, taking, fits,
  für, für je, für jeweils, mit, mit je, mit jeweils, à, zu je, zu, für ca, für etwa, für rund, für bis zu, pour, de, d' environ, pour environ, de capacité, para, con capacidad para, de hasta, voor, voor ongeveer, voor circa, van, met, elk voor, für maximal`;
