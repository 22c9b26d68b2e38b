import type { Lexicon } from './entry.ts';

/** What houses call their stock on their own shelves: nicknames, closed compounds, and nouns that the heading makes plain. */
export const ON_SHELVES: Lexicon = {
  mic_wireless_lapel: {
    en: `tie clip radio microphone, tie clip radio mic, ?tie clip, ?tieclip, radio mic tie clip, =lav radio, =lapel radio`,
  },
  mic_headset: {
    de: `taschensender mit nackenbügel, taschensender mit headset, taschensender mit kopfbügel`,
    en: `headset radio microphone, headset radio mics, radio headset microphone, radio headset mic, headworn radio mic, headworn radio microphone, over the ear radio microphone, over the ear radio mic, over the ear mic, over ear radio mic, ?head worn, head worn mic, head worn radio mic, head worn wireless mic, ?ear worn, ear worn radio mic, ear worn wireless mic, earset radio mic, =headset radio`,
  },
  mic_wireless_handheld: {
    nl: `zaalmicro, zaalmicros, zaalmicrofoon, zaalmicrofoons`,
    de: `=handfunke, =handfunken, =funke`,
  },
  mic_wired: { de: `gesangsmikro, gesangsmikros, ?gesangsmikro kabel, ?gesangsmikrofon kabel` },
  mic_instrument: {
    en: `drum microphone case, drum mic case, clip on mic for violin, clip on mic for strings, clip on mic for sax, clip on mic for brass, clip on violin mic, clip on sax mic, clip on brass mic`,
    de: `schlagzeugmikro, schlagzeugmikros, drummikro, drummikros, ?mikrofonkoffer schlagzeug, ?mikrokoffer schlagzeug, ?mikrofonkoffer drums, koffer fürs schlagzeug, mikrofonkoffer fürs schlagzeug, drum mikrofonkoffer, schlagzeug mikrofonkoffer`,
    es: `maleta micros batería, maleta de micros de batería`,
  },
  mic_lectern: {
    en: `bendy microphone, bendy mic, microphone for a lectern, mic for a lectern`,
    es: `micro de flexo, micrófono de flexo, flexo de atril`,
    de: `?schwanenhalsmikrofon rednerpult, ?schwanenhals rednerpult, ?schwanenhals redepult, pultmikrofon, pultmikro`,
  },
  mic_conference: { en: `delegate unit, delegate units, delegate mic unit, chairman unit, table top delegate unit` },
  mic_stand: { en: `boom mic stand, boom microphone stand, tall boom mic stand, short boom mic stand` },
  speaker_stand: {
    en: `pole stand for a speaker, pole for a speaker, stand for a speaker, tripod for loudspeaker, tripod for speaker, stand for loudspeaker, ?speaker stick k & m, ?speaker stick k m`,
    models: `k&m: speaker pole`,
  },
  speaker_column: { de: `säule mit sub, säule mit subwoofer, säule mit bass, säulen mit sub` },
  line_array: { en: `?array box, ?array boxes, ?array cabinet, ?array cabinets`, models: `jbl: srx # la` },
  di_box: { en: `?laptop audio interface, ?laptop interface, laptop di, laptop di box` },
  silent_disco: {
    en: `silent disco can, silent disco cans, silent disco headset, silent disco headsets, headphones for silent disco, headsets for silent disco`,
    de: `kopfhörer für silent disco`,
    fr: `casques pour silent disco, casque silent disco`,
    es: `auriculares silent disco, auriculares para silent disco`,
    nl: `koptelefoon silent disco, koptelefoons silent disco`,
  },
  induction_loop: {
    en: `loop amp, loop amps, hearing loop amp, induction loop amp, loop amp & mat, loop amplifier & mat, loop amplifier and mat`,
  },
  pa_package: {
    en: `speech rig, talk rig, talking rig, busking amp, busking amplifier, busker amp, busker amplifier`,
    de: `=kleine anlage, =große anlage, =mittlere anlage`,
  },
  subwoofer: { nl: `=bas, =bassen` },
  stage_wash: { en: `=birdie, =birdies` },
  disco_light: {
    en: `disco t bar, disco t bars`,
    de: `tanzlicht, tanzlicht set, tanzflächenlicht`,
    nl: `danslicht, danslichtset, danslichtsets`,
  },
  lighting_package: { de: `bühnenlicht set, bühnenlicht paket` },
  confidence_monitor: {
    en: `?speaker's own screen, speakers own screen, notes telly, notes screen, notes monitor, foldback telly, foldback tv, foldback screen, foldback display, comfort telly, comfort tv, foldback monitor, foldback monitors, speaker's monitor, monitor speaker's, prompt screen`,
    nl: `retourscherm, retourschermen`,
  },
  led_wall: {
    en: `trailer screen, screen trailer, screen on a trailer, big screen on the trailer, big screen on a trailer, led trailer, led trailers, led video trailer, led screen trailer, video trailer, video wall trailer, led truck, led screen truck, trailer mounted screen, trailer mounted screens, trailer mounted led screen, trailer mounted led screens`,
    de: `led anhänger, led wand anhänger, videoanhänger, led trailer, led wand trailer`,
    fr: `remorque led, remorque écran led, écran led, écrans led`,
    es: `remolque led, remolque pantalla led`,
    nl: `led trailer, led aanhanger, ledaanhanger, schermwagen`,
  },
  video_processor: { en: `video wall processor, led wall processor, led processor, ?wall processor` },
  presentation_clicker: {
    es: `=pasador, =pasadores, pasador de diapositivas, pasador de presentaciones, pasadiapositivas`,
  },
  streaming_encoder: {
    en: `=streamer, =streamers, ?streaming box, streaming box, stream box, webcast box, streaming case`,
    de: `streamingkoffer, streaming koffer, streamingcase, streamingbox`,
  },
  interpretation_booth: {
    en: `?interp booth`,
    es: `=cabina, ?cabina audipack`,
    fr: `?cabine audipack`,
    de: `?kabine audipack`,
  },
  press_feed: { en: `?press box` },
  interpretation_receiver: {
    en: `?interp receiver, ?interp headset`,
    models: `bosch: receptor, récepteur, empfänger, ontvanger`,
  },
  two_way_radio: {
    en: `?walkie, two way radio, two way radios, ?radio two way, ?radio # way, ?# way radio`,
    de: `=funke, =handfunke, =handfunken`,
    models: `hytera: handset, radio; motorola: handset, radio; kenwood: handset, radio; icom: handset, radio; entel: handset, radio`,
  },
  stage_skirt: { de: `=blende, blende für bühne, blende für podest, blende bühne` },
  stage_handrail: {
    en: `?steeldeck rail, ?deck rail, ?rail deck, deck rail, deck rails, stage deck rail, rail guard, stage rail, rail deck, rail stage, rail guard stage`,
  },
  stage_ramp: { de: `=auffahrt, auffahrt für rollstühle, auffahrt für rollstuhl, rollstuhlauffahrt` },
  stage_floor: { en: `?marley, ?marley roll, ?marley # m roll, marley floor, marley flooring` },
  choir_riser: {
    en: `choir treads, choir tread`,
    de: `chortritt, chortritte, chorstufe, chorstufen, chorpodest, chorpodeste, chortribüne`,
    nl: `koortrede, koortreden, koorpodium, koortrap`,
  },
  lectern: {
    en: `walnut podium, maple podium, beech podium, birch podium, pine podium, timber podium, cedar podium, ash podium, perspex podium, plexiglas podium, aluminum podium`,
    de: `redepult, redepulte, =pult, plexipult, plexiglaspult`,
  },
  truss_base: { en: `tank trap, tank traps` },
  power_cable: { en: `=cord, =cords, extension cable cord, extension cable cords` },
  generator: { en: `=silent set, =silenced set, =twin set` },
  ups: { en: `?ups # kva, ?# kva ups, ?ups # va` },
  power_distro: {
    es: `tomas múltiples, toma múltiple`,
    en: `mains box, mains boxes, ?mains box # a, socket box, socket boxes, feeder pillar, feeder pillars`,
    de: `unterverteilung, unterverteilungen, hauptverteilung`,
  },
  piano: { en: `=upright, =grand` },
  armchair: { en: `=tub, =tubs` },
  table_round: { es: `=redonda, =redondas, =redonda #` },
  table_cocktail: { de: `?hoch tisch, ?tisch hoch, hoher tisch, hohe tische, hohen tischen` },
  beer_table_set: {
    en: `bench and table, benches and table, benches and tables, ale bench set, ale bench, ale benches, ale table, ale tables, ale garden set`,
  },
  registration_desk: {
    en: `sign in desk, sign in table`,
    de: `empfang tresen, empfang theke, empfang pult, empfang counter, tresen empfang, theke empfang`,
    fr: `comptoir accueil`,
  },
  flip_chart: { en: `flip pad, flip pads, flip pad and easel, flip pad & easel` },
  gazebo: { en: `?party shelter, ?folding shelter, ?event shelter` },
  marquee_floor: {
    en: `=floor, =flooring, ?plastic floor, ?plywood floor, ?raised floor, ?floor raised, ?floor tent, ?roll out floor, ?roll out flooring`,
  },
  toilet_trailer: { en: `restroom trailer # station, ?trailer wc` },
  star_cloth: { en: `starcloth drape, star cloth drape` },
  floodlight: { en: `=tower, =towers`, es: `farola de obra, farolas de obra` },
  lighting_stand: { en: `=wind up stand, =wind up stands` },
  patio_heater: { de: `wärmepilz, wärmepilze, gaspilz, gaspilze`, es: `seta de calor, setas de calor` },
  space_heater: {
    en: `salamander heater, salamander heaters, blown air heater, blown air heaters, blown air heating, heat marquee, tent furnace, heater for marquee, marquee heater, furnace tent, heater m'quee`,
  },
  air_conditioner: { de: `klimasplit, klimasplitgerät, splitklima, split klimagerät` },
  refrigeration: {
    en: `bottle chiller, bottle chillers, wine chiller, wine chillers, drinks chiller, drinks chillers, beer chiller`,
  },
  cooking: { en: `pig roaster, pig roasters, whole pig roaster, lamb roaster, pig spit` },
  glassware: { en: `?wine # oz, ?wine # ml, ?wine # cl, ?flute # oz, ?flute # ml, ?flute # cl` },
  tablecloth: {
    en: `?cloth round, ?round cloth, ?cloth square, ?square cloth, ?cloth banquet, ?banquet cloth`,
    de: `husse für bistrotisch, hussen für bistrotische, husse für stehtisch, hussen für stehtische, husse für tisch, hussen für tische, ?husse stretch für stehtisch, ?husse stretch stehtisch, ?husse stehtisch, ?husse bistrotisch`,
  },
  carpet: { en: `=runner, =runners, ?turf, ?green turf, ?synthetic turf` },
  photo_booth: { en: `snap booth, snap booths, ?picture booth, ?print booth` },
  crew_lighting: { en: `?man lights`, de: `lichtmann, lichtfrau, lichtmensch, lichtleute` },
  crew_sound: { de: `ton assi, tonassi, tonassistent, tonassistentin, tonfrau, tonmensch` },
  crew_steward: {
    en: `doorman, doormen, door supervisor, door supervisors, door staff`,
    nl: `=veiligheid, =beveiliging`,
  },
  truck: { en: `?# tonner, 7.5t out + back, 7.5t deliver and collect` },
  game: { en: `space hopper, space hoppers` },
  delivery: {
    fr: `?aller retour`,
    de: `?anfahrt und abholung, ?anfahrt und rückfahrt, ?an und abfahrt, ?an und ablieferung, ?anlieferung und abholung, ?lieferung und abholung, ?bringen und holen`,
  },
  mileage: {
    en: `?further mile, ?each further mile, ?additional mile, ?each additional mile, ?further mile carriage, ?further mile delivery, ?additional mile carriage, ?additional mile delivery, ?extra mile carriage, ?extra mile delivery`,
  },
  fire_extinguisher: {
    de: `?löscher, pulverlöscher, schaumlöscher, co2 löscher, wasserlöscher, fettbrandlöscher, löschgerät`,
  },
  bench: { en: `=settle, =settles` },
  uplight: { fr: `projecteur batterie, projecteurs batterie, projecteur led batterie` },
  followspot: { es: `lámpara de seguimiento, foco de seguimiento` },
  projection_screen: { fr: `=toile, =toiles` },
  truss: { en: `=girder, truss box` },
  toilet: { en: `?privy, ?privies` },
  pinboard: { en: `pin up display panel, felt display panel, felt display board` },
  backdrop: { en: `step and repeat board, step repeat board` },
  crew_technician: { en: `?man av` },
  crew_bar: { en: `?man bar` },
  crew_stagehand: { en: `?man loading` },
  crew_video: { en: `?man vision` },
};
