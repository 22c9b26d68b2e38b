import type { Lexicon } from './entry.ts';

/** What people call things who order them by word of mouth, beside what lists call them. */
export const ASKED_FOR: Lexicon = {
  mic_instrument: { de: `kleinmembraner, kleinmembranmikro, kleinmembranmikrofon, großmembraner, großmembranmikrofon` },
  fencing: { de: `bauzaunfeld, bauzaunfelder, bauzaunelement, bauzaunelemente, zaunfelder` },
  waste_bin: { fr: `bac de recyclage, bacs de recyclage, bac à ordures, bac de tri, bacs de tri, poubelle de tri` },
  cooking: { fr: `bbq, bbq au propane, barbecue au propane, barbecue au gaz, bbq au gaz` },
  gazebo: { fr: `%abri, %abris, abri pliant, abris pliants` },
  refrigeration: { nl: `tapinstallaties, bierinstallatie, bierinstallaties` },
  mic_wireless_handheld: { nl: `draadloze handmicro, draadloze handmicro's` },
};
