/** Who plays, by what they play on. */
export type Act = 'band' | 'dj' | 'guitar' | 'bass' | 'drums' | 'keys' | 'singer';

export const ACTS: readonly (readonly [Act, string])[] = [
  [
    'band',
    `band, bands, coverband, coverbands, musicians, musician, group, groups, trio, quartet, quintet, duo, orchestra, ensemble, act, acts, artists, performers, combo, ceilidh band, jazz band, *band, musiker, kapelle, combo, duo, blaskapelle, quartett, gruppe, groupe, groupes, musiciens, orchestre, fanfare, grupo, grupos, banda, bandas, orquesta, músicos, muzikanten, coverduo, orkest, muziekgroep, bandje`,
  ],
  ['dj', `pincha, pinchan, pinchará, djing, deejaying, dj ing, dj, djs, disc jockey, dj's, deejay, deejays, disco`],
  ['guitar', `guitarist, guitarists, guitar player, gitarrist, guitariste, guitarrista, gitarist`],
  ['bass', `bassist, bass player, bassiste, bajista`],
  ['drums', `drummer, drummers, schlagzeuger, batteur, batería, baterista, drummers`],
  [
    'keys',
    `keys, keyboardist, keyboard player, pianist, pianiste, pianista, claviériste, teclista, toetsenist, organist`,
  ],
  ['singer', `singer, singers, vocalist, sänger, sängerin, chanteur, chanteuse, cantante, zanger, zangeres`],
];

/** What anybody may call the things they play on. */
export const GEAR = `gear, equipment, kit, kits, stuff, rig, set up, setup, equipment and lights, technik, equipment, ausrüstung, zeug, matériel, équipement, équipements, equipo, equipos, material, anlage, installation, instalación, système, system, apparatuur, spullen, materiaal, installatie`;
export const INSTRUMENTS = `instruments, instrument, backline, back line, amps, amp, instrumente, instrumenten, verstärker, verstärkern, amplis, instrumentos, amplificadores, versterkers`;
export const DJ_GEAR = `controller, controllers, decks, deck, players, turntables, mixer, cdjs, cd player, cd players, laptop, plattenspieler, plattenteller, mischpult, platines, contrôleur, platos, controladora, draaitafels, mengpaneel, mengtafel, pult`;
export const EVERYTHING = `everything, everything they need, everything he needs, everything with them, alles, komplette technik, tout, todo, de todo`;

export const OWN = `own, eigene, eigenen, eigener, eigenes, eigenem, selbst, propre, propres, propio, propia, propios, propias, eigen, zelf`;
export const THEIRS = `their, his, her, its, theirs, ihre, ihren, ihr, sein, seine, seinen, seiner, ses, leurs, son, sa, leur, sus, su, hun, zijn, haar`;
/** Before an act: the client's own. */
export const OF_US = `our, my, mate, friend, unser, unsere, mein, notre, mon, nuestro, nuestra, mi, onze, mijn`;

/** Those who play do it on what they name: "we PERFORM with our lighting rig". */
export const PLAYING: ReadonlySet<string> = new Set(
  'play plays playing perform performs performing sing sings singing gig gigs gigging appear appears engagement auftritt auftritte auftreten tritt treten spiele spielt spielen singen singt joue jouons jouent chante chantons chantent toco toca tocamos tocan canto canta cantamos cantan actuo actua actuamos actuan speelt spelen zingt zingen treedt optreden'.split(
    ' ',
  ),
);
