import type { PerformerKind } from '../../types.ts';

/** `size`: people in one of them where the word says it ("quartet"). */
export interface PerformerWord {
  readonly kind: PerformerKind;
  readonly size?: number;
  /** The word stands for several of them where no number is said: "bands". */
  readonly plural?: boolean;
  /** A word that also means equipment or something else; counts only with a number or where people talk or play. */
  readonly weak?: boolean;
  /** Counts only with a figure, of at most so many: "six candidates" on a panel, but not 200 who sit an exam. */
  readonly counted?: number;
}

/** Customary sizes where a brief only says "a band" or "a panel"; the planner's editable starting point. */
export const USUAL_SIZE: Readonly<Record<PerformerKind, number>> = {
  speaker: 1,
  panel: 4,
  host: 1,
  singer: 1,
  band: 4,
  ensemble: 3,
  choir: 20,
  orchestra: 30,
  dj: 1,
  dancers: 6,
};

export const PERFORMER_WORDS: readonly (readonly [PerformerWord, string])[] = [
  [
    { kind: 'speaker' },
    `keynote speaker, guest speaker, main speaker, after dinner speaker, motivational speaker, opening speaker, invited speaker, presenter, lecturer, redner, rednerin, referent, referentin, vortragender, hauptredner, gastredner, keynote sprecher, orateur, oratrice, conférencier, conférencière, intervenant, ponente, orador, oradora, conferenciante, spreker, gastspreker, keynotespreker, keynote spreker`,
  ],
  [
    { kind: 'speaker', plural: true },
    `keynote speakers, guest speakers, main speakers, after dinner speakers, motivational speakers, invited speakers, presenters, lecturers, redner, rednern, referenten, rednerinnen, orateurs, conférenciers, intervenants, ponentes, oradores, conferenciantes, sprekers, gastsprekers, talkers`,
  ],
  [{ kind: 'speaker', plural: true, weak: true }, `speakers`],
  [{ kind: 'speaker', weak: true }, `speaker, keynote`],
  [
    { kind: 'panel' },
    `panel, panel discussion, panel of speakers, panel session, panel debate, panel of experts, panel talk, podiumsdiskussion, podiumsgespräch, diskussionsrunde, expertenrunde, panel d' experts, table ronde, mesa redonda, panel de expertos, panel de, paneldiscussie, panelgesprek, forumdiscussie`,
  ],
  [
    { kind: 'panel', plural: true },
    `panels, panel discussions, panel sessions, podiumsdiskussionen, tables rondes débats, mesas de debate, paneldiscussies`,
  ],
  [
    { kind: 'panel', size: 0 },
    `panellists, panelists, panel members, panel speakers, podiumsgäste, podiumsteilnehmer, diskutanten, panélistes, panelistas, panelleden`,
  ],
  [
    { kind: 'panel', size: 0, counted: 12 },
    `candidates, kandidaten, kandidatinnen, kandidierende, candidats, candidates et candidats, candidatos, candidatas, kandidates, discussants, debaters, contributors, experts, experten, expertinnen, expertos, expertas, lijsttrekkers, fraktionsvorsitzende, podiumsgästen`,
  ],
  [
    { kind: 'host' },
    `host, mc, emcee, compère, compere, moderator, moderatorin, moderators, toastmaster, master of ceremonies, facilitator, interviewer, auctioneer, celebrant, officiant, registrar, vicar, moderation, conférencier animateur, animateur, animatrice, maître de cérémonie, modérateur, modératrice, presentador, presentadora, moderador, moderadora, maestro de ceremonias, dagvoorzitter, presentator, presentatrice, ceremoniemeester, gastheer, trauredner, traurednerin`,
  ],
  [
    { kind: 'singer' },
    `singer, vocalist, soloist, singer songwriter, sänger, sängerin, solistin, chanteur, chanteuse, cantante, zanger, zangeres`,
  ],
  [
    { kind: 'singer', plural: true },
    `singers, vocalists, soloists, chanteurs, chanteuses, cantantes, zangers, zangeressen, sängerinnen`,
  ],
  [
    { kind: 'band' },
    `band, live band, rock band, covers band, cover band, wedding band, function band, party band, jazz band, soul band, swing band, folk band, punk band, metal band, ceilidh band, pop band, funk band, tribute band, samba band, headline act, support act, country act, live act, music act, musical act, liveband, coverband, partyband, hochzeitsband, *band, kapelle, tanzkapelle, groupe de musique, groupe de rock, groupe de jazz, groupe live, groupe pop, groupe, groupe de musiciens, banda, grupo de música, grupo de rock, grupo musical, grupo de jazz, banda de música, bruiloftsband, feestband`,
  ],
  [
    { kind: 'band', plural: true },
    `bands, live bands, rock bands, jazz bands, covers bands, cover bands, local bands, live acts, music acts, musical acts, musikgruppen, kapellen, groupes de musique, groupes de rock, groupes, bandas, grupos de música, grupos musicales, grupos, livebands, headliners, support acts, support bands`,
  ],
  [{ kind: 'band', size: 7 }, `mariachi, mariachis, mariachi band, banda de mariachi`],
  [
    { kind: 'band', size: 12 },
    `brass band, big band, concert band, marching band, blaskapelle, blasorchester, bigband, steel band, harmonie, fanfare`,
  ],
  [
    { kind: 'ensemble', size: 1 },
    `acoustic guitarist, guitarist, harpist, pianist, violinist, saxophonist, sax player, piano player, cellist, harfenistin, pianistin, gitarrist, saxophonistin, saxofonist, guitariste, harpiste, saxophoniste, guitarrista, arpista, saxofonista, gitarist, violist`,
  ],
  [
    { kind: 'ensemble', size: 2 },
    `duo, acoustic duo, jazz duo, guitar duo, akustikduo, musikduo, duo acoustique, dúo, dúo acústico, akoestisch duo`,
  ],
  [{ kind: 'ensemble', size: 3 }, `trio, jazz trio, string trio, acoustic trio, piano trio, jazztrio`],
  [
    { kind: 'ensemble', size: 4 },
    `quartet, string quartet, jazz quartet, sax quartet, barbershop quartet, streichquartett, quartett, jazzquartett, quatuor, quatuor à cordes, cuarteto, cuarteto de cuerda, cuarteto de cuerdas, strijkkwartet, kwartet`,
  ],
  [
    { kind: 'ensemble', size: 5 },
    `quintet, string quintet, brass quintet, wind quintet, quintett, quintette, quinteto, kwintet`,
  ],
  [{ kind: 'ensemble', size: 6 }, `sextet, sextett, sexteto`],
  [{ kind: 'ensemble', size: 7 }, `septet, septett`],
  [{ kind: 'ensemble', size: 8 }, `octet, string octet, oktett`],
  [{ kind: 'ensemble' }, `ensemble, chamber ensemble, acoustic act, ensemble de musique`],
  [{ kind: 'ensemble', size: 0 }, `musicians, musiker, musikern, músicos, muzikanten, musiciens`],
  [
    { kind: 'choir' },
    `choir, gospel choir, school choir, male voice choir, children's choir, community choir, chorus, choral society, chor, gospelchor, kinderchor, *chor, chœur, chorale, choeur, coro, coral, coro gospel, koor, *koor`,
  ],
  [{ kind: 'choir', plural: true }, `choirs, choruses, chöre, chœurs, chorales, coros, koren`],
  [
    { kind: 'orchestra' },
    `orchestra, symphony orchestra, concert orchestra, full orchestra, full concert orchestra, youth orchestra, string orchestra, orchester, *orchester, sinfonieorchester, orchestre, orchestre symphonique, orchestre philharmonique, orquesta, orquesta sinfónica, orkest, *orkest, symphonieorkest, philharmonic`,
  ],
  [
    { kind: 'orchestra', size: 15 },
    `chamber orchestra, kammerorchester, orchestre de chambre, orquesta de cámara, kamerorkest`,
  ],
  [{ kind: 'dj' }, `dj, deejay, disc jockey, discjockey, disk jockey, pinchadiscos`],
  [{ kind: 'dj', plural: true }, `djs, dj's, deejays`],
  [
    { kind: 'dancers' },
    `dance troupe, dance group, dance company, tanzgruppe, troupe de danse, grupo de danza, dansgroep`,
  ],
  [
    { kind: 'dancers', plural: true },
    `dance groups, dance troupes, dance companies, tanzgruppen, grupos de danza, dansgroepen, dance schools`,
  ],
  [
    { kind: 'dancers', size: 0 },
    `dancers, fire dancers, belly dancers, tänzer, tänzerinnen, danseurs, danseuses, bailarines, bailaoras, dansers, acrobats, street performers, fire performers, aerial performers`,
  ],
  [{ kind: 'dancers', size: 0, counted: 60 }, `performers, artistes, artistas`],
];

/** "7-PIECE band", "siebenKÖPFIGE Band", "30-STRONG choir": the number before it is the size of one. */
export const PIECES = `piece, pieces, piecer, pc, strong, member, members, person, people, man, voice, voices, player, players, köpfig*, *köpfige, *köpfiger, *köpfigen, *köpfiges, *köpfig, personen, musiciens, músicos, musiker, musikern, muzikanten, musicians, koppig*, *koppige, *koppig, leden`;
/** "band OF seven", "Chor MIT 30", "panel (6 people)": the size follows. */
export const SIZE_FOLLOWS = `of, of about, of around, of approx, of up to, with, with about, mit, mit etwa, mit rund, aus, von, de, d', à, avec, formado por, compuesto por, con, van, met, van ongeveer`;
/** Beside "speakers" these say that people are meant. */
export const TALK = `will speak, will talk, will present, speaking, speak, talk, present, presenting, on stage, on the panel, each speaking, per session, from, who, giving, q, mics, microphones, lapel, lapels, headset, headsets, panel, panellists, host, presenters, moderator, keynote, lectern, taking, talks`;
/** Beside "speakers" these say that loudspeakers are meant. */
export const SOUND = `pa, active, powered, subs, sub, subwoofer, subwoofers, bass, stands, amplifier, amp, amps, delay, ceiling, bluetooth, mixer, mixing, watt, watts, inch, loud, hire, monitors, foldback, cables, sound system, pair, big, wireless speakers, system, projector, screen, hdmi, wi, w`;
/** Events at which "four speakers" are people. */
export const TALKING_EVENTS = `conference~, summit~, symposium, seminar~, lecture~, talks, awards, agm, meeting~, convention, congress, debate, forum, workshop~, commencement, graduation, keynote~, town hall, panel~`;
