import type { Kind } from '../../../equipment/index.ts';

/** What the planner leaves to itself where a clause speaks of it without wishing for it. */
export interface SpokenWords {
  readonly kinds: readonly Kind[];
  /** Said alone they tell that it is there or not wanted. */
  readonly plain?: string;
  /** The same, where the clause also says who sees to it. */
  readonly withOwner?: string;
  /** Where the clause says one of these, nobody sees to it: music from a telephone wants loudspeakers. */
  readonly unless?: string;
}

const SEATS: readonly Kind[] = ['chair', 'chair_banquet', 'bench'];
const SOUND: readonly Kind[] = [
  'pa_package',
  'speaker_top',
  'speaker_column',
  'line_array',
  'subwoofer',
  'stage_monitor',
  'mixing_console',
  'audio_player',
  'mic_wireless_handheld',
  'mic_wireless_lapel',
  'mic_headset',
  'mic_wired',
];
const DJ: readonly Kind[] = ['dj_player', 'dj_mixer', 'dj_controller', 'dj_booth', 'crew_dj'];
const MUSIC: readonly Kind[] = [...DJ, 'pa_package', 'speaker_top', 'line_array', 'subwoofer', 'audio_player'];
const LIGHT: readonly Kind[] = [
  'disco_light',
  'moving_head',
  'lighting_package',
  'stage_wash',
  'uplight',
  'mirror_ball',
  'lighting_console',
  'strobe',
  'laser',
  'crew_lighting',
];
const COVER: readonly Kind[] = ['marquee', 'gazebo', 'stage_roof'];
const MICS: readonly Kind[] = [
  'mic_wireless_handheld',
  'mic_wireless_lapel',
  'mic_headset',
  'mic_wired',
  'mic_lectern',
];

export const SPOKEN_WORDS: readonly SpokenWords[] = [
  {
    kinds: [...SEATS, 'table_round', 'table_trestle', 'beer_table_set'],
    withOwner: `furniture, the furniture, seating, möbel, mobiliar, bestuhlung, mobilier, meubles, mobiliario, muebles, meubilair, meubels`,
  },
  {
    kinds: ['marquee_floor'],
    plain: `no floor, no flooring, without floor, without flooring, floor no, kein boden, ohne boden, boden nein, keinen boden, pas de plancher, sans plancher, plancher non, sin suelo, suelo no, geen vloer, zonder vloer, vloer niet, vloer nee`,
    withOwner: `floor, floors, flooring, its floor, boden, zeltboden, fußboden, plancher, le sol, suelo, tarima del suelo, vloer`,
  },
  {
    kinds: ['marquee_lining'],
    plain: `no lining, no linings, without lining, excluding lining, lining no, kein innenhimmel, ohne innenhimmel, kein himmel, ohne himmel, sans vélum, pas de vélum, sin forro, geen voering, zonder voering`,
    withOwner: `lining, linings, the lining, innenhimmel, vélum`,
  },
  {
    kinds: ['bar_unit', 'crew_bar'],
    plain: `no bar, nothing for the bar, no bar needed, without a bar, dry event, dry wedding, pub bar, keine bar, keine theke, ohne bar, pas de bar, sans bar, sin barra, geen bar`,
    withOwner: `the bar, bar, bar's, die bar, die theke, le bar, la barra, de bar`,
  },
  {
    kinds: ['dance_floor', 'disco_light'],
    plain: `no dance, no dancing, no dances, without dancing, skip the dance, getanzt wird nicht, es wird nicht getanzt, wird nicht getanzt, on ne dansera pas, pas de bal, no habrá baile, no hay baile, geen dans, nobody dances, no one will dance, nobody will dance, niemand tanzt, keiner tanzt, kein tanz, pas de piste, pas de danse, on ne danse pas, personne ne danse, no se baila, sin baile, nadie baila, er wordt niet gedanst, niet gedanst`,
  },
  {
    kinds: SEATS,
    plain: `sit on the grass, sits on the grass, sitting on the grass, sit on the ground, sit on the floor, sit on blankets, sit on rugs, sit on bales, sit on straw bales, picnic blankets, picnic rugs, lawn chairs, camping chairs, folding chairs of their own, own chairs, own seats, own seating, bring a chair, brings a chair, bring chairs, their own chair, in the pews, pews, fixed seats, fixed seating, raked seating, tiered seating, bleachers, grandstand seats, church seats, cinema seats, seated on the grass, on the sand, everyone stands, everybody stands, all standing, standing only, standing room only, no seating, auf der wiese sitzen, leute auf der wiese, gäste auf der wiese, sitzen auf der wiese, auf dem boden sitzen, auf decken, picknickdecken, kirchenbänke, kirchenbänken, feste bestuhlung, bestuhlung fest, festbestuhlung, eigene stühle, eigenen stuhl, nur stehplätze, alle stehen, assis par terre, assis dans l' herbe, assises par terre, assis sur des couvertures, sur des couvertures, sur l' herbe, bancs de l' église, fauteuils fixes, sièges fixes, debout uniquement, leur propre chaise, sa propre chaise, sentados en el suelo, en el césped, butacas, butacas fijas, bancos de la iglesia, trae su silla, traen su silla, traen sus sillas, de pie, op het gras zitten, zitten op het gras, op kleedjes, op de grond, kerkbanken, vaste stoelen, eigen stoel, eigen stoelen, iedereen staat`,
  },
  {
    kinds: COVER,
    plain: `rain or shine, no cover needed, no cover, open to the sky, under the open sky, no tent, bei jedem wetter, unter freiem himmel, par tous les temps, à ciel ouvert, llueva o haga sol, weer of geen weer`,
  },
  {
    kinds: ['stage_roof'],
    plain: `no roof, without a roof, without roof, no canopy, kein dach, ohne dach, ohne überdachung, keine überdachung, pas de toit, sans toit, sin techo, sin cubierta, geen dak, zonder dak, geen overkapping`,
  },
  {
    kinds: [...MUSIC],
    plain: `nothing musical, no music, without music, no dance, no dances, no dancing, getanzt wird nicht, es wird nicht getanzt, wird nicht getanzt, on ne dansera pas, pas de bal, no habrá baile, no hay baile, geen dans, er wordt niet gedanst, skip the dj, skip the dj stuff, no dj stuff, no disco, no dj, no band, keine musik, ohne musik, kein dj, pas de musique, sans musique, pas de dj, sin música, nada de música, geen muziek, zonder muziek, geen dj`,
    withOwner: `music, the music, soundtrack, entertainment, musik, die musik, unterhaltung, musikalische, musique, animation, música, animación, muziek`,
    unless: `laptop, phone, phones, ipad, ipod, playlist, spotify, handy, tablet, stick, usb, portable, téléphone, ordinateur, móvil, ordenador, portátil, telefoon, computer`,
  },
  {
    kinds: DJ,
    plain: `dj has been booked, dj is booked, dj's booked, dj is already booked, dj already booked, booked our dj, booked a dj, booked the dj, dj is sorted, dj's sorted, dj sorted, dj is arranged, dj needs only, dj only needs, dj just needs, dj will only need, dj ist gebucht, dj ist schon gebucht, dj haben wir gebucht, dj haben wir schon, dj steht schon fest, dj est réservé, dj est déjà réservé, dj est trouvé, dj está contratado, dj ya está contratado, dj is geboekt, dj is al geboekt, dj is al geregeld, dj hebben we al`,
  },
  {
    kinds: ['marquee_floor'],
    plain: `no need to board, needn't board, don't board, do not board, no boarding, no boards, unboarded, no need for boards, no need for boarding, no need to floor, no floor in the marquee, no floor in the tent`,
  },
  {
    kinds: ['space_heater', 'patio_heater'],
    plain: `heat - no, heat : no, heat no, heat none, no heat, heat not required, heat not needed, heat n / a, chauffage : non, heizung : nein, verwarming : nee, calefacción : no`,
  },
  {
    kinds: [...SOUND, ...DJ],
    plain: `nothing amplified, nothing is amplified, nothing will be amplified, nothing to be amplified, nothing needs amplifying, nothing needs amplification, nothing miked up, nichts verstärkt, nichts wird verstärkt, rien d' amplifié, rien n' est amplifié, nada amplificado, niets versterkt, niets wordt versterkt`,
  },
  {
    kinds: [...MUSIC, 'stage_monitor', 'mixing_console'],
    plain: `unplugged, no amplification, not amplified, unamplified, purely acoustic, no sound system, no sound needed, no pa needed, no speakers, ohne verstärkung, unverstärkt, rein akustisch, sans sono, sans amplification, non amplifié, purement acoustique, sin amplificar, sin amplificación, sin sonido, onversterkt, zonder versterking, puur akoestisch`,
  },
  {
    kinds: [...SOUND, ...DJ, 'lectern'],
    plain: `no music or speeches, no speeches or music, no speeches no music, no music and no speeches, no speeches and no music, neither music nor speeches, no music no speeches, nobody speaks, no speakers or music, no music or speakers, no talks no music, no announcements, reden oder musik gibt es nicht, musik oder reden gibt es nicht, keine reden und keine musik, keine reden keine musik, keine durchsagen, pas de discours ni de musique, pas de musique ni de discours, sans discours ni musique, sin música ni discursos, sin discursos ni música, no hay música ni discursos, no hay discursos ni música, sprekers of muziek zijn er niet, muziek of sprekers zijn er niet, muziek of speeches zijn er niet, geen sprekers of muziek, geen muziek of sprekers, geen sprekers en geen muziek, geen toespraken, keine musik und keine reden, weder musik noch reden, ni musique ni discours, ni discours ni musique, ni música ni discursos, geen muziek en geen speeches, geen muziek of speeches`,
  },
  {
    kinds: LIGHT,
    plain: `is bright enough, are bright enough, it's bright enough, is light enough, bright enough as it is, light enough as it is, broad daylight, in daylight, daytime show, ist hell genug, sind hell genug, tageslicht reicht, bei tageslicht, assez lumineux, assez lumineuse, en plein jour, bastante luz natural, luz natural, licht genoeg, bij daglicht`,
    withOwner: `lights, lighting, the lights, light show, licht, beleuchtung, lumières, lumière, éclairage, luces, iluminación, verlichting`,
  },
  {
    kinds: MICS,
    plain: `hates microphones, hate microphones, won't use a microphone, no need of a microphone, voice carries, speaks without, spricht ohne mikro, sans micro, sin micrófono, zonder microfoon`,
  },
  {
    kinds: ['smoke_machine', 'hazer', 'effect_fluid'],
    plain: `sets off the alarm, set off the alarm, smoke alarm, smoke alarms, smoke detector, smoke detectors, sensitive alarm, sensitive fire alarm, rauchmelder, brandmelder, brandmeldeanlage, détecteur de fumée, détecteurs de fumée, détection incendie, alarma de humo, detector de humo, detectores de humo, rookmelder, rookmelders, brandalarm`,
  },
  {
    kinds: ['power_distro'],
    plain: `do not quote distribution, don't quote distribution, no distribution, no distro, no distros, without distribution, house power, wall outlets, wall sockets, wall plugs, house handles it, house electrician, power drops, electricidad de cada stand, corriente de cada stand, power to each stand, power to every stand, power for each stand, strom je stand, strom für jeden stand, strom an jedem stand, électricité de chaque stand, électricité sur chaque stand, stroom per stand, keine unterverteilung, pas de distribution électrique, sin cuadro eléctrico, sin cuadros, geen stroomverdeling, geen verdeelkast`,
    withOwner: `electrics, electrical, electrical work, elektrik, power distribution, electrical distribution, distribution, distro, distros, stromverteilung, unterverteilung, distribution électrique, coffrets électriques, cuadros eléctricos, cuadro eléctrico, stroomverdeling, verdeelkasten`,
  },
  {
    kinds: ['pa_package', 'speaker_top', 'speaker_column', 'line_array', 'subwoofer', 'amplifier'],
    plain: `system in the ceiling, speakers in the ceiling, ceiling speakers, house system, installed system, in house system, hall's system, room's system, hausanlage, saalanlage, hausbeschallung, saalbeschallung, deckenlautsprecher, sono de la salle, sono du lieu, sonorisation de la salle, sonido de la sala, megafonía de la sala, altavoces en el techo, huisinstallatie, zaalinstallatie, plafondspeakers`,
  },
  {
    kinds: ['waste_bin'],
    withOwner: `trash, rubbish, refuse, litter, garbage, waste, recycling, bins, müll, abfall, déchets, poubelles, basura, residuos, afval, vuilnis`,
  },
  {
    kinds: ['crew_steward'],
    withOwner: `security, stewards, stewarding, marshals, doormen, door staff, sicherheitsdienst, security, ordner, ordnungsdienst, sécurité, gardiennage, seguridad, vigilancia, beveiliging, ordedienst, verkeersregelaars`,
    plain: `stewards are our own, own stewards, volunteer stewards, volunteer marshals`,
  },
  {
    kinds: ['crew_medic'],
    withOwner: `first aid, first aiders, medics, medical cover, ambulance, st john ambulance, sanitäter, sanis, sanitätsdienst, erste hilfe, secours, premiers secours, secouristes, croix rouge, primeros auxilios, ambulancia, cruz roja, ehbo, eerste hulp, rode kruis`,
  },
  {
    kinds: ['crew_bar', 'crew_waiter'],
    withOwner: `bar staff, bar staffed, servers, wait staff, servicekräfte, personnel de service, serveuses, staffed by, bartenders, waiters, waiting staff, service staff, bedienung, servicepersonal, kellner, serveurs, camareros, bediening, obers`,
  },
  {
    kinds: ['ceremony_arch'],
    withOwner: `arch, floral arch, flower arch, traubogen, arche, arco, bloemenboog`,
    plain: `ceremony is in the, ceremony in the church, ceremony at the church, ceremony is at the, married in church, married in the church, nothing needed for the ceremony, trauung in der kirche, trauung im standesamt, kirchliche trauung, cérémonie à l' église, à la mairie, ceremonia en la iglesia, misa en la iglesia, in de kerk, op het gemeentehuis`,
  },
  {
    kinds: ['crockery', 'cutlery'],
    plain: `finger food, paper plates, disposable plates, compostable plates, paper cups, pappteller, einweggeschirr, pappbecher, vaisselle jetable, assiettes en carton, vajilla desechable, platos de papel, wegwerpservies, kartonnen borden`,
  },
];

/** Who sees to it, or that somebody does: in the same clause as what it is. */
export const SEEN_TO = `stays in, stays at, throws in, throw in, is running, are running, runs, run by, is run by, theirs, se ocupa, se encarga, lo lleva, la lleva, la explota, s'occupe, s' occupe, tenu par, tenue par, géré par, gérée par, kümmert sich, betreibt, gehört, verzorgt, baat uit, zuständig, verantwortlich, is responsible, are responsible, responsable, encargado, encargada, verantwoordelijk, in hand, has, hat, tiene, heeft, does, do, doing, done by, is doing, will do, ordered, sorted, handled, handle, handles, looks after, look after, looking after, takes care, take care, taking care, covered, covers, is on, are on, department, job, off his, off her, off a, off the, by the, via the, from the, from his, from her, contracted, volunteers, self contained, brings, bring, provides, provide, provided, furnished, arranged, booked, supplied, our own, their own, his own, macht, machen, kümmert, kümmern, übernimmt, übernehmen, stellt, stellen, regelt, organisiert, bringt, beauftragt, läuft, eigene, selbst, gère, gèrent, s' en charge, s' en chargent, s' en occupe, s' occupe, assure, assurent, assuré, assurée, fournit, apporte, met, mettent, encarga, encargan, ocupa, ocupan, pone, ponen, trae, lleva, gestiona, organiza, doet, doen, regelt, regelen, verzorgt, verzorgen, neemt, brengt, zorgt, zorgen, zelf`;

/** Electricity and where it comes from: what is needed besides ("il faut les rallonges") is something else. */
export const SUPPLY_AT = `power in the, power from the, power at the, power off the, electricity in the, electricity from the, electric in the, electrics in the, mains in the, mains from the, strom in der, strom im, strom aus dem, strom aus der, strom vom, strom von der, strom am, elec dans, elec dans le, elec au, elec à la, élec dans, élec au, élec à la, electricité dans, électricité dans, électricité au, électricité à la, courant dans, courant au, courant à la, prises dans, du jus dans, le jus dans, corriente en el, corriente en la, corriente del, corriente de la, luz en el, luz en la, luz del, electricidad en el, electricidad en la, electricidad del, stroom in de, stroom in het, stroom uit de, stroom uit het, stroom van de, stroom van het, stroom bij de`;
/** Before or behind that: there is none, or too little. */
export const NO_SUPPLY_AT = `no, not, without, isn't, nor, none, never, neither, lacks, generator, generators, genny, genset, too weak, kein, keine, keinen, ohne, nicht, fehlt, aggregat, stromaggregat, reicht nicht, pas, aucun, aucune, sans, groupe électrogène, manque, groupe, no hay, sin, generador, grupo electrógeno, grupo, ni, geen, zonder, niet, if, falls, wenn, si, als`;

/** A DJ or band that comes with all it plays on. */
export const SELF_SUFFICIENT = `self contained, self sufficient, fully equipped, brings everything, bring everything, comes with everything, has everything, all in, selbstversorger, voll ausgestattet, komplett ausgestattet, bringt alles mit, bringt alles, ist autark, autark, autonome, autonomes, entièrement équipé, amène tout, vient avec tout, apporte tout, autónomo, autónoma, trae todo, viene con todo, lo trae todo, zelfvoorzienend, volledig uitgerust, neemt alles mee, brengt alles mee, se sonorise, se sonorisent, se sonorisera, se sonoriseront, se sonoriza, se sonorizan, versterkt zichzelf, versterken zichzelf, beschallt sich selbst, beschallen sich selbst`;

/** Electricity by the words that tell where it comes from. */
export const SUPPLY = `mains, power, electricity, electric, electrics, juice, supply, socket, sockets, outlet, outlets, three phase, single phase, house power, shore power, hookup, hook up, genset, landline power, extension from, run a cable, strom, starkstrom, drehstrom, kraftstrom, steckdose, steckdosen, stromanschluss, stromanschlüsse, hausanschluss, cee, schuko, netzstrom, électricité, courant, prise, prises, arrivée électrique, alimentation, tri, triphasé, du 32, du 63, monophasé, corriente, electricidad, luz, enchufe, enchufes, toma, toma de corriente, acometida, trifásica, stroom, krachtstroom, krachtstroomaansluiting, stroomaansluiting, stopcontact, stopcontacten, aansluiting, elektra`;
/** What the same clause must not say: it lacks, or is wished. */
export const NO_SUPPLY = `no, not, without, isn't, aren't, nor, none, nothing, nearest, never, neither, lack, lacks, zero, need, needs, needed, require, required, requires, please, quote, supply us, provide, want, wanted, looking for, power for, generator, generators, genny, genset, amp hours, kein, keine, keinen, ohne, nicht, fehlt, brauchen, benötigen, brauche, bitte, aggregat, stromaggregat, generator, pas, aucun, aucune, sans, besoin, faut, faudra, groupe électrogène, manque, prévoir, no hay, sin, falta, necesitamos, hace falta, generador, grupo electrógeno, planta, ni, ningún, ninguna, geen, zonder, niet, nodig, graag, aggregaat, solar, battery, batteries, akku, batterie, batería, accu, horse, man power, manpower, power point, powerpoint, prise de vue, prise de parole, prises de vues, prises de parole, prise de son, toma de palabra, prise en charge, prises en charge, reprise`;

/** A tent by the words for it, and what says of it that it stands. */
export const TENTS = `marquee, tent, big top, tipi, zelt, festzelt, bierzelt, chapiteau, tente, barnum, carpa, tent, feesttent, circustent`;
export const INSIDE = `in, inside, under, im, in einem, in unserem, unter, sous, dans, en, en una, bajo, bajo una, onder, in een, in de`;
export const STANDS = `already, is up, up and, that comes, which comes, comes with, on site, booked, hired, steht, stehen, vorhanden, gebucht, gemietet, bestellt, schon, bereits, déjà, loué, dressé, monté, en place, ya, montada, alquilada, contratada, al, staat, gehuurd, geregeld`;
/** Behind a thing: those who bring such things. */
export const FIRMS = `ag, abteilung, people, guys, folks, lads, man, men, company, firm, hire company, supplier, suppliers, vendor, vendors, provider, providers, hirers, contractor, contractors, firma, verleih, anbieter, loueur, empresa, verhuurder, verhuur, bedrijf`;
