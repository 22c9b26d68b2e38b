import type { Lexicon } from './entry.ts';

/** Climate and sanitation. */
export const SITE_SERVICES: Lexicon = {
  patio_heater: {
    en: `patio heater, mushroom heater, outdoor heater, gas patio heater, infrared heater, pyramid heater, umbrella heater, patio heaters, garden heater, terrace heater, fire pit, firepit, fire bowl, flame heater, radiant heater, chimenea, electric patio heater, infra red heater, quartz heater, brazier, standing heater, tower heater, brazero, fire basket, patio heater gas, heater patio, heater mushroom, log burner, fire drum, heat lamp outdoor, infrared outdoor heater, parasol heater, halo heater, heater outdoor, heater infrared, tabletop patio heater, gas heater outdoor`,
    de: `heizpilz, terrassenstrahler, heizstrahler, infrarotstrahler heizung, gasheizpilz, heizpilze, terrassenheizer, feuerschale, terrassenheizstrahler, infrarot heizstrahler, feuertonne, heiz pilz, pyramidenstrahler, gasheizstrahler, feuerkorb`,
    fr: `parasol chauffant, chauffage de terrasse, chauffage terrasse, parasols chauffants, champignon chauffant, brasero, chauffage extérieur, chauffage d'extérieur, braséro, chauffage infrarouge`,
    es: `estufa de exterior, seta de calor, calefactor de terraza, estufa de gas, estufa tipo seta, seta calefactora, estufas de exterior, calentador de patio, brasero, estufa de terraza, estufa pirámide, setas de calor, calefactor exterior, setas calefactoras, calefactor seta, ~?seta, estufa seta, calefactor tipo seta, estufa exterior, pirámide de calor, calefactor infrarrojo`,
    nl: `terrasheater, terrasverwarmer, heater buiten, gasheater, terrasheaters, terrasverwarming, paddenstoel heater, heatstrahler, vuurkorf, terras heater, vuurschaal, heaters, paddestoel, paraboolheater`,
  },
  space_heater: {
    en: `space heater, indirect heater, fan heater, marquee heater, tent heater, hot air blower, heating unit, ~heater, blown heater, hot air heater, marquee heating, indirect fired heater, tent heating, diesel heater, heating, oil heater, indirect marquee heater, electric heater, convector heater, blower heater, warm air heater, heater ducting, propane heater, btu heater, kerosene heater, heater electric, heater indirect, heater indirect diesel, heater indirect oil, heater fan, heater propane, master heater, ducting for heater, thermostat heater, electric fan heater, # kw heater, kw heater, btu marquee heater, direct heater, ducted heater, diesel indirect heater, indirect gas heater, oil fired heater, gas blow heater, propane blow heater, oil filled radiator, radiator, cabinet heater, industrial heater, jet heater, turbo heater, forced air heater, torpedo heater, blow heater, convection heater, panel heater`,
    de: `zeltheizung, heizgerät, heizlüfter, warmlufterzeuger, heizkanone, heizung, warmluftgebläse, warmluftheizung, gasheizer, ölheizung, zeltheizer, elektroheizer, bauheizer, heizgebläse, zelt heizung, ölheizer, mobile heizung, warmlufterhitzer, beheizung`,
    fr: `chauffage de tente, canon à chaleur, générateur d'air chaud, chauffage, aérotherme, radiateur électrique, chauffage soufflant, canon à air chaud, chauffage chapiteau, chauffages, chauffage tente, radiateur soufflant, chauffage d'appoint, générateur air chaud, chauffage air pulsé, chauffage à air pulsé, chauffage fioul, chauffage gaz, chauffage électrique, canon chaleur`,
    es: `calefactor, cañón de calor, generador de aire caliente, calefacción de carpa, calefacción, cañón de aire caliente, calefactores, calefacción para carpa, radiador eléctrico`,
    nl: `tentverwarming, heteluchtkanon, verwarming, heater, hete lucht kanon, heteluchtblazer, verwarmingskanon, bouwdroger kachel, elektrische kachel, warmtekanon, indirecte heater, kachel, heater tent, hetelucht kanon, dieselkachel`,
  },
  air_conditioner: {
    en: `air conditioner, air conditioning, aircon, chiller, portable air conditioner, ac unit, evaporative cooler, a c unit, air conditioning unit, spot cooler, swamp cooler, portable ac, cooling unit, hvac, air con, marquee air conditioning, tent air conditioning, air cooler, chiller unit, dehumidifier, air purifier, cooling, air con unit, cooler evaporative, split air conditioner, portable aircon, monobloc air conditioner, cooling fan evaporative, air conditioner portable, ac unit portable`,
    de: `klimagerät, klimaanlage, mobile klimaanlage, klimageräte, kühlgerät, luftkühler, klimatisierung, kaltwassersatz, zeltklimaanlage, mobiles klimagerät, luftentfeuchter, luftreiniger, zeltklimatisierung, kühlung klima`,
    fr: `climatiseur, climatisation, clim mobile, clim, climatiseurs, rafraîchisseur d'air, climatiseur mobile, rafraîchisseur, déshumidificateur, purificateur d'air, groupe froid`,
    es: `aire acondicionado, climatizador, enfriadora, equipo de aire acondicionado, climatizadores, climatizador evaporativo, aires acondicionados, climatización, deshumidificador, cooler evaporativo, purificador de aire, aire acondicionado portátil, climatizador portátil, enfriador evaporativo`,
    nl: `airco, airconditioning, mobiele airco, airconditioner, luchtkoeler, aircounit, tentairco, aircos, luchtreiniger, koelunit airco, luchtontvochtiger, klimaatbeheersing`,
  },
  fan: {
    en: `fan, pedestal fan, industrial fan, stage fan, misting fan, wind machine, floor fan, fans, cooling fan, drum fan, ceiling fan, mist fan, air circulator, ventilator fan, tower fan, air mover, blower fan, wind effect fan`,
    de: `ventilator, standventilator, windmaschine, lüfter, bodenventilator, axial ventilator, standventilatoren, ventilatoren, sprühnebelventilator, axiallüfter, industrieventilator, wind maschine, axialer power ventilator, gebläse, effektventilator, bühnenventilator, power ventilator, turmventilator`,
    fr: `ventilateur, brumisateur, ventilateur sur pied, machine à vent, ventilateurs, ventilateur brumisateur, ventilation, souffleur, soufflerie`,
    es: `ventilador, ventilador de pie, máquina de viento, nebulizador, ventiladores, ventilador industrial, ventilador nebulizador, ventilación`,
    nl: `ventilator, statiefventilator, windmachine, ventilatoren, staande ventilator, vloerventilator, verneveling ventilator, mistventilator, effectventilator, wind machine, podiumventilator`,
    models: `showtec: sf #, sf 125, sf 100, sf 150, windmaschine; jem: af 1, af #, af 2; martin: af 1, jem af; vornado: #; cameo: instant air, instant air #;; reel efx: re fan, ritter; adj: entour cyclone; antari: af #; eurolite: power fan; le maitre: stadium fan;; sf 100, sf 125, af 1`,
  },
  toilet: {
    en: `toilet, portable toilet, porta loo, portaloo, porta potty, portapotty, portable restroom, restroom, chemical toilet, event toilet, loo, urinal, porta john, toilets, loos, temporary toilet, portaloos, restrooms, porta potties, toilet block, wc, port a potty, washroom, lavatory, portable loo, portable toilets, urinals, toilet facilities, toilet cubicle, portable washroom, outhouse, standard restroom, port a loo, urinal block, flushing portable toilet, ensuite toilet, port a john, composting toilet, pissoir, recirculating toilet`,
    de: `toilette, mobiltoilette, dixi, toilettenkabine, mobile toilette, wc kabine, urinal, wc, dixi klo, toi toi, toiletten, miettoilette, dixiklo, mobiltoiletten, wc kabinen, komposttoilette, toilettenhäuschen, mobil wc, chemietoilette, klo, urinalrinne, mobile toiletten, dixie, toilettenkabinen, trockentoilette, spülklo`,
    fr: `toilette, toilettes, wc mobile, toilette sèche, cabine wc, wc chimique, sanitaire, urinoir, sanitaires, toilettes mobiles, toilettes sèches, wc, cabines sanitaires, toilette mobile, wc chimiques, cabine sanitaire, urinoirs, toilettes chimiques`,
    es: `baños, lavabos, baño portátil, wc portátil, sanitario portátil, aseo portátil, aseos, sanitarios, baños portátiles, inodoro portátil, baños químicos, wc químico, baño químico, aseos portátiles, urinario, wc, cabina sanitaria, sanitarios portátiles, urinarios, wc químicos, sanitarios químicos, polyklyn`,
    nl: `toilet, mobiel toilet, dixi, toiletcabine, wc, plaskruis, toiletten, mobiele toiletten, urinoir, chemisch toilet, eco toilet, toilet unit, wc cabine, dixie, wc's, plaskruizen, plaszuil, plasgoot, toiletunits, mobiele wc, spoeltoilet, toiletvoorziening`,
  },
  toilet_accessible: {
    en: `accessible toilet, disabled toilet, ada restroom, wheelchair toilet, ada toilet, disabled loo, accessible restroom, handicap toilet, disabled portaloo, ada porta potty, wheelchair accessible toilet, handicapped restroom, accessible portable toilet, ada unit, accessible loo, handicap restroom, ada compliant restroom, accessible toilets, changing places toilet, wheelchair accessible restroom, ada compliant toilet, ada portable toilet, disabled access toilet, handicap accessible toilet, disabled toilets, toilet disabled, toilet wheelchair access, toilet accessible, mobility toilet, portable toilet disabled, disabled portable toilet, wheelchair access toilet, portable accessible toilet, wheelchair friendly toilet, accessible wc, disabled wc, dda toilet, ambulant toilet, accessible unit toilet`,
    de: `behindertentoilette, barrierefreie toilette, behinderten wc, rollstuhltoilette, rollstuhl wc, barrierefreies wc, behinderten toilette, barrierefreie mobiltoilette, rollstuhlgerechte toilette, barrierefreie toiletten, behindertengerechte toilette, rollstuhlgerechtes wc, behindertengerechtes wc`,
    fr: `toilette pmr, wc pmr, toilette handicapé, toilettes pmr, wc handicapé, cabine pmr, toilette accessible, toilette mobilité réduite, sanitaire pmr, wc handicapés, toilettes handicapés`,
    es: `baño para discapacitados, wc minusválidos, aseo adaptado, aseo minusválidos, baño pmr, baño adaptado, wc adaptado, sanitario adaptado, baño minusválidos, wc portátil adaptado, wc pmr, baño accesible, aseos adaptados`,
    nl: `mindervalidentoilet, rolstoeltoilet, invalidetoilet, miva toilet, invalidentoilet, rolstoel toilet, mindervaliden toilet, gehandicaptentoilet, miva, rolstoeltoegankelijk toilet, aangepast toilet`,
  },
  toilet_trailer: {
    en: `toilet trailer, luxury toilet, restroom trailer, vip toilet, luxury toilet trailer, mobile toilet unit, luxury loo, luxury loos, luxury restroom, vip restroom trailer, luxury restroom trailer, toilet unit trailer, luxury toilets, luxury portable toilet, vip toilet trailer, toilet van, 2+1 luxury toilet, station restroom trailer, portable restroom trailer, luxury toilet unit, vacuum toilet unit, ?toilet block #, # bay toilet trailer, # + # toilet trailer, executive restroom trailer, vip toilets, luxury event toilets, luxury toilet block, executive toilet, comfort station trailer, posh loos, toilet block trailer, showman toilet`,
    de: `toilettenwagen, wc wagen, wc container, toilettencontainer, vip toilette, toiletten wagen, toilettenanhänger, sanitärcontainer, wc anhänger, klowagen, luxus toilettenwagen, sanitärwagen, vip toilettenwagen, vip wc, vip wc container, vip toilettencontainer, luxus wc`,
    fr: `remorque sanitaire, caravane toilettes, toilettes de luxe, remorque wc, remorque toilettes, caravane sanitaire, toilette vip, toilettes vip, bungalow sanitaire, wc de luxe, sanitaires de luxe`,
    es: `remolque de baños, baño de lujo portátil, baños vip, remolque sanitario, baño vip, baños de lujo, trailer de baños, aseos vip, remolque de aseos, módulo sanitario, baño remolque`,
    nl: `toiletwagen, toilet wagen, luxe toiletwagen, toiletwagens, vip toilet, vip toiletwagen, toilettrailer, wc wagen, toiletcontainer, sanitair unit, sanitairunit, toiletaanhanger`,
  },
  hand_wash: {
    en: `hand wash station, hand washing station, handwash station, wash basin, hand wash unit, sink unit, portable sink, handwashing station, hand sanitiser station, hand wash, sanitizer stand, hand sanitizer, hand sanitiser, hand sanitizer station, hot wash unit, hand washing sink, hot water sink, portable hand wash, handwashing sink, hand wash basin, forearm sink, hand washing stations, sanitizing station, handwash, hand washing, water point, hand sanitiser stand, drinking water station, portable basin, sink portable, hot wash, basin unit, ~?sink, sink unit hot water, hand basin, wash unit, wash station, handwash unit, sanitiser stand, sanitiser station, ~?sink`,
    de: `handwaschstation, handwaschbecken, waschbecken, mobiles waschbecken, handwaschbecken mobil, desinfektionsspender, waschplatz, handwaschstationen, waschstation, hygienestation, desinfektionsständer, waschrinne, handwaschgelegenheit, handwaschplatz, desinfektionsstation, spülbecken mobil, desinfektionssäule, mobile handwaschbecken, trinkwasserstation, trinkwasseranschluss`,
    fr: `lave mains, station de lavage, lavabo mobile, point d'eau, lave main, distributeur de gel, borne gel hydroalcoolique, lavabo, station lave mains, lavabos, évier mobile, borne de désinfection, lave mains autonome`,
    es: `lavamanos, lavamanos portátil, dispensador de gel, lavabo portátil, lavabo, estación de lavado, punto de agua, lavamanos portátiles, estación de lavado de manos, fregadero portátil`,
    nl: `handenwasunit, wasbak, mobiele wasbak, handen was station, desinfectiezuil, handenwas unit, wasbakken, handwasunit, handen wasstation, wastafel, wasunit, mobiele wastafel, handenwaszuil, watertappunt, waterpunt, drinkwaterpunt`,
  },
  shower: {
    en: `shower, shower trailer, shower unit, portable shower, shower block, shower container, showers, mobile shower`,
    de: `dusche, duschcontainer, duschwagen, mobile dusche, duschkabine, duschen`,
    fr: `douche, douche mobile, remorque douche, douches, cabine de douche`,
    es: `ducha, ducha portátil, remolque ducha, duchas, módulo de duchas`,
    nl: `douche, douchewagen, doucheunit, douches, douche unit, douchecabine`,
  },
  waste_bin: {
    en: `waste bin, wheelie bin, rubbish bin, trash can, garbage bin, recycling bin, litter bin, skip, dumpster, trash cans, wheelie bins, garbage can, trash receptacle, ash tray, ashtray, recycling station, bins, rubbish bins, recycling bins, waste container, waste bins, trash bin, waste management, roll off dumpster, grease trap, refuse bin, bin bags, eurobin, 1100 bin, bin litre, litre bin, cigarette bin, wheely bin, ~?bin`,
    de: `mülltonne, abfallbehälter, mülleimer, müllcontainer, aschenbecher, abfalltonne, mülltonnen, abfalleimer, standascher, müllbehälter, abfallcontainer, abfallbehältern, papierkorb, stehascher, wertstofftonne, müllsackständer, aschenbecher stand`,
    fr: `poubelle, container poubelle, benne, cendrier, poubelles, bac poubelle, conteneur déchets, benne à déchets, poubelle de tri, cendriers, bac à déchets`,
    es: `papelera, contenedor de basura, cubo de basura, cenicero, papeleras, contenedores de basura, cubos de basura, basurero, cenicero de pie, ceniceros, contenedor residuos, ?contenedor #, contenedor de residuos, contenedor reciclaje`,
    nl: `afvalbak, kliko, vuilnisbak, afvalcontainer, asbak, prullenbak, klikos, rolcontainer afval, vuilnisbakken, afvalbakken, statafel asbak, afvalton, staande asbak, asbakken, afvalbakje, afvalcontainers`,
  },
};
