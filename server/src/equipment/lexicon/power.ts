import type { Lexicon } from './entry.ts';

export const POWER: Lexicon = {
  generator: {
    en: `generator, genset, silent generator, power generator, diesel generator, petrol generator, twin set generator, inverter generator, battery generator, power station, portable power station, gennie, genny, generators, kva generator, generated power, generator set, mobile generator, solar generator, hybrid generator, battery power station, suitcase generator, gen set, hybrid power unit, kva silent, kva super silent, twin pack, battery unit, silenced generator, towable generator, sync generator, generator trailer, kw generator, power unit`,
    de: `stromerzeuger, stromaggregat, notstromaggregat, aggregat, generator, stromgenerator, dieselaggregat, powerstation, diesel aggregat, kva aggregat, batteriespeicher, akku powerstation, strom aggregat, stromerzeugung`,
    fr: `groupe électrogène, groupe électrogènes, génératrice, groupes électrogènes, batterie nomade, groupe electrogene, générateur électrique, générateur`,
    es: `generador, grupo electrógeno, grupos electrógenos, generador eléctrico, planta de luz, planta eléctrica, generador diésel, grupo electrogeno`,
    nl: `aggregaat, generator, stroomaggregaat, noodaggregaat, aggregaten, stroomgenerator, accupakket stroom, diesel aggregaat`,
    models: `honda: eu #, eu 20 i, eu 22, eu 30 is, eu 70 is, eu #i; sdmo: r #; atlas copco: qas, qas #; himoinsa: #; pramac: gsw #, #; bluetti: #, ac #; ecoflow: delta, river; jackery: explorer;; greener: #; stephill: sse #; aksa: #; fg wilson: #; endress: ese #; yamaha: ef #; stephill: #; himoinsa: hyw, hrw, hfw, hyw #; geko: #; wacker: g #; multiquip: #, whisperwatt, dca #; kubota: sq #, #; instagrid: one, link, go; jackery: #; kohler: sdmo, r #; cummins: #; caterpillar: xq #; inmesol: #; mosa: ge #; kipor: #; bredenoord: #; atlas copco: qes, qes #, p #; pramac: #; endress: #; sdmo: #, sh #; voltstack: #; honda: eu, em #, ehr; yamaha: ef; whisperwatt`,
  },
  power_distro: {
    en: `power distribution, distro, power distro, distribution board, power distribution box, mains distribution, rack distro, spider box, distro box, power supply three phase, # way distro, distribution box, power strip, power distributor, power splitter, mains distro, three phase distro, distro board, socket board, multi plug, power board, power package, single phase distro, pdu, circuits, a circuits, # a circuit, distribution unit, power drop, powersplit, plug board, outlet box, stringer, electrical distribution, power box, quad box, rubber box, rubberbox, ?distribution #, edison box, box edison, # gang extension, # gang, four gang, rac pac, camlock distro, mains distribution unit, ?distribution unit #, splitter box, # way splitter, busbar, soca breakout box, cam distro, lunchbox, lunch box, power lunchbox, rubber distro, distro rack, power rack, dimmer distro, ceeform splitter, ?~power distribution #, ~?splitter, power splitter box`,
    de: `stromverteiler, verteiler, unterverteiler, stromverteilung, baustromverteiler, verteilerkasten, cee verteiler, steckdosenleiste, schuko verteiler, schukoverteiler, kraftverteiler, verteilerkiste, mehrfachsteckdose, steckdosenverteiler, steckdose, # a verteiler, hauptverteiler, starkstromverteiler, dreifachsteckdose, steckerleiste, anschlussschrank, stromanschluss, steckdosen, starkstromanschluss, gummiverteiler, delta box`,
    fr: `armoire électrique, coffret électrique, distribution électrique, boîtier électrique, coffret de distribution, multiprise, coffret de chantier, armoire de distribution, bloc multiprise, distribution courant, coffret d'alimentation, boîtier de distribution, éclaté, coffret # a, ?coffret #, coffret p 17, ?armoire #, ?coffret électrique #, répartiteur électrique, ?bloc #, barrette de prises`,
    es: `cuadro eléctrico, caja de distribución, distribución eléctrica, regleta, cuadro de distribución, cuadros eléctricos, caja de corriente, distribuidor de corriente, cuadro de corriente, regletas`,
    nl: `stroomverdeler, verdeelkast, stroomkast, powerbox, verdeelblok, verdeler, stekkerdoos, stroomverdeelkast, stroomblok, krachtstroomkast, stroomverdeling, stekkerblok, stroompunt`,
    models: `showgear: psa #, bo #, psa # a #; showtec: psa #, powersplit, powersplit #, psa # a # c; indu electric: #; lex: #; eurolite: board 10 st, board #, sb #, sbm; elation: uni bar; botex: power splitter; bals: #; mennekes: amaxx; proline: #; psa 63, psa 125, psa 32, psa 16`,
  },
  power_cable: {
    en: `power cable, ~?cable, ~?lead, extension cable, extension lead, extension cord, mains cable, cable reel, power lead, # amp cable, powercon, powercon cable, iec cable, mains lead, feeder cable, # a cable, three phase cable, cee cable, camlock, cable drum, iec lead, extension reel, power extension, 16a cable, 32a cable, 63a cable, jumper lead, socapex, soca, true1 cable, power adapter, 13 a extension, adaptor cable, 13a extension, tails, powerlock, # a # p cable, power cord, cam lock cable, power link, camlok, camlok cable, ~?feeder, edison extension, stinger cable, ~?feeder set, # a # m, twist lock cable, ~?edison, soca cable, ~?true 1, ceeform cable, cee form, mains extension, trailing lead, iec jumper, soca loom, power loom, 13 a lead, powercon link, ?extension #, ~?stinger`,
    de: `stromkabel, ~?kabel, verlängerungskabel, kabeltrommel, schukokabel, verlängerung, kaltgerätekabel, cee kabel, starkstromkabel, netzkabel, schuko verlängerung, kabelrolle, powercon kabel, # a kabel, drehstromkabel, powercon verbindungskabel, powercon netzkabel, kabelverlängerungsrolle, stromleitung, gummikabel, cee verlängerung, kaltgeräte, verlängerungs kabel, ~verkabelung, starkstromverlängerung, multicore strom, lastmulticore, sicherheitsadapter, adapter #a, verlängerungskabel schuko, zuleitung, power pro input connector, stromkabel schuko, cee adapter, kabeltrommel volt, ~kabelset, schuko kabel, powercon, 230 v kabel, p con netzkabel, pconl, cee # p, verkabelung strom, harting, kabelset strom, ~?^schuko, cee leitung, drehstromverlängerung, gummischlauchleitung, powerlock satz, ~?^cee #`,
    fr: `rallonge, câble d'alimentation, enrouleur, câble électrique, rallonge électrique, prolongateur, rallonges, p17, enrouleur électrique, câble secteur, câble p17, câble powercon, prolongateur p17, câble p 17, rallonge p 17, rallonge 16 a, rallonge 32 a, ~?p 17, câble 32 a, câble 63 a`,
    es: `cable de corriente, alargador, prolongador, cable eléctrico, manguera eléctrica, alargo, alargadores, cable schuko, cable de alimentación, prolongador eléctrico, extensión eléctrica, cetac, manguera cetac, cable cetac, prolongación, ~?cetac, manguera 32 a, manguera 63 a`,
    nl: `verlengkabel, haspel, stroomkabel, krachtstroomkabel, kabelhaspel, verlengsnoer, stroom kabel, verlengsnoeren, krachtkabel, schuko kabel, 230v kabel, cee kabel, powercon kabel, krachtstroom kabel`,
  },
  cable_ramp: {
    en: `cable ramp, cable protector, cable mat, yellow jacket, cable cover, drop over, cable crossover, cable bridge, cable guard, floor cable cover, cable protection, cable ramps, hose ramp, wheelchair cable ramp, ramp cable, defender ramp, checkers ramp, guard dog, checkers, cable tray ramp, kerb ramp cable, cable tidy ramp, cable track, drop over cable cover`,
    de: `kabelbrücke, kabelmatte, kabelrampe, überfahrschutz, kabelkanal, kabel brücke, kabelüberfahrt, schlauchbrücke, kabelbrücken, bodenkabelkanal, kabelschutz`,
    fr: `passage de câble, passe câble, passage de câbles, pont de câble, passe câbles, passages de câbles, goulotte de sol`,
    es: `pasacables, paso de cable, pasa cables, paso de cables, protector de cable, pasacable, canaleta`,
    nl: `kabelbrug, kabelgoot, kabelmat, kabelbruggen, kabel brug, matting kabel, drempelkabel, kabelmatten, kabelbeschermer`,
    models: `defender: midi, mini, compact, office, xpress, defender #; adam hall: defender; showgear: cable bridge; checkers: yellow jacket, linebacker; guard dog: #; checkers: guard dog; defender: xxl, iii, v, ultra, nano, mini, office; adam hall: 85 #; defender xxl, guard dog`,
  },
  ups: {
    en: `ups, uninterruptible power supply, uninterruptable power supply, battery backup`,
    de: `usv, unterbrechungsfreie stromversorgung`,
    fr: `onduleur, alimentation sans coupure`,
    es: `sai, sistema de alimentación ininterrumpida`,
    nl: `ups, noodstroomvoeding`,
    models: `apc: usv, ups, smart ups, back ups; eaton: 5 p, 9 px`,
  },
};
