import type { Service } from './service-words.ts';

const IT = ['it', 'it all', 'them', 'them all', 'everything', 'the lot', 'all of it', 'the whole lot'];

/** Each verb with each way to say what: "put it all up", "unload everything". */
function acted(verbs: string, particle = ''): string {
  return verbs
    .split(', ')
    .flatMap((verb) => IT.map((it) => `${verb} ${it} ${particle}`.trimEnd()))
    .join(', ');
}

/** What is done at an event, by words that are said of hardly anything else. */
export const DONE: readonly (readonly [Service, string])[] = [
  [
    'mixers',
    `mix, mixes, mix it, mixes it, mix us, mixes us, mix the band, mixes the band, mixes the bands, mix the sound, mixes the sound, does the mixing, do the mixing, mischt, mischen, mischt ab, mischen ab, mixe, mixent, mezcla, mezclan, mezclará, mixt, mixen, mengt`,
  ],
  [
    'builders',
    `${acted('put, puts, set, sets, take, takes', 'up')}, ${acted('take, takes, put, puts', 'down')}, ${acted('put, puts', 'out')}, ${acted('assemble, assembles, erect, erects, build, builds, rig, rigs, unload, unloads, carry, carries')}, hump it all, do the setting up, does the setting up, do the putting up, do the heavy lifting, does the heavy lifting,
    bauen alles auf, baut alles auf, bauen auf und ab, baut auf und ab, bauen es auf, bauen selbst auf, montent, montent tout, monte tout, montent et démontent, monte et démonte, démontent, installent tout, installe tout,
    montan, montan todo, monta todo, lo montan, lo monta, lo montamos, lo montamos todo, montamos todo, desmontan, zetten alles op, zet alles op, bouwen alles op, bouwt alles op, breken alles af, zetten alles klaar`,
  ],
  [
    'transport',
    `come for it, come for it all, come for them, come and get it, come and get them, come and fetch it, come to get it, come and collect it, come and collect, collect it, collect them, collect it all, collect everything, pick it up, pick it all up, pick them up, pick everything up, fetch it, fetch them, fetch it all, fetch everything,
    holen alles ab, holen es ab, holen es selbst ab, holen das ab, holen ihn ab, holen sie ab, holen alles selbst, viendrons le chercher, viendrons tout chercher, viendrons les chercher, venons le chercher, venons tout chercher, passons le prendre, passerons le prendre, passerons tout prendre, lo recogemos, los recogemos, pasamos a recogerlo, vamos a buscarlo, recogemos todo, halen het op, halen alles op, halen het zelf, komen het halen, komen alles halen`,
  ],
];

/** The same in front of who does it. */
export const DONE_IN_FRONT: readonly (readonly [Service, string])[] = [
  [
    'mixers',
    `mixing, the mixing, mixing the sound, sound mixing, mischen, abmischen, ums mischen, um das mischen, de mezclar, de la mezcla, mixen, het mixen`,
  ],
  [
    'builders',
    `setting up, setting it up, setting it all up, the setting up, putting it up, putting it all up, aufbauen, auf und abbauen, aufbau und abbau, um den aufbau, um aufbau und abbau, um auf und abbau, de montar, de montarlo, de montar y desmontar, del montaje, del montaje y desmontaje, du montage, du montage et du démontage, opbouwen, opbouwen en afbreken, de opbouw, om de opbouw`,
  ],
  [
    'transport',
    `abholen, das abholen, um die abholung, de recogerlo, de la recogida, de l' enlèvement, ophalen, het ophalen`,
  ],
];

export const DONE_IN_FRONT_BY = `is done by, is being done by, will be done by, gets done by, is handled by, is looked after by, is taken care of by, is down to, is in the hands of, is left to, tut, tun, macht, machen, wird, werden, übernimmt, übernehmen, erledigt, erledigen, kümmert sich, kümmern sich, besorgt, besorgen, se encarga, se encargan, se ocupa, se ocupan, s' occupe, s' occupent, se charge, se chargent, doet, doen, doen we zelf, regelt, regelen, verzorgt, verzorgen`;
