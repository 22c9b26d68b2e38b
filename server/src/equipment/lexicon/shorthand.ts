import type { Lexicon } from './entry.ts';

/** What price lists call things in passing, because the heading above says the rest. */
export const SHORTHAND: Lexicon = {
  induction_loop: { en: `?als kit, ?als system, ?als receiver, =als` },
  stagebox: { en: `=# x # i o` },
  lighting_package: {
    en: `par tree package, # par tree package, par package, # par package, par tree, # par tree, light tree package, lighting tree package, par kit`,
  },
  lighting_stand: { en: `^=boom, ^=booms, =side boom, ^=tree, ^=trees, =winch up` },
  projection_screen: { en: `=fast fold, =ff, ^=tripod, =pull up` },
  confidence_monitor: { en: `^=confidence, =dsm, ^=downstage` },
  display: { en: `^=lcd, =led tv, ^=plasma` },
  dance_floor: { en: `^=dance` },
  truss: { en: `^=# in box, ^=# box` },
  truss_base: { en: `^=# in base, ^=# base, ^=# in plate` },
  power_cable: { en: `^=extension, ^=feeder, =cam set` },
  intercom: {
    en: `^=headset, ^=headsets, =wireless headset, =wireless headsets, =belt packs`,
    models: `fs ii, fs 2`,
  },
  network: { en: `^=ap, ^=aps` },
  guitar_amp: { en: `=twin ri, ^=twin` },
  table_cocktail: {
    en: `hi top, hi tops, high top, high tops, hightop, hi boy, hi boys, highboy, ^=cruiser, =belly bar`,
  },
  table_desk: { en: `^=seminar, ^=classroom` },
  stanchion: { en: `tensa post, tensa posts, tensa, =belt posts` },
  waste_bin: { en: `trash box, trash boxes, cardboard bin, ^=trash, ^=garbage` },
  inflatable: { en: `=bouncer, =obstacle` },
  fire_extinguisher: { en: `^=abc` },
  batteries: { en: `^=aa, ^=aaa, ^=9 v, =d cell, ^=pp 3, ^=cr #`, de: `^=mignon`, fr: `^=pile, ^=piles` },
  crew_steward: { en: `=attendant, =attendants` },
  crew_stagehand: { en: `=utility` },
  crew_technician: { en: `^=op` },
  delivery: { en: `^=del` },
  truck: { en: `^=flatbed, ^=stake` },
  mileage: { en: `^=mile, ^=miles, =extra mile, =extra miles`, de: `^=kilometer, =mehrkilometer`, nl: `^=kilometer` },
};
