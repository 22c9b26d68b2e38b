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
  drape: { en: `cyc` },
  dance_floor: { en: `floor to dance on, floor for dancing, floor to dance` },
  festoon: { en: `twinkly stuff, twinkly bits, twinkly lights, twinkle lights, twinkly lighting, fairy lighting` },
  fencing: { de: `bauzaunfeld, bauzaunfelder, bauzaunelement, bauzaunelemente, zaunfelder` },
  waste_bin: { fr: `bac de recyclage, bacs de recyclage, bac à ordures, bac de tri, bacs de tri, poubelle de tri` },
  cooking: { fr: `bbq, bbq au propane, barbecue au propane, barbecue au gaz, bbq au gaz` },
  gazebo: { fr: `%abri, %abris, abri pliant, abris pliants` },
  refrigeration: { nl: `tapinstallaties, bierinstallatie, bierinstallaties` },
  mic_wireless_handheld: { nl: `draadloze handmicro, draadloze handmicro's` },
};
