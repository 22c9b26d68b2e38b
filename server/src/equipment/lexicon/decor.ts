import type { Lexicon } from './entry.ts';

export const DECOR: Lexicon = {
  centrepiece: {
    en: `centrepiece, centerpiece, table centre, candelabra, lantern, vase, table centrepiece, candle holder, floral arrangement, candlestick, flower arrangement, lanterns, table center, tealight, tea light, candle, hurricane lamp, candelabrum, mirror plate, table number, fish bowl vase, candles, table decoration, table decorations, flower stand, bud vase, votive, table numbers, votive holder, hurricane vase, tealight holder, flowers, floral centrepiece, floor lamp, table lamp, chandelier, terrarium, candle holders, martini vase, bouquet, pedestal vase`,
    de: `tischdeko, tischdekoration, kerzenständer, laterne, vase, windlicht, kerzenleuchter, blumengesteck, kronleuchter, teelicht, bodenvase, vasen, kandelaber, windlichter, blumenschmuck, tischnummer, tischgesteck, laternen, blumendeko, teelichthalter, kerzen, stehlampe, tischlampe, tischleuchte, blumen, blumenarrangement, kerze, tischnummern, kerzenhalter, lüster`,
    fr: `centre de table, chandelier, lanterne, vase, bougeoir, photophore, photophores, composition florale, lustre, bougie, centres de table, candélabre, vases, lanternes, bougies, vase martini, lampadaire, numéro de table, lampe de table, chandeliers, fleurs, décoration florale, décoration de table, porte bougie`,
    es: `centro de mesa, candelabro, farol, jarrón, portavelas, arreglo floral, centros de mesa, farolillo, candelabros, faroles, velas, florero, farolillos, vela, lámpara de araña, lámpara de pie, jarrones, flores, decoración floral, número de mesa, decoración de mesa, centro floral`,
    nl: `tafeldecoratie, kandelaar, lantaarn, vaas, tafelstuk, waxinelichthouder, bloemstuk, kroonluchter, tafelaankleding, kandelaars, windlicht, vazen, lantaarns, bloemen, kaarsen, staande lamp, tafelnummer, windlichten, kaars, tafellamp, bloemdecoratie, theelichthouder`,
  },
  backdrop: {
    en: `backdrop, media wall, step and repeat, photo backdrop, backdrop stand, photo wall, balloon wall, flower wall, step and repeat banner, stage backdrop, set panel, stage set panel, scenic flat, branded backdrop, printed backdrop, hedge wall, shimmer wall, sequin wall, sequin backdrop, press wall, stage set backdrop, greenery wall, grass wall, boxwood wall, fabric backdrop, theming, prop, props, sponsor wall, set design, set piece, themed backdrop, donut wall, champagne wall, green screen, boxwood hedge wall, stage set design, scenery, ?flats, theatre flat, logo wall`,
    de: `backdrop, fotowand, sponsorenwand, rückwand, pressewand, blumenwand, hintergrundwand, bühnenrückwand, hintergrundsystem, bühnenbild, stoffwand, fotohintergrund, logowand, kulisse, kulissenwand, bühnenrückwände, greenscreen, grüne wand, kulissen, hintergrund, paillettenwand, green screen, requisite, pailletten wand, faltwand, spannwand, faltdisplay`,
    fr: `fond de scène, photocall, mur végétal, mur de fleurs, toile de fond, mur photo, photo call, mur floral, fond photo, décor de scène, fond vert, décor, mur logo, panneau décor, mur de logo, mur sequins, arrière plan`,
    es: `photocall, fondo de escenario, muro de flores, telón de fondo impreso, trasera de escenario, pared de flores, muro vegetal, photo call, fondo fotográfico, pared floral, trasera, croma, escenografía, decorado, photocol, fondo para fotos, lona trasera, atrezzo`,
    nl: `backdrop, fotowand, achterwand, bloemenwand, perswand, sponsorwand, achtergrond, achtergrondwand, decorwand, achterdoek, decor, decorstuk, green screen, logowand, bloemenmuur, achterwanden, fotoachtergrond, perswanden, decorstukken`,
  },
  star_cloth: {
    en: `star cloth, starcloth, led star cloth, star curtain, starlight cloth, star drape, star curtains, starlit backdrop, twinkle backdrop, led curtain, starlight backdrop, led star curtain, twinkle light backdrop, led starcloth`,
    de: `sternenvorhang, sternenhimmel, led sternenvorhang, led vorhang, sternenhimmelvorhang, sternvorhang, led sternenhimmel, led sternenvorhänge`,
    fr: `rideau étoilé, ciel étoilé, rideau led, fond étoilé, rideau d'étoiles, rideau étoile, plafond étoilé`,
    es: `cielo estrellado, telón de estrellas, cortina de estrellas, cortina led, telón led, cortina de leds`,
    nl: `sterrendoek, sterrenhemel, led sterrendoek, led doek, sterrengordijn, led gordijn, led starcloth`,
    models: `eurolite: lsd #, lsd; showtec: star sky, star dream, pixel sky, star sky pro; chauvet: motiondrape, sparklite, sparkledrape, motion drape, sparkliteled; cameo: star curtain; showled: #; ldde: #; stairville: led curtain; starsky`,
  },
  ceremony_arch: {
    en: `ceremony arch, bridal arch, wedding arch, floral arch, wedding arbor, arbor, chuppah, wedding arbour, moon gate, moongate, arbour, wedding ceremony arch, mandap, flower arch, balloon arch frame, huppah, hexagon arch, wedding altar, triangle arch, circle arch, wedding gazebo, ceremony backdrop, wishing well, wedding pergola`,
    de: `traubogen, hochzeitsbogen, rosenbogen, traubögen, brautbogen, blumenbogen, moongate, trau bogen, hochzeits bogen, chuppa, traualtar, trautisch, trau pavillon`,
    fr: `arche de mariage, arche de cérémonie, arche florale, arche, arche fleurie, arches, arche ronde, arche cérémonie, houppa, arche en bois, arche mariage, arche hexagonale`,
    es: `arco de boda, arco nupcial, arco de ceremonia, arco floral, arco de flores, arcos de boda, altar de boda, arco para bodas, arco para ceremonia, arco ceremonia, jupá`,
    nl: `trouwboog, huwelijksboog, bruidsboog, backdrop ceremonie, bloemenboog, ceremonieboog, rozenboog, trouwbogen, trouwaltaar, boog ceremonie, moongate`,
  },
  plants: {
    en: `plant, potted plant, hedge, bay tree, artificial tree, foliage, palm tree, planter, artificial plant, greenery, topiary, plants, olive tree, hedging, artificial hedge, christmas tree, potted plants, palm, planters, blossom tree, ficus, box hedge, flower box, boxwood hedge, ivy garland, fern, foliage garland, cherry blossom tree, silk plants, stage plants`,
    de: `pflanze, pflanzen, grünpflanze, buchsbaum, hecke, palme, dekopflanze, grünpflanzen, palmen, olivenbaum, pflanzkübel, kunstpflanze, weihnachtsbaum, mietpflanze, topfpflanze, kunstbaum, lorbeer, hecken, pflanzkübel, begrünung, topfpflanzen, lorbeerbaum, mietpflanzen, kunstpflanzen, buchs, heckenelement, tannenbaum, zypresse, olivenbäume, blumenkübel`,
    fr: `plante, plante verte, buis, palmier, haie, arbre artificiel, plantes vertes, olivier, plantes, arbuste, sapin, jardinière, palmiers, oliviers, haie artificielle, sapin de noël, plante artificielle, bac à plantes, végétaux, location de plantes, pot de fleur`,
    es: `planta, palmera, seto, planta artificial, olivo, plantas, palmeras, macetero, árbol artificial, plantas decorativas, árbol de navidad, setos, olivos, maceta, macetas, maceteros, seto artificial, jardinera, ficus artificial, plantas naturales`,
    nl: `plant, planten, buxus, haag, palm, kunstplant, olijfboom, plantenbak, kerstboom, hagen, palmen, plantenbakken, kunstboom, huurplanten, palmboom, groendecoratie, haagelement, laurier, olijfbomen, kunstplanten, laurierboom, bloembak`,
  },
  plinth: {
    en: `plinth, pedestal, display plinth, flower pedestal, column plinth, roman column, cake plinth, acrylic plinth, gold plinth, plinths, podium plinth, cylinder plinth, award table, pedestal column, roman pillar`,
    de: `sockel, dekosäule, säule, säulen, podestsäule, leuchtsäule, präsentationssockel, ausstellungssockel, blumensäule, deko säule, stele deko`,
    fr: `stèle, socle, colonne décorative, piédestal, socle d'exposition, colonne grecque, sellette, socles, stèles`,
    es: `pedestal, peana, columna decorativa, pedestales, peana expositora, peanas, plinto`,
    nl: `sokkel, zuil, zuilen, pilaar, sokkels, presentatiezuil, lichtzuil, displayzuil, bloemenzuil`,
  },
  balloons: {
    en: `balloon, balloon arch, balloons, helium balloon, balloon garland, helium cylinder, balloon decor, balloon column, helium, balloon net, balloon drop, balloon decoration`,
    de: `luftballon, ballon, luftballons, heliumflasche, heliumballon, ballongirlande, ballonbogen, helium, ballons, ballondekoration`,
    fr: `ballon, ballons, arche de ballons, hélium, ballon de baudruche, bouteille d'hélium, ballons hélium, guirlande de ballons`,
    es: `globo, globos, arco de globos, guirnalda de globos, helio, bombona de helio, columna de globos`,
    nl: `ballon, ballonnen, ballonnenboog, helium, heliumballon, ballonboog, heliumtank, heliumfles`,
  },
  carpet: {
    en: `carpet, red carpet, rug, aisle runner, carpet runner, exhibition carpet, event carpet, carpet tiles, vip carpet, artificial grass, astroturf, black carpet, rugs, red carpet runner, carpeting, carpet tile, fake grass, doormat, aisle carpet, turf, artificial turf, vip red carpet, astro turf, cowhide rug, matting, black carpeting, sisal matting, blue carpet, persian rug, area rug`,
    de: `teppich, roter teppich, läufer, messeteppich, teppichboden, kunstrasen, vip teppich, teppichläufer, teppiche, teppich rot, rasenteppich, teppichfliesen, roten teppich, rote teppich, orientteppich, nadelfilz, schmutzfangmatte, eventteppich, rips teppich`,
    fr: `tapis rouge, moquette, tapis, gazon synthétique, moquette d'exposition, tapis d'accueil, dalle de moquette, tapis vip, gazon artificiel, moquette rouge, moquette événementielle, chemin de tapis`,
    es: `alfombra, alfombra roja, moqueta, césped artificial, moqueta ferial, alfombras, pasillo alfombra, felpudo, moqueta roja, alfombra ferial, tapete rojo`,
    nl: `tapijt, rode loper, loper, kunstgras, beurstapijt, vloerkleed, tapijttegels, vloerbedekking, tapijttegel, tapijtloper, vloertapijt, tapijten, vloerkleden, perzisch tapijt, rode lopers, zwarte loper`,
  },
  signage: {
    en: `signage, sign, banner, directional sign, a frame sign, roll up banner, rollup banner, pull up banner, pop up banner, wayfinding sign, easel, banner stand, flag pole, directional signage, wayfinding, signs, a board, chalk board sign, welcome sign, light up letters, led letters, flag, light letters, love letters, flagpole, pavement sign, neon sign board, poster frame, seating chart, poster holder, giant letters, seating plan easel, marquee letters, love sign, light up sign, feather flag, sign holder, sandwich board, beach flag, bunting, banners, vinyl banner, roller banner, branding, feather banner, teardrop flag, table plan, branded flags, light up numbers, letter lights, mr and mrs letters, table plan easel, flags, easel stand, directional signs, snap frame, easels, sign stand`,
    de: `beschilderung, schild, banner, roll up, wegweiser, beachflag, rollup, staffelei, hinweisschild, fahnenmast, kundenstopper, aufsteller, fahne, plakatständer, leuchtbuchstaben, schilder, wegweisersystem, rollup banner, hinweisschilder, wegweiser schild, beachflags, bannerrahmen, willkommensschild, love buchstaben, leuchtbuchstabe, roll up banner, flagge, wimpelkette, fahnen, plakataufsteller, staffeleien, flaggen, bodenaufsteller, led buchstaben, leuchtschrift, leuchtschild, sitzplan, xxl buchstaben, beschriftung, wegeleitung, infoschild`,
    fr: `signalétique, panneau, banderole, kakémono, roll up, chevalet, enseigne, lettres lumineuses, panneau directionnel, drapeau, oriflamme, lettre lumineuse, kakemono, panneaux, bannière, beach flag, oriflammes, mât de drapeau, panneau d'accueil, lettres love, bâche imprimée, drapeaux, plan de table, chevalets, mât, porte affiche, fléchage, fanions`,
    es: `señalización, cartel, pancarta, lona, roll up, caballete, letras luminosas, bandera, letras gigantes, banderola, señalética, letreros, carteles, letrero, fly banner, letras love, atril cartel, mástil, banderas, cartelería, letra luminosa, caballete de bienvenida, porta carteles, seating plan, banderines, lonas`,
    nl: `bewegwijzering, bord bewegwijzering, banner, roll up banner, beachvlag, schildersezel, stoepbord, lichtletters, vlag, vlaggenmast, rolbanner, letters led, spandoek, bewegwijzeringsborden, signing, lichtletter, welkomstbord, love letters, ezel, vlaggen, spandoeken, led letters, beachvlaggen, infobord, naambord, xxl letters, vlaggenlijn, richtingborden, roll up, rollup, baniervlag, vlaggetjes, beachflag`,
  },
  photo_booth: {
    en: `photo booth, photobooth, selfie mirror, magic mirror, selfie station, 360 booth, 360 photo booth, selfie booth, 360 video booth, audio guest book, mirror booth, glambot, photo kiosk, gif booth, photobooths, selfie pod, audio guestbook, retro photo booth, 360 video booth`,
    de: `fotobox, photobooth, fotospiegel, photo booth, foto box, selfie box, fotokabine, selfiebox, fotoautomat, fotobooth, 360 grad video booth, 360 videobooth, audio gästebuch, selfie station, 360 booth, audiogästebuch, magic mirror`,
    fr: `photobooth, borne photo, photomaton, borne selfie, miroir photo, cabine photo, borne à selfie, selfie box, photo booth, videobooth 360, livre d'or audio, vidéobooth, bornes photo, bornes selfie`,
    es: `fotomatón, cabina de fotos, espejo mágico, cabina fotográfica, photo booth, plataforma 360, videomatón, photobooth, cabina 360, fotocabina, espejo fotográfico, audio libro de firmas, videobooth`,
    nl: `fotobooth, photobooth, selfiebooth, fotohokje, fotobox, photo booth, fotozuil, 360 booth, selfie spiegel, magic mirror, foto booth, selfiebox, fotospiegel, 360 videobooth, selfiezuil`,
  },
};

export const OTHER: Lexicon = {
  inflatable: {
    en: `inflatable, bouncy castle, bounce house, inflatable slide, jumping castle, obstacle course, inflatable arch, moonwalk, bounce castle, inflatable game, inflatable obstacle course, air dancer, tube man, sky dancer, bouncy house, soft play, inflatables, slide inflatable, water slide, start finish arch, inflatable castle, inflatable assault course`,
    de: `hüpfburg, hüpfburgen, aufblasbarer bogen, hüpf burg, luftburg, hindernisparcours, aufblasbare rutsche, startbogen, riesenrutsche, airdancer, skydancer, zielbogen, torbogen aufblasbar`,
    fr: `château gonflable, structure gonflable, toboggan gonflable, châteaux gonflables, arche gonflable, parcours gonflable, jeu gonflable, jeux gonflables, structures gonflables`,
    es: `castillo hinchable, hinchable, castillos hinchables, inflable, arco hinchable, tobogán hinchable, hinchables, brincolín, inflables, castillo inflable`,
    nl: `springkussen, springkasteel, stormbaan, opblaasbare boog, springkussens, glijbaan opblaasbaar, luchtkussen, opblaasboog, springkastelen, skydancer, skytube, hindernisbaan opblaasbaar`,
  },
  game: {
    en: `arcade machine, garden game, children's game, childrens game, kids game, kids' game, party game, giant jenga, pool table, table football, foosball, casino table, ping pong table, table tennis table, giant game, lawn game, carnival game, mini golf, air hockey, dart board, giant connect four, vr headset, golf simulator, racing simulator, rodeo bull, bucking bronco, cornhole, lawn games, giant games, roulette table, blackjack table, fun casino, dunk tank, poker table, garden games, carnival games, giant chess, arcade game, pinball machine, tombola, wheel of fortune, prize wheel, dodgems, climbing wall, crazy golf, ball pit, pinball, foosball table, air hockey table, ring toss, virtual reality headset, raffle drum, face painting, shuffleboard, playstation, giant connect 4, bull riding, roulette, dartboard, bean bag toss`,
    de: `kicker, kickertisch, tischkicker, billardtisch, tischtennisplatte, riesenjenga, glücksrad, airhockey, casinotisch, dartscheibe, torwand, bullriding, vr brille, spielautomat, flipper, roulettetisch, hau den lukas, kletterwand, dosenwerfen, minigolf, black jack tisch, kinderschminken, rodeo bulle, pokertisch, bobbycar, großspiele, spielgerät, fahrsimulator, krökel, losbude, arcade automat, riesen jenga, menschenkicker, tischfußball, roulette tisch, kicker tisch`,
    fr: `baby foot, babyfoot, billard, table de casino, jeu d'arcade, jeu géant, jeux en bois, borne d'arcade, table de ping pong, jeu en bois, casque vr, jeux géants, roue de la fortune, mini golf, flipper, puissance 4 géant, roue de loterie, simulateur, table de poker, table de roulette, mur d'escalade, taureau mécanique, air hockey, molkky, jeux de kermesse, casque de réalité virtuelle, chamboule tout`,
    es: `futbolín, billar, mesa de casino, máquina arcade, ping pong, juego gigante, jenga gigante, toro mecánico, ruleta, dardos, gafas de realidad virtual, juegos gigantes, minigolf, ruleta de premios, mesa de ping pong, rocódromo, mesa de billar, simulador de coches, diana, gafas vr, mesa de ruleta, juegos de feria, simulador`,
    nl: `voetbaltafel, tafelvoetbal, pooltafel, tafeltennistafel, casinotafel, arcadekast, flipperkast, oudhollandse spelen, reuze jenga, sjoelbak, rad van fortuin, rodeostier, tafelvoetbaltafel, vr bril, kop van jut, spelcomputer, klimwand, pokertafel, roulettetafel, airhockeytafel, dartbord, volksspelen, minigolf, biljart, rodeo stier, airhockey, racesimulator, blackjacktafel, schminken, volksspel`,
  },
  fire_extinguisher: {
    en: `fire extinguisher, fire blanket, fire point, extinguisher, first aid kit, co2 extinguisher, fire safety kit, foam extinguisher, fire safety equipment, defibrillator, ~aed, first aid box`,
    de: `feuerlöscher, löschdecke, schaumlöscher, co2 löscher, pulverlöscher, erste hilfe koffer, verbandskasten, defibrillator, feuerlöschdecke, wasserlöscher`,
    fr: `extincteur, extincteurs, couverture anti feu, trousse de secours, défibrillateur, extincteur co2, extincteur à eau`,
    es: `extintor, extintores, manta ignífuga, botiquín, desfibrilador, extintor co2`,
    nl: `brandblusser, brandblussers, blusdeken, blusser, ehbo koffer, co2 blusser, schuimblusser, verbanddoos, ehbo doos`,
  },
};
