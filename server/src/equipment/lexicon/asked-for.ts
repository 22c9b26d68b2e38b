import type { Lexicon } from './entry.ts';

/** What people call things who order them by word of mouth, beside what lists call them. */
export const ASKED_FOR: Lexicon = {
  mic_instrument: {
    en: `floor mic, floor mics, stage floor mic, foot mic, foot mics, clip mic dpa 4099, mic clip dpa 4099, mic clip on dpa 4099, clip on dpa 4099, 4099 clip mic, clip mic for strings, mic clip on strings, mic drum case, mic drums set, mic drum set, drum case drum mics, cymbals mic case, drum mic set, clip mics for the horns, clip on mics for horns, clip on mics for the horns, clip mic for horns, clip mics for horns, clip on mic for horns, clip mics for the brass, clip mics for the sax, clip mics for strings, clip on mics for strings`,
    de: `kleinmembraner, kleinmembranmikro, kleinmembranmikrofon, großmembraner, großmembranmikrofon`,
  },
  mic_wireless_lapel: {
    en: `lapel radio, lapel radios, radio lapel, radio lapels, clip on radio, clip on radios, clip on radio mic, body mic, body mics, body microphone, body microphones, wireless body mic, wireless body mics, wireless body microphone, wireless body microphones, radio body mic, radio body mics, collar mic, collar mike, collar mikes, collar microphone, radio tie clip, tie clip, tie clip radio, radio tie-clip, mic radio lapel, mic radio tie clip`,
  },
  power_distro: {
    en: `plug socket, plug sockets, mains socket, mains sockets, distro # a cam lok, distro 200a cam lok, spider box # amp, spider box`,
  },
  drape: { en: `cyc` },
  dance_floor: { en: `floor to dance on, floor for dancing, floor to dance, dance floor panel, oak floor dance floor` },
  festoon: {
    en: `twinkly stuff, twinkly bits, twinkly lights, twinkle lights, twinkling lights, twinkly lighting, fairy lighting, string of lights, strings of festoon lighting, strings of festoon lights, strings of lights, strings of light, strand of lights, strands of lights, light strands, lights on strings, lights on a string, strung lights, stringed lights, string of bulbs, strings of bulbs, hanging bulbs, garden lights on strings, chain of lights, chains of lights, swags of lights, swag lights, rows of bulbs, lights strung, bistro string, edison light, edison lights, edison bulb string, string of bistro lights, strings of bistro lights, bistro lights`,
    de: `ketten mit lampen, ketten mit glühbirnen, lichter an schnüren, lampenketten, lampenkette, lampiongirlande`,
    fr: `guirlande de lumières, guirlandes de lumières, guirlande d'ampoules, guirlandes d'ampoules, cordon lumineux, cordons lumineux, cordon de lumières, cordons de lumières, chaîne de lumières, lampions guinguette`,
    es: `hilera de luces, hileras de luces, cadena de luces, cadenas de luces, cordón de luces, cordones de luces, ristra de luces, ristras de luces, ristra de bombillas, ristras de bombillas, guirnaldas de bombillas`,
    nl: `snoerverlichting, snoer met lampjes, snoeren met lampjes, slinger met lampjes, slingers met lampjes, lampjes aan een snoer, slinger met lichtjes, slingers met lichtjes, lichtjesslinger, lichtjesslingers`,
    hi: `लाइट की लड़ी, लाइट की लड़ियां, लाइट की लड़ियाँ, लाइटों की लड़ी, लाइटों की लड़ियां, लाइटों की लड़ियाँ, लाइट की झालर, लाइटों की झालर, रोशनी की लड़ी, रोशनी की लड़ियां, रोशनी की लड़ियाँ, रोशनी की झालर, बिजली की झालर, बिजली की लड़ियां, लाइट की माला, फेयरी लाइट, फेयरी लाइट्स, स्ट्रिंग लाइट, स्ट्रिंग लाइट्स, सजावटी लड़ियां`,
  },
  fencing: { de: `bauzaunfeld, bauzaunfelder, bauzaunelement, bauzaunelemente, zaunfelder` },
  waste_bin: { fr: `bac de recyclage, bacs de recyclage, bac à ordures, bac de tri, bacs de tri, poubelle de tri` },
  cooking: { fr: `bbq, bbq au propane, barbecue au propane, barbecue au gaz, bbq au gaz` },
  gazebo: { fr: `%abri, %abris, abri pliant, abris pliants` },
  refrigeration: { nl: `tapinstallaties, bierinstallatie, bierinstallaties` },
  mic_wireless_handheld: {
    en: `cordless handheld mic, cordless handheld mics, cordless handheld mike, cordless handheld mikes, handheld mike, handheld mikes, hand held mike, cordless mic, cordless mike, cordless microphone, cordless hand mic, cordless hand mike, hand mike, cordless hand microphone, cordless handheld mic, wireless mike, wireless mikes, radio mike, roving hand microphone, roving hand microphones, roving hand mic, roving hand mics, radio hand, radio hands, hand held, hand helds, hand held mic, hand held mics, mic radio handheld, mic radio hand held`,
    nl: `draadloze handmicro, draadloze handmicro's`,
  },
  stage_deck: {
    en: `dais, dais platform, raised dais, keys riser, key riser, keys risers, keyboard riser, keyboard risers, brass riser, horn riser, horns riser, drums riser, percussion riser`,
  },
  crew_technician: {
    en: `someone technical, somebody technical, technical person, tech person, techie, techies, man av all round, crew av all rounder, av all rounder`,
  },
  generator: { en: `dg set, dg sets, silent dg set, d g set, silent dg` },
};
