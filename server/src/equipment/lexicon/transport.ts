import type { Lexicon } from './entry.ts';

export const TRANSPORT: Lexicon = {
  delivery: {
    en: `delivery, delivery and collection, ?collection, pick up service, shipping, delivery charge, transport, transportation, delivery fee, courier, freight, delivery zone, delivery service, drop off, delivery and pickup, delivery and pick up, logistics, haulage, trucking, next day delivery, ?pickup, delivery pickup, zone delivery, courier delivery, transport charge, delivery collection, carriage, cartage, local delivery, delivery pick up, delivery & pick up, ?pick up, drop and collect, ?delivery metro`,
    de: `lieferung, anlieferung, abholung, transport, transportkosten, transportpauschale, lieferung und abholung, versand, logistik, an- und abtransport, anlieferung abholung, lieferpauschale, an und ablieferung, express anlieferung, alieferung, liefergebühr, transportgebühr, hin und rücktransport, rücktransport, zustellung, an und abtransport, lieferservice, versandkosten, lieferkosten, spedition, transporte`,
    fr: `livraison, reprise, transport, livraison et reprise, frais de transport, frais de livraison, livraison reprise, enlèvement, transport aller retour, logistique, livraison et récupération, livraison et enlèvement`,
    es: `transporte, entrega, recogida, entrega y recogida, envío, gastos de transporte, portes, transporte y montaje, envío y recogida, gastos de envío, logística, transportes, flete, traslado`,
    nl: `levering, bezorging, transport, ophalen, bezorgen en ophalen, transportkosten, bezorgkosten, brengen en halen, bezorging en ophalen, verzending, levering en ophaling, halen en brengen, logistiek, leveren en ophalen, thuisbezorging, afhaling, levering ophaling, brengen ophalen`,
  },
  van: {
    en: `van, transit van, sprinter van, minibus, luton van, van hire, box van, splitter van, splitter bus, minivan, cargo van, panel van, lwb van, luton, swb van, passenger van, 9 seater, crew van, crew bus, people carrier, transit, sprinter, tour bus, trailer, box trailer, car trailer, shuttle bus, shuttle, coach, minibuses, sleeper bus, nightliner, ~?sprinter`,
    de: `transporter, sprinter, kleinbus, kleintransporter, bus, transporter bis 3 5 t, kastenwagen, vito, anhänger, kofferanhänger, mb sprinter, kleiner transporter, planenanhänger, reisebus, minibus, nightliner, pkw sprinter, shuttlebus, mb v klasse, v klasse, t4, transporter t4, transporter mb, pritschenwagen, crafter, 9 sitzer, vw cady, vw bus`,
    fr: `camionnette, remorque plateau, fourgon, utilitaire, minibus, fourgonnette, véhicule utilitaire, remorque, fourgon 20m3, navette, fourgons, autocar, minivan, véhicule 9 places, camionnettes`,
    es: `furgoneta, furgón, minibús, remolque, camioneta, autobús, furgonetas, lanzadera, van, microbús, autocar`,
    nl: `bestelbus, busje, bestelwagen, minibus, bus, aanhanger, bakwagen klein, aanhangwagen, touringcar, personenbus, bestelauto, pendelbus, bestelbusje`,
    models: `mercedes: sprinter, vito, v klasse; ford: transit; vw: crafter, t 5, t 6, transporter, caddy, cady; iveco: daily; fiat: ducato; renault: master, trafic; peugeot: boxer; opel: movano, vivaro; citroen: jumper; mb: sprinter, v klasse, t 3`,
  },
  truck: {
    en: `truck, lorry, articulated truck, box truck, flatbed truck, # tonne truck, # ton truck, # t truck, hgv, artic, tail lift truck, trucks, semi trailer, tractor trailer, lorries, 7.5 tonne, 18 tonne, cube truck, straight truck, # ton lorry, articulated lorry, stage truck transport, hiab, crane truck, 53 ft trailer, box lorry, # ft truck, # ft trailer, # foot trailer, # trailer truck, artic trailer, tractor unit, ~?box, ?# ft box, ?# foot box, ~?straight, ~?stakebed, stakebed, stake bed truck, ~?bobtail, bobtail truck, ~?semi, ~?reefer`,
    de: `lkw, lastwagen, sattelzug, auflieger, # t lkw, lkw # t, lkw #t, lkw transport, gliederzug, lkw mit ladebordwand, sattelauflieger, trailer transport, transport lkw, 7 5 t, 12 t, 7 5 tonner, 40 tonner, lastkraftwagen, 12 tonner`,
    fr: `camion, poids lourd, semi remorque, camion hayon, camion # m3, camion 20m3, porteur, camions, camion porteur, camion plateau, semi remorques, camion grue`,
    es: `camión, tráiler, camión con plataforma, camiones, camión articulado, camión con trampilla, camión grúa`,
    nl: `vrachtwagen, bakwagen, trailer vrachtwagen, oplegger, vrachtwagen met laadklep, vrachtwagens, truck, bakwagen met laadklep, trekker oplegger, vrachtauto, kraanwagen`,
  },
  car: {
    en: `car, passenger car, hire car, company car, limousine, estate car, rental car, golf buggy, golf cart, taxi, buggy, gator, quad bike, utv, golf carts, golf buggies`,
    de: `pkw, auto, mietwagen, personenwagen, golfcart, limousine, golf cart, golfwagen, fahrzeug, kombi fahrzeug`,
    fr: `voiture, véhicule léger, voiturette, voiture de location, voiturette de golf, limousine, vtc, golfette`,
    es: `coche, turismo, vehículo, coche de alquiler, buggy, carrito de golf, limusina`,
    nl: `personenauto, auto, golfkar, golfkarretje, limousine, golfkarren, taxi`,
    models: `bmw: 5, 3, x 5, #er; vw: touran, passat, golf, multivan; audi: a 4, a 6; mercedes: e klasse, s klasse`,
  },
  forklift: {
    en: `forklift, fork lift, pallet truck, pallet jack, fork truck, forklift truck, forklifts, hand truck, sack truck, sack barrow, pump truck, telehandler, telescopic handler, rough terrain forklift, manitou`,
    de: `gabelstapler, hubwagen, stapler, sackkarre, radlader, hubwagen elektrisch, palettenhubwagen, transportwagen, rollwagen, ameise, teleskoplader, handhubwagen, teleskopstapler, manitou, ?gabelstapler #`,
    fr: `chariot élévateur, transpalette, diable, chariot de transport, fenwick, manuscopique, chariots élévateurs`,
    es: `carretilla elevadora, transpaleta, traspaleta, carretilla, toro mecánico carretilla, toro elevador, carretillas elevadoras`,
    nl: `heftruck, pompwagen, steekwagen, palletwagen, heftrucks, transportkar, steekkar, vorkheftruck, handpalletwagen`,
  },
  mileage: {
    en: `mileage, mileage charge, mileage fee, milage, travel fee, kilometre charge, fuel surcharge, per mile, per km, ?travel, travel cost, travel expenses, travel time, mileage rate, cost per mile, additional mile, distance charge, congestion charge, travel costs, travel charge, fuel charge, travel fee`,
    de: `kilometerpauschale, kilometergeld, fahrtkosten, anfahrt, kilometer, reisekosten, anfahrtkosten, anfahrtskosten, spritkosten, sprit, fahrtkostenpauschale, anfahrtspauschale, km pauschale, reisezeit, fahrzeit, wegegeld, autobahngebühr, autobahngebühren, maut, kraftstoffzuschlag, fahrkosten, fahrtpauschale, km geld, ~?km, fahrtkosten km, mehrkilometer, zusatzkilometer`,
    fr: `frais kilométriques, indemnité kilométrique, frais de déplacement, kilométrage, déplacement, déplacements, péage, kilomètre, forfait kilométrique`,
    es: `kilometraje, desplazamiento, gastos de desplazamiento, kilómetro, dietas y desplazamiento, peaje, km adicional, kilómetros, desplazamientos`,
    nl: `kilometervergoeding, reiskosten, voorrijkosten, kilometerkosten, kilometers, reisuren, reistijd, voorrijkosten, kilometerprijs, brandstoftoeslag, tol`,
  },
};

export const CONSUMABLES: Lexicon = {
  tape: {
    en: `gaffer tape, gaffer tape roll, roll of gaffer tape, tape roll, gaffa tape, gaff tape, electrical tape, marking tape, gaffa, pvc tape, ~tape, gaffer, duct tape, carpet tape, cable tie, glow tape, zip tie, cable ties, hazard tape, dance floor tape, barrier tape, double sided tape, insulation tape, console tape, ~?gaff, gaff # in, spike tape, gaff, gaffers tape, ~?spike`,
    de: `gaffa, gaffer tape, gaffa tape, klebeband, isolierband, kabelbinder, gewebeband, teppichklebeband, gaffatape, gaffaband, doppelseitiges klebeband, pvc band, isoband, tanzteppichtape, gewebeklebeband, tanzteppichband`,
    fr: `gaffer, scotch, adhésif, ruban adhésif, collier de serrage, barnier, double face, chatterton, scotch tapis de danse, colson, rilsan`,
    es: `cinta americana, cinta gaffer, cinta adhesiva, cinta aislante, gaffer, bridas, cinta de doble cara, brida, cinta de linóleo`,
    nl: `gaffertape, gaffatape, tape, gaffa tape, balletvloertape, tiewraps, isolatietape, dubbelzijdig tape, tie wraps, dubbelzijdige tape, markeringstape, afzetlint rol`,
  },
  batteries: {
    en: `^battery, batteries, aa batteries, aa battery, battery pack aa, rechargeable battery, 9v battery, pp3, aaa battery, mignon battery, duracell, procell, lithium battery, aaa batteries, mic batteries, aa cell, aa cells, aaa cell, aaa cells, d cell, c cell, ?cells pair, pp3 cell, aa pair, batteryboks, spare battery`,
    de: `batterie, batterien, akku aa, mignon batterie, batterie satz, aa batterie, aa batterien, mignon, batteriesatz, 9v block, mignon akku, knopfzelle, blockbatterie`,
    fr: `^pile, piles, piles aa, pile lr6, piles lr6, pile aa, pile 9v`,
    es: `pila, pilas, pilas aa, pila aa, pila 9v`,
    nl: `batterij, batterijen, aa batterijen, batterijenset, penlite, penlites, oplaadbare batterijen`,
  },
  effect_fluid: {
    en: `fog solution, haze solution, smoke solution, bubble solution, fog fluid, haze fluid, smoke fluid, hazer fluid, bubble fluid, fog juice, snow fluid, fog liquid, haze oil, hazer oil, smoke machine fluid, haze liquid, bubble liquid, foam fluid, low fog fluid, smoke liquid, bubble mix, faze fluid, spark granules, cold spark powder, co2 bottle, co2 cylinder, fluid, unique fluid, spark powder, fog machine fluid, foam solution, smoke oil, sparkular granules, sparkular powder, ~?granules, spark machine granules, haze fluid neutral, neutral fluid, hazebase fluid, smoke cartridge, low smoke fluid, co2 cartridge, haze juice, smoke juice, hazer juice, haze mix, smoke mix, foam juice, snow juice, bubble juice`,
    de: `nebelfluid, hazer fluid, nebelflüssigkeit, dunstfluid, fluid, haze fluid, seifenblasenfluid, schneefluid, nebel fluid, hazefluid, nebelöl, hazerfluid, co2 flasche, schaumkonzentrat, tour hazer fluid, schaumfluid, faze fluid, co2 flaschen, kaltfunken granulat, seifenblasenflüssigkeit, funkengranulat`,
    fr: `liquide à fumée, liquide fumée, liquide à brouillard, liquide brouillard, liquide à bulles, liquide à neige, liquide machine à fumée, liquide hazer, poudre à étincelles, bouteille co2, liquide à mousse, bouteille de co2, fluide`,
    es: `líquido de humo, líquido de niebla, líquido para humo, líquido de burbujas, líquido de nieve, líquido de haze, botella de co2, líquido de espuma, polvo de chispas, bombona co2, líquido`,
    nl: `rookvloeistof, hazervloeistof, bellenblaasvloeistof, hazer vloeistof, rook vloeistof, sneeuwvloeistof, bellenblaassop, rookolie, co2 fles, hazevloeistof, sparkular poeder, schuimvloeistof, co2 flessen, vloeistof, hazer vloeistof 1 l, rookvloeistof 1 l`,
    models: `jem: c 3, pro fog, pro steam; antari: flg, fli #; look solutions: unique fluid, quick fog`,
  },
  fuel: {
    en: `fuel, ^diesel, gas bottle, ^propane, ^lpg, charcoal, propane bottle, propane tank, gas canister, ^petrol, gas cylinder, red diesel, ^hvo, chafing fuel, firewood, sterno, ^butane, fuel tank, gas bottles, burner fuel, chafing gel, fuel gel, chafing fuel gel, logs, fuel bowser, bio fuel, ethanol, lp gas, propane cylinder, coal, wood pellets, chafer fuel, fuel cell, gas refill, patio gas, ?gas oil, generator diesel, generator fuel, heater fuel, diesel fuel, petrol fuel, gasoline, kerosene`,
    de: `^diesel, gasflasche, ^propangas, ^heizöl, brennpaste, kraftstoff, holzkohle, propangasflasche, brennstoff, ^benzin, gasflaschen, brennholz, treibgasflasche, dieselkraftstoff, grillkohle, gas flasche, feuerholz, tankfüllung, treibstoff, gas füllung`,
    fr: `carburant, gaz, bouteille de gaz, gasoil, bouteille gaz, propane, bouteille propane, fioul, charbon, charbon de bois, fuel, essence, bouteilles de gaz, gel combustible, gnr, pâte combustible, bois de chauffage`,
    es: `combustible, gasóleo, bombona de gas, ^butano, ^propano, carbón, bombona, leña, ^gasolina, bombona de butano, bombonas, ^diésel, carbón vegetal, gel combustible`,
    nl: `brandstof, ^diesel, gasfles, ^propaan, houtskool, brandpasta, gasflessen, propaangas, brandhout, ^benzine, brandgel, propaanfles, hout brandstof, gasvulling`,
  },
  confetti: {
    en: `confetti, streamers, confetti refill, confetti cartridge, streamer, confetti paper, handheld confetti, hand held confetti, tissue confetti, glow stick, glow sticks, foam stick, foam sticks, led foam sticks, lightstick, metallic confetti, rose petals`,
    de: `konfetti, luftschlangen, streamer, konfetti patrone, slowfall konfetti, konfettipatrone, knicklicht, knicklichter, luftschlange, konfetti nachfüllung, elektrische konfetti patrone, rosenblätter`,
    fr: `confettis, serpentins, confetti, cartouche confetti, cartouche de confettis, bâton lumineux, serpentin, bâtons lumineux, pétales de rose`,
    es: `confeti, serpentinas, confetti, cartucho de confeti, papelillo, serpentina, barras luminosas, pétalos de rosa, palitos de espuma`,
    nl: `confetti, serpentines, confettivulling, streamers, slowfall, serpentine, breaklights, confetti vulling, rozenblaadjes, glowsticks`,
  },
};
