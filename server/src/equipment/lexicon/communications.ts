import type { Lexicon } from './entry.ts';

export const COMMUNICATIONS: Lexicon = {
  two_way_radio: {
    en: `two way radio, walkie talkie, walkie, handheld radio two way, two way radios, pmr radio, radio handset, digital radio handset, radio comms, push to talk radio, 2 way radio, security radio, ~!radio, radios, radio system, two-ways, radio repeater, walkies, event radio, # way radio`,
    de: `funkgerät, walkie talkie, handfunkgerät, betriebsfunk, funkgeräte, funkgeräteset, uhf funkgerät, funk gerät, digitalfunkgerät, sprechfunkgerät, betriebsfunkgerät, sprechfunk`,
    fr: `talkie walkie, radio portative, talkies, talkie, talkies walkies, émetteur récepteur radio, poste radio, talkie walkies`,
    es: `walkie talkie, radio bidireccional, radio portátil, walkie, walkies, radios de comunicación, walkies talkies, equipo de radio`,
    nl: `portofoon, walkie talkie, portofoons, mobilofoon, portofoonset`,
    models: `motorola: dp, dp #, gp #, cp #, xt #, dp 3441, dp 4401, cls, clp, r #, sl #, mototrbo, t #, curve, tlk, rdu, xpr, ht #; hytera: pd #, bd #, hp #, ap #; kenwood: tk #, nx #, protalk, th #; icom: ic, f #, ic f #; entel: hx #, dx #, ht #; baofeng: uv; vertex: vx #; sepura: #; mototrbo`,
  },
  intercom: {
    en: `intercom, comms, wired comms, wireless intercom, beltpack, intercom system, beltpack intercom, comms headset, production intercom, talkback, belt pack, intercom headset, comms system, wireless comms, show comms, comms package, comms beltpack, ring intercom, intercom beltpack, clear com, cans and packs, intercom base station, partyline, show intercom, headset comms, wired intercom, comms kit, crew comms`,
    de: `intercom, intercom system, kommandoanlage, sprechanlage, drahtlos intercom, intercomanlage, partyline, kommandosprechanlage, regiekommando, gegensprechanlage, intercom anlage, intercom headset, intercomsystem, beltpack, masterstation, funk intercom, regieintercom, mehrkanal masterstation`,
    fr: `intercom, réseau d'ordre, intercom hf, interphonie, réseau d'ordres, intercom sans fil, système intercom, poste intercom, boîtier ceinture intercom`,
    es: `intercom, sistema de intercom, intercomunicador, intercom inalámbrico, intercomunicación, petaca de intercom, sistema de intercomunicación, intercomunicadores`,
    nl: `intercom, intercomsysteem, draadloze intercom, intercom set, comset, beltpack, intercom systeem`,
    models: `riedel: acrobat, bolero, artist, c 3, partyline, digital partyline, acrobat cell controller, cell controller, c 44, cr #, smartpanel, performer; clear com: freespeak, eclipse, rs #, ms #, encore, tempest, helixnet, dx #, kb #, lq, eq, rm #, freespeak ii; asl: bs #, ps #; tecpro: bp #, ms #, ps #, lh, mB; altair: wbp, em #, wam, eF; green go: bpx, mcx, wbpx, wallpanel; greengo: bpx, mcx; hollyland: solidcom, solidcom m 1, mars t, mars t 1000, syscom, solidcom c 1, syscom #; hollyLand: solidcom; rts: bp #, telex, tif, btr, roameo, oms; eartec: ultralite, hub, comstar, evade; pliant: crewcom, tempest, microcom; vokkero: #; datavideo: itc #; telex: btr; axiWi: #; glensound: #; freespeak, solidcom, bolero, crewcom`,
  },
  network: {
    en: `wi-fi, wifi, internet, network switch, ethernet switch, wifi router, access point, wlan, bonded router, 4g router, 5g router, starlink, internet connection, network cable, ethernet cable, cat5 cable, cat6 cable, cat 5, cat 6, cat 7, dante switch, router, ethernet, wired internet, high speed internet, network package, wifi network, event wifi, wireless internet, network rack, ethernet reel, ethercon cable, ethercon, internet access, hotspot, broadband, cat #, network infrastructure, managed switch, cat 5 e, satellite internet, ~ethernet`,
    de: `wlan, netzwerk switch, netzwerkkabel, internet, router, access point, lte router, 5g router, internetzugang, netzwerktechnik, wlan router, netzwerk, w lan, internetanschluss, lan kabel, netzwerkkabel cat, cat kabel, accesspoint, internetverbindung, event wlan, stp leitung, ethernet kabel, switch gb, lan, patchkabel netzwerk, gäste wlan, cat leitung, wlan zugang`,
    fr: `wi fi, routeur, switch réseau, connexion internet, wifi, réseau internet, câble réseau, borne wifi, câble rj45, accès internet, internet, routeur 4g, point d'accès, switch ethernet, connexion wifi, routeur 5g, câble ethernet`,
    es: `wifi, router, conexión a internet, internet, switch de red, red wifi, cable de red, punto de acceso, cable ethernet, acceso a internet, router 4g, router 5g, conexión wifi`,
    nl: `wifi, internet, netwerk switch, router, access point, netwerkkabel, internetverbinding, wifi netwerk, utp kabel, cat kabel, internetaansluiting, netwerk, 5g router, accesspoint`,
    models: `ubiquiti: unifi, edgeswitch; luminex: gigacore, gigacore #; sg #, meraki; netgear: m #, gs #, prosafe; peplink: max, balance; ruckus: #; mikrotik: #; tp link: #; allen & heath: gigabit ace; swisson: xes; obsidian: ns #; teltonika: rut #; starlink, gigacore, unifi`,
  },
  interpretation_booth: {
    en: `interpreter booth, interpretation booth, translation booth, interpreting booth, interpreter console, interpreters booth, interpretation console, interpreter desk, simultaneous interpretation, interpretation system, simultaneous translation, interpreting system, simultaneous interpreting, interpretation equipment, translation system, interpreting equipment, translation equipment, simultaneous translation booth, tabletop booth, interpreter's booth, ir radiator, infrared radiator, interpreters console`,
    de: `dolmetscherkabine, dolmetschkabine, dolmetscher kabine, dolmetschanlage, simultananlage, simultandolmetschanlage, dolmetscherpult, dolmetschpult, dolmetschtechnik, simultandolmetschen, simultanübersetzung, dolmetscheranlage, dolmetscherkabinen, simultantechnik, dolmetsch kabine, konferenzdolmetschanlage, dolmetschertechnik, tischkabine, infrarotstrahler, infrarot strahler, flüsteranlage, simultandolmetschtechnik`,
    fr: `cabine d'interprétation, cabine de traduction, cabine d'interprète, cabine interprète, traduction simultanée, interprétation simultanée, pupitre d'interprète, pupitre interprète, cabine traduction simultanée, cabines d'interprétation, système de traduction, radiateur infrarouge`,
    es: `cabina de interpretación, cabina de traducción, traducción simultánea, interpretación simultánea, cabina de intérprete, consola de intérprete, cabina de traducción simultánea, cabina de intérpretes, cabina de traductores, sistema de traducción`,
    nl: `tolkencabine, tolkcabine, vertaalcabine, simultaanvertaling, tolkencabines, tolkenpost, tolkset, tolkeninstallatie, simultaan vertaling, tolkapparatuur, tolkinstallatie`,
    models: `bosch: integrus transmitter, integrus radiator; audipack: silent, silent #; bosch: dcn id; televic: lingua; taiden: interpreter`,
  },
  interpretation_receiver: {
    en: `interpretation receiver, translation receiver, ir receiver, infrared receiver, interpretation headset, tour guide system, tour guide receiver, whisper system, translation headset, tourguide, delegate headphones, tour guide, language receiver, interpretation headphones, delegate receiver, tour guide transmitter, guided tour system, bidule, translation headphones, interpreting receiver`,
    de: `dolmetschempfänger, infrarotempfänger, personenführungsanlage, tourguide system, infrarot empfänger, dolmetscher empfänger, personenführungssystem, führungsanlage, dolmetscherempfänger, tour guide system, tourguide, taschenempfänger dolmetschen, gruppenführungssystem, dolmetschkopfhörer, empfänger mit kopfhörer, kinnbügelempfänger, kinnbügelhörer`,
    fr: `récepteur infrarouge, récepteur traduction, système de visite guidée, audioguide, récepteur de traduction, casque de traduction, audiophone, récepteur interprétation, audiophones, récepteur de traduction simultanée, bidule`,
    es: `receptor de interpretación, receptor infrarrojo, radioguía, receptor de traducción, receptor de traducción simultánea, auriculares de traducción, radioguías, radio guía, infopuerto, guía de grupos`,
    nl: `tolkontvanger, infrarood ontvanger, rondleidingssysteem, tolk ontvanger, rondleidsysteem, tourguide systeem, vertaalontvanger, fluisterset, gidsensysteem, rondleidingset`,
    models: `bosch: integrus receiver, lbb #; sennheiser: tourguide, 2020 d, hdi, info port; williams: digi wave, pocketalker, ppa; listen: lr #; shure: dir #; okayo: wt #; axitour: #; beyerdynamic: synexis, unite; williams sound: #`,
  },
  voting_system: {
    en: `voting system, voting keypad, audience voting keypad, audience voting handset, audience response system, polling keypad, voting handset, keypad voting, audience voting, electronic voting, audience response`,
    de: `abstimmsystem, ted system, abstimmungssystem, voting system, abstimmgerät, ted anlage, votingsystem, abstimmanlage, ted geräte`,
    fr: `système de vote, boîtier de vote, boîtiers de vote, vote électronique, boitier de vote`,
    es: `sistema de votación, mando de votación, votación electrónica, mandos de votación`,
    nl: `stemsysteem, stemkastje, stemkastjes, stemkast, votingsysteem`,
  },
};
