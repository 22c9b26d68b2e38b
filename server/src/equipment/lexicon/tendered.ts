import type { Lexicon } from './entry.ts';

/** What tenders, notices and riders in English call things, beside what lists call them. */
export const TENDERED: Lexicon = {
  guitar_amp: {
    en: `tube combo, tube combo amp, tube combo amplifier, combo amplifier, guitar combo, guitar combo amplifier`,
  },
  mic_stand: {
    en: `drum mic claw, drum mic clamp, mic claw, microphone claw, drum claw, claw mount`,
  },
  lifting_tower: { en: `stage lighting lift, lighting lift, light lift, truss crank lift` },
  network: {
    en: `network equipment, networking equipment, network gear, network kit, networking gear, network hardware, wifi equipment, wi fi equipment, internet equipment, internet service, internet services, wireless network`,
  },
  crockery: { en: `dining things, dinner things, dinner ware, dining ware, eating things, plates and things` },
  bass_amp: { en: `bass combo, bass combo amp, bass combo amplifier` },
  drum_part: { en: `double bass drum pedal, double bass pedal, double kick pedal, bass drum pedal` },
  coat_rail: { en: `clothes rack, clothing rack, garment rack, costume rack` },
  intercom: {
    en: `communication headset, communications headset, communication headset system, communications headset system, headset communication, headset communication system, headset communications, headset intercom, headset intercom system, clear com system`,
  },
  stage_deck: { en: `drum podium, drum platform` },
  drape: { en: `hung cloth, toured cloth, painted cloth, black scrim, full stage black, black legs, masking legs` },
  stage_monitor: { en: `keyboard fill, keys fill, guitar fill, listen wedge` },
  loudhailer: {
    en: `blow horn, blowhorn, blow horns, bull horns, crowd hailer, hand hailer, power megaphone, power horn, voice amplifier, hand held voice amplifier, handheld voice amplifier, portable voice amplifier, loud speaker horn`,
    de: `megafone, megaphone, sprachrohr, handlautsprecher`,
    fr: `porte voix électrique, mégaphones`,
    es: `megáfonos, bocina de mano`,
    nl: `megafoons, handmegafoon`,
  },
  waste_bin: {
    en: `garbage barrel, garbage barrels, trash barrel, trash barrels, trash cart, trash carts, garbage cart, garbage carts, recycling cart, recycling carts, trash tote, trash totes, recycling tote, recycling totes, recycling box, recycling boxes, refuse container, refuse containers, refuse receptacle, waste receptacle, garbage receptacle, recycling receptacle, recycling container, garbage box, litter box, trash frame, trash frames, litter barrel, litter barrels`,
  },
  floodlight: { en: `light plant, light plants, lighting plant, portable light plant` },
  stanchion: {
    en: `post with belt, posts with belts, posts with belt, posts with retractable belts, belted post, belted posts, post with rope, posts with ropes, posts with a rope, posts with tape, rope holder, rope holders, rope post, rope posts, rope stand, rope stands, queue manager, brass queue manager, que manager, queue stand, brass queue stand, queue stanchion`,
  },
  crowd_barrier: { en: `barricading, steel barricading, barrication, iron barricade, ms barricade` },
  carpet: {
    en: `synthetic mat, synthetic matt, floor mat, floor matting, floor matt, coir mat, jute mat, jute matting, net carpet, durrie, dari, green mat, red mat`,
  },
  marquee: {
    en: `shamiana, samiana, pandal, pandaal, german hangar, german hanger, hangar tent, hanger tent, audience cover, audience covering, removable cover, temporary cover`,
  },
  power_cable: {
    en: `drop cord, drop cords, trouble cord, light cord, lighting cord, cords for lights, cords for the lights, cord for lights, cord for the lights, cords for lighting, cords for the lighting, cords for the sound, electrical cord, electric cord, %cords`,
  },
  table_coffee: { en: `centre table, center table, teapoy, tea poy` },
  led_wall: {
    en: `led video display, led daylight display, led daylight screen, led daylight video display, daylight led screen, led video screen, daylight screen`,
  },
  mic_wireless_handheld: {
    en: `wireless hand held, wireless hand held mic, wireless hand held microphone, wireless hand held vocal mic, hand held wireless mic, hand held wireless microphone, hand held wireless, wireless vocal mic, wireless vocal microphone, wireless hand mic`,
  },
};
