import type { Lexicon } from './entry.ts';

/** What people call things who order them by word of mouth, beside what lists call them. */
export const ASKED_FOR: Lexicon = {
  mic_instrument: {
    en: `floor mic, floor mics, stage floor mic, foot mic, foot mics`,
    de: `kleinmembraner, kleinmembranmikro, kleinmembranmikrofon, großmembraner, großmembranmikrofon`,
  },
  mic_wireless_lapel: {
    en: `body mic, body mics, body microphone, body microphones, wireless body mic, wireless body mics, wireless body microphone, wireless body microphones, radio body mic, radio body mics`,
  },
  power_distro: { en: `plug socket, plug sockets, mains socket, mains sockets` },
  dance_floor: { en: `floor to dance on, floor for dancing, floor to dance` },
  festoon: { en: `twinkly stuff, twinkly bits, twinkly lights, twinkle lights, twinkly lighting, fairy lighting` },
  guitar_amp: {
    en: `tube combo, tube combo amp, tube combo amplifier, combo amplifier, guitar combo, guitar combo amplifier`,
  },
  bass_amp: { en: `bass combo, bass combo amp, bass combo amplifier` },
  drum_part: { en: `double bass drum pedal, double bass pedal, double kick pedal, bass drum pedal` },
  coat_rail: { en: `clothes rack, clothing rack, garment rack, costume rack` },
  stage_monitor: { en: `keyboard fill, keys fill, guitar fill, listen wedge` },
  stanchion: { en: `queue manager, brass queue manager, que manager, queue stand, brass queue stand, queue stanchion` },
  crowd_barrier: { en: `barricading, steel barricading, barrication, iron barricade, ms barricade` },
  carpet: {
    en: `synthetic mat, synthetic matt, floor mat, floor matting, floor matt, coir mat, jute mat, jute matting, net carpet, durrie, dari, green mat, red mat`,
  },
  marquee: {
    en: `shamiana, samiana, pandal, pandaal, german hangar, german hanger, hangar tent, hanger tent, audience cover, audience covering, removable cover, temporary cover`,
  },
  table_coffee: { en: `centre table, center table, teapoy, tea poy` },
  led_wall: {
    en: `led video display, led daylight display, led daylight screen, led daylight video display, daylight led screen, led video screen, daylight screen`,
  },
  fencing: { de: `bauzaunfeld, bauzaunfelder, bauzaunelement, bauzaunelemente, zaunfelder` },
  waste_bin: { fr: `bac de recyclage, bacs de recyclage, bac à ordures, bac de tri, bacs de tri, poubelle de tri` },
  cooking: { fr: `bbq, bbq au propane, barbecue au propane, barbecue au gaz, bbq au gaz` },
  gazebo: { fr: `%abri, %abris, abri pliant, abris pliants` },
  refrigeration: { nl: `tapinstallaties, bierinstallatie, bierinstallaties` },
  mic_wireless_handheld: {
    en: `wireless hand held, wireless hand held mic, wireless hand held microphone, wireless hand held vocal mic, hand held wireless mic, hand held wireless microphone, hand held wireless, wireless vocal mic, wireless vocal microphone, wireless hand mic`,
    nl: `draadloze handmicro, draadloze handmicro's`,
  },
};
