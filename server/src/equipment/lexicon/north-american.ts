import type { Lexicon } from './entry.ts';

/** What American and Canadian tent, party and staging houses call their stock, where it is not what others call it. */
export const NORTH_AMERICAN: Lexicon = {
  toilet: {
    en: `portable washroom, porta potty, porta potties, port a potty, portable restroom, ?washroom, ~washrooms, blue room toilet`,
  },
  toilet_accessible: {
    en: `toilet for people with disabilities, toilets for people with disabilities, mobile toilets for people with disabilities, accessible washroom, accessible washrooms, washroom accessible, portable washroom accessible, ada restroom, ada portable, ada portable restroom, ada portable toilet, ada portable washroom, ada porta john, accessible portable restroom, handicap portable restroom, handicap porta potty, handicapped porta potty, handicapped portable toilet, wheelchair portable restroom, accessible portable washroom, wheelchair washroom, wheelchair loo, wheelchair loos, wheelchair toilet, wheelchair toilets, wheelchair portaloo, wheelchair wc, portable toilet ada, portable toilets ada, portable restroom ada, portable restrooms ada, toilet ada, toilets ada, loo acc, loo accessible, acc loo`,
  },
  toilet_trailer: {
    en: `washroom trailer, washroom trailers, luxury washroom, bathroom trailer, restroom trailers, luxury washroom trailer, portable washroom trailer, # stall trailer, # station trailer`,
    fr: `roulotte sanitaire, remorque toilette`,
  },
  gazebo: { en: `%pop ups, %pop up, pop up canopy, pop up tent` },
  refrigeration: {
    en: `glass door cooler, glass cooler, door cooler, display cooler, beverage fridge, reefer trailer, reefer unit`,
  },
  serving: { en: `chafing dish, chafing dishes, chafer, chafers` },
  hot_drinks: { en: `coffee urn # cup, # cup urn, # cup coffee urn` },
  pa_package: {
    en: `speech package, dance package, dj package, band package, presentation sound package, portable speech system, battery pas, portable pas, small pas, speech pas`,
    models: `yorkville: exm mobile #, exm mobile; anchor: liberty, bigfoot, go getter, explorer, beacon; fender: passport; mipro: ma #`,
  },
  music_stand: { en: `manhasset stand, wenger music stand, orchestra stand with light` },
  crowd_barrier: { en: `bike rack barricade, bike racks, steel barricade, crowd barricade, barricade, barricades` },
  cable_ramp: { en: `yellow jacket, yellow jackets, cable protector, cable protectors` },
  festoon: {
    en: `cafe string light, cafe string lights, bistro string, bistro strings, market string light`,
    es: `hilo de foquitos, hilos de foquitos, foquitos, foquitos bistro, hilo de luces, hilos de luces, serie de luces, series de luces`,
  },
};
