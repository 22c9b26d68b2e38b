import type { Kind } from '../../../equipment/index.ts';

/** Somebody, whoever it is, in all five languages. */
export const SOMEBODY = `someone, somebody, anyone, anybody, a person, one person, a chap, a lad, a guy, a fella, a fellow, a bloke, one of your lads, one of your people, one of your guys, one of your team, one of your crew, einen von euch, einer von euch, l'un de vos techniciens, uno de los suyos, uno de ustedes, een van jullie, jemand, jemanden, eine person, quelqu'un, quelqu' un, une personne, alguien, una persona, iemand, een persoon`;
/** Several people: only with a figure before them. */
export const SEVERAL = `people, persons, hands, lads, guys, chaps, staff, leute, personen, kräfte, personnes, personas, mensen`;
/** Between somebody and what they are to do. */
export const TO_DO = `to, who can, who could, who will, who, that can, for, on, on the, für, für den, für die, für das, der, die, das, zum, zur, am, an der, an den, pour, pour le, pour la, pour les, qui, para, para el, para la, para las, que, voor, voor het, voor de, die, om, om de, om het`;
/** What people who are no technicians do. */
export const NO_TASKS: ReadonlySet<string> = new Set(
  `talk speak speaking present perform sing dance play-act introduce welcome host contact call ask answer discuss sign pay attend eat drink sit stand walk listen reden sprechen moderieren singen tanzen parler chanter danser hablar cantar bailar praten spreken zingen dansen`.split(
    ' ',
  ),
);

/** What somebody does → who that is in the trade. */
export const TASKS: readonly (readonly [Kind, string])[] = [
  [
    'crew_sound',
    `sound, sound desk, the sound, audio, pa, mix, mixing, mixing desk, sound mixing, microphones, mics, music, tracks, playlist, backing tracks, foh,
    ton, tontechnik, mischpult, beschallung, musik, mikrofone, den ton, son, sono, sonorisation, table de mixage, musique, micros, sonido, mesa de mezclas, música, micrófonos, megafonía, geluid, mengtafel, muziek, microfoons`,
  ],
  [
    'crew_lighting',
    `light, lights, lighting, light show, the lights, licht, lichttechnik, beleuchtung, lichtpult, lumière, lumières, éclairage, éclairages, luces, luz, iluminación, belichting, verlichting`,
  ],
  [
    'crew_video',
    `slides, slide show, presentation, presentations, powerpoint, laptop, laptops, projector, projection, screen, screens, video, videos, visuals, film, films, movie, movies, playback,
    folien, präsentation, präsentationen, beamer, projektion, diapos, diapositives, présentation, présentations, vidéo, vidéos, diapositivas, presentaciones, proyector, proyección, vídeo, dia's, presentatie, presentaties, scherm, schermen`,
  ],
  ['crew_camera', `camera, cameras, kamera, kameras, caméra, caméras, cámara, cámaras, camera's`],
  [
    'crew_bar',
    `bar, bars, drinks, beer, pull pints, theke, ausschank, getränke, getränkeausschank, zapfen, buvette, boissons, barra, bebidas, drankjes, tap, tappen`,
  ],
  [
    'crew_waiter',
    `serve, serve food, serve at table, wait at table, wait on tables, waiting at table, servieren, bedienen, servir, servir la mesa, serveren, uitserveren`,
  ],
  [
    'crew_stagehand',
    `set up, setting up, set it up, set everything up, set up and take down, setup, set, build, build up, rig, derig, load, load in, load out, unload, carry, put up, put it up, take down, strike, move furniture,
    aufbau, aufbauen, abbau, abbauen, auf und abbau, auf und abbauen, abladen, ausladen, tragen, montage, démontage, monter, installer, décharger, montaje, desmontaje, montar, descargar, opbouw, opbouwen, afbouw, afbreken, sjouwen, lossen`,
  ],
  [
    'crew_technician',
    `run it, run it all, run everything, run the show, run the event, run the kit, run the equipment, run the av, operate, operate it, operate it all, operate everything, operate the equipment, operate the kit, work it, work it all, work the equipment, look after it, look after the equipment, look after the whole lot, look after the lot, look after it all, look after everything, mind it, mind it all, mind everything, press the buttons, push the buttons, press buttons, push buttons, stay for the night, stay the night, stay all night, stay on, stay with it, stay throughout, dabei bleiben, dableiben, alles bedienen, tout gérer, quedarse, blijven, technical side, tech, technics, av, equipment, kit,
    technik, bedienung der technik, anlage, matériel, technique, régie, equipo, técnica, apparatuur, techniek, installatie`,
  ],
];

/** Who works at an event, over or behind the trades that they are of. */
export const CREW_HEADS: ReadonlySet<string> = new Set(
  'crew crews technicians techs engineers operators ops techniker technikern personal techniciens operateurs tecnicos operadores technici'.split(
    ' ',
  ),
);
/** Who receives guests. */
export const HOSTS = `hostess, hostesses, hostessen, greeter, greeters, registration staff, receptionist, receptionists, hôtesse, hôtesses, hôtesse d' accueil, hôtesses d' accueil, azafata, azafatas, azafatas de congreso, gastvrouw, gastvrouwen`;

/** Behind somebody who is there already, or is only imagined. */
export const NOT_HIRED_BEFORE: ReadonlySet<string> = new Set(
  `if when whenever case so that unless has have got is there there's our ask know knows find wenn falls haben hat unser si quand avons avez a notre cuando tenemos tiene hay nuestro als wanneer hebben heeft onze`.split(
    ' ',
  ),
);

/** Between a DJ and what the DJ brings. */
export const WITH_KIT = `with, with his, with her, with their, with all the, with all, with full, with a full, with complete, with a complete, w, incl, including, including his, inc, plus, and, and his, and all the, and all,
  mit, mit kompletter, mit kompletten, mit seiner, mit ihrer, mit seinem, mit allem, samt, inkl, inklusive, einschließlich, und,
  avec, avec son, avec sa, avec tout son, avec tout le, avec ses, y compris, et, et son, et sa,
  con, con su, con sus, con todo su, con todo el, incluido, incluyendo, y, y su, met, met zijn, met haar, met alle, met volledige, met complete, inclusief, incl, en, en zijn`;
export const DJ_KIT = `equipment, kit, full kit, gear, set up, setup, decks, rig, dj equipment, dj gear, dj kit, dj set up, sound system and decks, technik, dj technik, equipment, ausrüstung, pult, dj pult, matériel, materiel, équipement, platines, equipo, material, mesa, platos, apparatuur, dj apparatuur, spullen, set, draaitafels, uitrusting`;
/** Not somebody to be hired: "our DJ", "we have booked a DJ". */
export const OWN_DJ: ReadonlySet<string> = new Set(
  `our my the their his her your have has had having booked hired got by from unser unsere mein der die haben hat vom notre mon le avons avez nuestro mi el tenemos onze mijn de hebben heeft is mate friend`.split(
    ' ',
  ),
);

/** Behind a DJ who is to come along with all else. */
export const HIRED_ALONG = `included, incl, from you, from yourselves, to be supplied, to be provided, to be included, supplied by you, provided by you, yours, please, needed, required, wanted,
  inklusive, inkl, inbegriffen, von euch, von ihnen, zu stellen, zu stellen durch, bitte von euch, wird benötigt, benötigt, gesucht, gewünscht, brauchen wir, bräuchten wir, hätten wir gern, hätten wir gerne, suchen wir, nehmen wir, à fournir, à prévoir, à inclure, inclus, compris, fourni par vous, fourni par vos soins, de chez vous, souhaité,
  incluido, a incluir, por vuestra parte, de vuestra parte, de ustedes, por su parte, necesario, inbegrepen, inclusief, van jullie, van u, te leveren, door jullie, gewenst, nodig, hebben we nodig, hebben wij nodig, zoeken we, zoeken wij`;

/** To look on from far, and the places where one does. */
export const LOOKING_ON = `follow, follows, following, watch, watching, view, viewing, tune in, tuning in, look in, verfolgen, mitverfolgen, zuschauen, zusehen, mitschauen, dabei sein, suivre, suivent, regarder, seguir, seguirlo, verlo, ver, volgen, meekijken, kijken`;
export const FROM_FAR = `on the internet, over the internet, via the internet, via internet, online, on the web, over the web, from home, at home, from afar, from abroad, remotely, on youtube, on facebook, on twitch, on vimeo,
  im internet, übers internet, über das internet, im netz, von zu hause, von zuhause, daheim, auf youtube, en ligne, sur internet, par internet, à distance, de chez eux, depuis chez eux, depuis la maison, sur youtube,
  por internet, en línea, en internet, desde casa, a distancia, por youtube, en youtube, via het internet, op internet, vanuit huis, thuis, op youtube`;
