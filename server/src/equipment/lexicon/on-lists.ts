import type { Lexicon } from './entry.ts';

/** Names on hire companies' own lists, many of them Mexican, French and Dutch, and models that they leave without a word. */
export const ON_LISTS: Lexicon = {
  chair: { nl: `buisstoel, buisstoelen`, en: `?monobloc, ?eames dsw` },
  chair_banquet: {
    es: `?luis xv, silla luis xv, sillas luis xv, silla phoenix, sillas phoenix, silla thonik, sillas thonik`,
  },
  table_trestle: { es: `?mesón, ?mesón tablón`, de: `schragentisch, schragentische` },
  table_cocktail: {
    es: `=cocktelera, =cockteleras, =coctelera, =cocteleras, =cocktelera rectangular, =vintage periquera, =barril, =barriles`,
  },
  table_coffee: { es: `mesa centro, mesas centro, mesa iluminada de centro, mesas iluminadas de centro` },
  sofa: {
    es: `sala lounge, salas lounge, set de sala, sets de sala, set lounge, sala de ratán, =sala, =salas`,
    nl: `?bank # zits, ?# zits bank`,
  },
  armchair: { es: `silla acapulco, sillas acapulco, silla emmanuelle, sillas emmanuelle, silla trono, sillas trono` },
  bench: { de: `?bank einzeln, festzeltbank, festzeltbänke, einzelne bank, einzelne bänke` },
  beer_table_set: { nl: `bierset, biersets`, en: `oktoberfest table, oktoberfest tables` },
  pouffe: {
    de: `sitzcube, sitzcubes, lederhocker, polsterhocker`,
    es: `taburete bajo, taburetes bajos, banqueta puff`,
    nl: `=kubus`,
    en: `=fatboy, foot stool, foot stools`,
  },
  bar_unit: { es: `mostrador bar, mostrador de bar`, nl: `=tapkast` },
  coat_rail: { en: `wardrobe rail, wardrobe rails` },
  registration_desk: { de: `messetheke, messetheken, meldeschalter` },
  pinboard: {
    nl: `tentoonstellingspaneel, tentoonstellingspanelen`,
    en: `gridwall, gridwall panel, gridwall panels, grid wall panel`,
    es: `panel póster, panel para póster`,
  },
  exhibition_stand: { en: `?octanorm` },
  marquee: { nl: `nomadtent, nomadtenten`, de: `glashalle, glashallen` },
  gazebo: { nl: `kassatent, kassatenten`, de: `scherengitterzelt, scherengitterzelte, scherenzelt, scherenzelte` },
  marquee_floor: { es: `tarima carpa, tarima para carpa, suelo carpa` },
  marquee_lining: {
    es: `techo raso, raso techo`,
    nl: `tenthemel, tenthemels`,
    en: `ceiling drape tent, tent ceiling drape`,
    fr: `côté barnum, côté de barnum, rideau barnum, rideau de barnum, paroi barnum, paroi de barnum`,
    de: `seitenteil pavillon, seitenteile pavillon, wand mit fenster, fensterwand`,
  },
  pit_barrier: {
    es: `valla antipánico, vallas antipánico`,
    de: `drängelgitter`,
    en: `barricade front of stage, front of stage barricade, stage barricade`,
  },
  stanchion: {
    es: `poste de fila, postes de fila, poste fila, poste con cordón, postes con cordón`,
    de: `chromständer mit kordel, ständer mit kordel, vip absperrung`,
    en: `vip pole, vip poles, vip post, vip posts`,
  },
  patio_heater: { de: `=infrarotstrahler`, en: `chiminea, chimineas` },
  air_conditioner: { de: `verdunstungskühler, klimatruhe, klimatruhen` },
  hot_drinks: {
    nl: `koffiekan, koffiekannen, thermoskan, thermoskannen`,
    de: `thermosflasche, thermosflaschen, teekanne, teekannen`,
    en: `=coffee break`,
  },
  refrigeration: { de: `eiskübel, champagnerkühler`, nl: `tap installatie, ?professionele tap, tapwagen` },
  cooking: { de: `gaskocher, =raclette, feuertopf, feuertöpfe` },
  serving: {
    nl: `broodmand, broodmanden`,
    es: `vitrolero, vitroleros`,
    de: `tellerwärmer`,
    en: `salt and pepper set, salt & pepper set, salt and pepper sets, salt & pepper sets`,
  },
  tablecloth: {
    es: `faldón mesa, faldón para mesa, faldón de mesa, faldones de mesa`,
    fr: `=juponnage, surnappe, surnappes, molleton, molletons`,
    de: `?hussensatz, ?hussensätze, hussensatz für garnitur, hussensätze für garnituren, hussensatz für bierzeltgarnitur, buffethusse, buffethussen, bankhusse, bankhussen, tischdecke biertisch, tischdecken biertisch, ?husse für st, ?hussen für st`,
    nl: `?molton tafel, tafelmolton, tafelmoltons`,
    en: `scuba cover, scuba covers, bistro table cover, bistro table covers, stretch cover poseur table, stretch cover for poseur table`,
  },
  crockery: { de: `eierbecher`, en: `dinner set, dinner sets, dinner service, dinner services` },
  cutlery: { de: `buttermesser`, en: `salad servers, salad server, cake slice, cake slices` },
  glassware: {
    de: `kölschglas, kölschgläser, altbierglas, altbiergläser, williglas, willigläser, caipirinhaglas, caipirinhagläser`,
    nl: `wijnkaraf, wijnkaraffen, =longdrink`,
    en: `?old fashioned, ?stemless wine, =margarita`,
  },
  centrepiece: {
    en: `=glass cylinder, =glass cylinders`,
    fr: `cylindre en verre, cylindres en verre`,
    de: `teelichtglas, teelichtgläser`,
    es: `pantalla de vela, pantallas de vela, cilindro con vela, cilindros con vela, burbuja de cristal con vela, burbujas de cristal con vela, escalones de vela, votiva, votivas, linterna de papel, linternas de papel`,
  },
  ceremony_arch: {
    de: `=rundbogen, =rundbögen`,
    es: `arco metálico, arco para globos, huppa, huppas, huppah, huppa triple, huppa doble, pérgola boda, pérgola de boda`,
    nl: `boog bruiloft, bruiloftsboog`,
  },
  plinth: {
    fr: `=colonne, =colonnes, =colonne blanche, =colonne déco, =colonne décorative`,
    es: `columna de licra, columna de lycra, columnas de licra, =columna, =columnas, =columna blanca, =columna lounge, =columna vintage, =columna de madera, =columna de licra, =columna de lycra, =columna de cristal, =columna calada, =columna espejo, =columna retro`,
    en: `=column, =columns, =display cube`,
    de: `=säule, =säulen`,
    nl: `sokkelzuil, =zuil, =zuilen`,
  },
  signage: {
    fr: `=néon, lettres géantes`,
    es: `=neón, letras iniciales, letras de love, letras love, =letras`,
    de: `buchstaben love, love buchstaben`,
    en: `mr and mrs letters, mr & mrs letters`,
  },
  backdrop: {
    es: `muro floral, muro verde, muro de flores, fondo de organza, fondo con tela, =fondo`,
    fr: `mur selfie, mur à selfie, mur végétalisé`,
    nl: `plantenwand, plantenwanden`,
    en: `prosecco wall, =green wall, rustic wooden wall`,
  },
  plants: { es: `=árbol, =árboles`, fr: `=arbre, =arbres` },
  carpet: { en: `coir matting` },
  stage_deck: { es: `estrado, estrados, estrado de madera`, fr: `scène modulaire, scène modulable` },
  dance_floor: {
    es: `=pista, =pistas, pista de madera, pista vintage, pista blanca, pista pixel, pista pixeles, pista iluminada, pista led`,
  },
  festoon: {
    es: `serie de luces, series de luces, serie luces, luces vintage, línea de focos, líneas de focos, serie de focos, series de focos`,
  },
  spark_machine: {
    es: `chispero, chisperos, máquina de chispas, máquinas de chispas`,
    models: `magicfx: stageflame, stage flame, flamaniac, sparxtar; stageflame`,
  },
  confetti: { es: `papel mariposa, papel picado` },
  confetti_machine: {
    es: `lanzaconfeti, lanza confeti`,
    en: `co2 confetti cannon, confetti launcher, confetti launchers, hand held confetti launcher, electric confetti launcher, confetti machine co2, co2 confetti machine`,
    de: `co2 konfetti kanone, co2 konfettikanone`,
  },
  generator: {
    es: `planta de luz, plantas de luz, planta eléctrica, plantas eléctricas, planta generadora, ?planta # kva, ?planta # kw, ?planta # w`,
  },
  lighting_stand: {
    en: `c stand, c stands, =baby stand, =combo stand, =low boy stand, =floor stand`,
    fr: `structure en t, pied en t`,
  },
  stage_wash: {
    en: `?redhead # w, =redhead, =redheads, =redhead lighting kit, ?blonde # kw, =blonde, =blondes, =hmi, =hmi light, ?hmi # w, fluorescent light, =fluoro, =fluoro lamp, led light panel, =light panel, =tube light, led on camera light, on camera light, =light kit, =softlight`,
    nl: `lichtpaneel, lichtpanelen, =buislamp, =buislampen, lichtbar, lichtbars`,
    models: `ianiro: #, redhead; litemat: #, plus`,
  },
  floodlight: { fr: `horizoïde, horizoïdes, horiziode` },
  display: { models: `jvc: dt #, dt v #, dt r #; microsoft: surface hub; atomos: shinobi` },
  display_stand: {
    fr: `chariot tv, pied pour écran, pied lourd pour écran, pied d'écran, pied écran`,
    en: `=monitor stand, =monitor stands, ?stand for # tv, ?stand for # display, ?stand for # screen, ?trolley for # display, ?trolley for # tv`,
    de: `?ständer für # display, ?ständer für # tv, ?ständer für # bildschirm`,
  },
  led_wall: { en: `digital led poster, led poster, led posters, ?mobile led screen trailer` },
  video_converter: {
    en: `?sdi to hdmi, ?hdmi to sdi, =apple tv, =chromecast, wireless presentation system`,
    fr: `boîtier émetteur récepteur fibre, ?émetteur récepteur fibre, ?récepteur fibre`,
    de: `hdmi funkübertragung`,
    models: `aja: fido, fido tr, fs 2, fs 4; airtame; matrox: mc 100`,
  },
  video_switcher: {
    en: `sdi splitter, sdi splitters`,
    models: `kramer: vm #, vs #, vp 410, vp 411, vp 419, vp 421, vp 422, vp 423, vp 424, vp 425, vp 426, vp 429, vp 435, vp 436, vp 437, vp 438, vp 439, vp 441, vp 443, vp 444, vp 445, vp 450, vp 451, vp 460, vp 461, vp 470, vp 550, vp 551, vp 553, vp 719, vp 720, vp 724, vp 725, vp 727, vp 730, vp 731, vp 732, vp 747, vp 770, vp 771, vp 772, vp 773, vp 774, vp 778, vp 790; panasonic: aw hs #; sony: anycast; atem sdi`,
  },
  playback_laptop: { models: `intel: nuc; samsung: galaxy tab; mac pro, galaxy tab; acer: aspire` },
  video_recorder: {
    models: `panasonic: ag hmr #, ag hmr; datavideo: hdr #; sony: pmw 50, bdp, hvr m #; tascam: bd 01 u, bd #; pioneer: dvd; blackmagic: video assist #; ag hmr #`,
  },
  camera: { models: `mevo: start; mevo; poly: studio; minrray: #` },
  projector: {
    models: `dell: 4320; xgimi: halo, horizon; canon: wux #, wux # st; nebula: capsule; anker: nebula`,
    fr: `?vpj, ?vpj #`,
  },
  projector_lens: {
    models: `sony: vpll #, vpll z #; sanyo: lns #, lns s #; christie: ils`,
    en: `ils lens`,
    fr: `optique courte focale, optique longue focale`,
    de: `weitwinkelobjektiv beamer`,
    es: `óptica proyector, óptica de proyector`,
  },
  dj_controller: {
    models: `akai: apc #, apc mini; novation: launchpad; pioneer: xdj r 1, xdj rx, xdj rx #, xdj rr, xdj xz; xdj rx, xdj rx #; vestax: vci #; american audio: vms #; numark: cdn #`,
    en: `=midi controller`,
  },
  dj_player: { models: `denon: dn s #, lc 6000; numark: ttx, ndx #` },
  dj_mixer: { models: `alphatheta: euphonia; gemini: ps #; numark: dm #` },
  dimmer: {
    fr: `bloc de puissance, bloc puissance, blocs de puissance, armoire de gradateurs, circuits de gradation, circuit de gradation`,
    en: `six pack dimmer, ?dimmer # channel`,
    models: `strand: 6 pack, cd 80; avolites: fd; lsc: epro, gen vi, teko, epak; jands: hpx, hp #, wm, fp #; leprecon: ld #; chauvet: dmx 4, pro d 6; adj: uni pak; elation: cyber pak; showtec: dim 4 lc, rp #; eurolite: erx, edx #; pulsar: zero 3000; lightronics: #; nsi: nrd #; anytronics; robert juliat: digipack; adb: memopack; digipack`,
  },
  dmx_splitter: {
    en: `dmx node, artnet node, art net node, dmx merger, wireless dmx, wireless dmx transmitter, wireless dmx receiver, wireless dmx transceiver, dmx transmitter, dmx receiver, dmx gateway, sacn node, sacn gateway, ^w dmx`,
    de: `dmx funkstrecke, funk dmx, dmx funk`,
    fr: `émetteur dmx, récepteur dmx, émetteur récepteur dmx, émetteur dmx sans fil, récepteur dmx sans fil, dmx sans fil, mergeur, mergeur dmx`,
    es: `nodo artnet, dmx inalámbrico, transmisor dmx, receptor dmx`,
    nl: `draadloze dmx, dmx zender, dmx ontvanger`,
    models: `enttec: ode, datagate, d split; luminex: luminode #, luminode, ethernet dmx #; npu; etc: net 3 gateway, response gateway, net 3, response, gateway; ma: # port node, npu; ma lighting: # port node, npu; lumenradio: crmx, #, nova, aurora, flex; pathway: pathport; cameo: w dmx, netn; lumen radio: crmx; city theatrical: showdmx; w dmx: #, transmitter, blackbox; wireless solution: micro box, w dmx, blackbox, whitebox, f 1, f 2; crmx, luminode; swisson: xnd #, xsp; showtec: booster #; pathport: quad; chauvet: d fi; adj: data stream #; chamsys: genetix, snakesys; avolites: titan net processor; obsidian: netron, netron en #; netron: ep #; grandma3: # port node; grandma: # port node, node`,
  },
  lighting_console: {
    en: `dmx operator`,
    models: `etc: cobalt; adj: hexcon, mydmx; elation: magic #, show designer; showtec: lite 4; leviton: #; wolfmix: w 1; wolfmix, lightkey, dmxis, luminair, soundswitch, lightjams; adb: freedom, domino, mentor, liberty; sirius: 48, 24; vari lite: neo; etc: ion 1000; onyx: nx wing; ion 1000`,
  },
  laser: { models: `adj: stinger ii; stairville: dj lase; pangolin: beyond; chauvet: scorpion` },
  strobe: {
    models: `adj: jolt bar, jolt, jolt bar fx, jolt panel, jolt #, mega flash; chauvet: strike 4; sgm: q 7, q 2, x 5; botex: sp #; dts: flash #; stairville: wild wash #; elation: cuepix 16, protron; acme: geist; diversitronics: #`,
  },
  disco_light: {
    models: `adj: starburst, stinger star, majestic, jelly, vertigo, boom box; equinox: microbar, domin 8 r; stairville: b 5 r; chauvet: slimbank uv`,
    en: `uv led bar, uv led bars`,
  },
  moving_head: {
    models: `ayrton: magicdot; vari lite: vl #; adj: focus spot #, focus spot, inno pocket, inno pocket spot; prolights: luma #, jetwash, air 6 pix; glp: force #; evolite: evo #; algam: ms #; beamz: ignite #; showtec: phantom #, expression #`,
  },
  uplight: {
    models: `adj: wifly par, wifly exr, element hex, element qaip; elation: uni bar; stairville: bel #, cb 100`,
  },
  profile_spot: {
    models: `strand: harmony #, prelude #, patt 23, t spot, cantata # #; juliat: 310, 614, 613, 714; adb: warp, ds #; altman: 6 x 9, shakespeare, 360 q; ldr: suono; spotlight: figura; teatro: curva`,
  },
  followspot: { models: `prolights: eclfollow, canto; eurolite: fs #; strand: patt 293` },
  blinder: { models: `chauvet: strike 1; stairville: ab #; eurolite: audience blinder` },
  smoke_machine: {
    models: `martin: jem ready #, zr #, magnum #; adj: fog fury, fog fury #, fog fury jett; eurolite: dynamic fog, n #; showtec: dragon #; beamz: rage #, s #; ultratec: g #; mdg: max #`,
  },
  hazer: {
    models: `antari: z 380; elation: therma; magmatic: therma #, therma; martin: magnum 2500 hz; smoke factory: fan fogger`,
  },
  mirror_ball: { fr: `boule facette, boule à facette, boules à facettes`, en: `mirror ball motor, mirrorball motor` },
  bubble_machine: {
    nl: `bellenblazer, bellenblazers`,
    models: `chauvet: b 550; adj: bubble tron, bubble blast; le maitre: bubble`,
  },
  snow_machine: { models: `le maitre: snow; mdg: snow; adj: entour snow` },
  audio_cable: {
    en: `rca cable, rca cables`,
    de: `rca kabel, cinch kabel`,
    nl: `rca kabel, tulpkabel, tulpkabels`,
  },
  power_cable: { de: `lastkabel`, en: `true1 top, true 1 top, powercon true1 top, powercon true 1 top` },
  power_distro: {
    de: `anschlussschrank, anschlussschränke, baustromverteiler, ?anschlussschrank # kva, ?stromverteiler # kva, ?verteiler # kva, ?baustromverteiler # kva`,
    en: `?distro # kva, ?distribution # kva`,
  },
  mic_lectern: { models: `earthworks: fm #; audio technica: at 935; dpa: 4098; 4098` },
  mic_instrument: {
    models: `sennheiser: mke 600, e 608; electro voice: re 20; ev: re 320; rode: videomic; octava: #; samson: c 02; dpa: 4011; e 608`,
  },
  mic_wired: { models: `ld systems: d #; the t.bone: mb #; se: v 7, v 3; earthworks: sr 40 v` },
  mic_wireless_handheld: { models: `shure: svx 24, mxw 2; alto: stealth` },
  mic_wireless_lapel: {
    models: `sony: ecm v #; dji: mic, mic #; saramonic: blink #; audio technica: at 831; shure: adx 1; sennheiser: avx; rode: rodelink`,
    fr: `émetteur pocket, émetteurs pocket, émetteur ceinture`,
    en: `belt transmitter, belt pack transmitter, wireless transmitter belt, transmitter belt`,
  },
  mic_headset: { models: `dpa: d fine; ypa: mm #` },
  mic_conference: {
    models: `shure: mxa #, mx 890, dds #; audio technica: atuc #; toa: ts #; jabra: speak; polycom: soundstation; bosch: ccsd #, ccsd dl`,
  },
  mic_stand: {
    fr: `pied long droit, pied droit base ronde, pied micro`,
    models: `ultimate support: mc #; stagg: mis #; on stage: ms #; athletic: mic #; beyerdynamic: gst #; adam hall: s 5 be; millenium: ms #`,
  },
  speaker_stand: {
    en: `?pole mount`,
    models: `ultimate support: ts #; stagg: sps #; adam hall: sps #; jbl: pole mount; k&m: 24610, 26740`,
  },
  di_box: {
    models: `ld systems: ldi #; whirlwind: pcdi; avalon: u 5; art: zdirect; samson: md #; img stageline: dib #; stageline: dib #`,
  },
  in_ear_monitor: { models: `shure: p 3 ra; carvin: em #; midas: dp 48; klang: #; hear back: octo; roland: m 48` },
  stagebox: {
    en: `stage snake, stage snakes, ?stage snake #`,
    models: `yamaha: rpio #, sb 168, sb 168 es; roland: s 4000 s; radial: catapult; ratsniffer`,
  },
  audio_player: { models: `tascam: md #; gemini: cdx; sony: mds #; 360 systems: instant replay, shortcut` },
  audio_recorder: {
    models: `tascam: ss cdr #; olympus: ls #; fostex: fr #; allen & heath: ice 16; denon: dn f #; klark teknik: dn 9696; sony: pcm #; alesis: hd 24`,
  },
  mixing_console: {
    models: `yamaha: ag #; digidesign: profile; avid: profile, d show, mix rack; rane: mlm #; shure: scm #, fp 33; zoom: podtrak; samson: mdr #; sound devices: mixpre #, 633, 302; stageline: mmx #; alesis: multimix; dap: gig #; ecler: mac #; roland: m 200, m 200 i, m 300, m 380, m 400, m 480, m 5000; soundcraft: epm #, emp #; the t.mix: xmix #; azden: fmx #; ld systems: cm #; behringer: eurodesk`,
  },
  amplifier: {
    models: `qsc: pld #, pl #, powerlight #; d&b: 10 d, 30 d, 40 d, d 6, d 12; nexo: dtdamp #; dynacord: tgx #, l #; yamaha: tx #, tx # n, pc #, pc # n, xmv #; ev: p #, tg #; rcf: ips #; american audio: v #; mackie: frs #; audac: epa #; alto: mac #; coda: linus #, linus # d; hafler: #; bss: epc #; sae: pqm #`,
  },
  stage_monitor: {
    models: `d&b: max 15; jbl: vtx f #; db technologies: fmx #; behringer: f # d; kling freitag: sona; tw audio: c 15, m 15; outline: h a r d #; kv2: esm #; tannoy: i 12; alcons: vr #; dynacord: fx #; ld systems: mon #; funktion one: psm #`,
  },
  subwoofer: {
    models: `qsc: e 118 sw, e 115 sw; mackie: swa #; l-acoustics: k 1 sb; martin audio: mlx, blackline x 118, blackline x 218; turbosound: tbv #, nuq 118, nuq 115; hk audio: pr o 18 s, premium pr o 18 s; kv2: ex 2.2, ex 1.8, es 2.5, es 1.8, vhd 2.16; adamson: is 118; das: action 18 a, action 15 a, action m 18 a, vantec 18 a, sx #, altea 718 a; d.a.s.: vantec 18 a, action 18 a; behringer: b 1800 d, b 1200 d, b 1500 d; wharfedale: evp x 18 b; funktion one: mb #; coda: scp, scv f, scv #; presonus: ult 18; danley: th #; bassboss: #; outline: subtech; quest: qm 18 s; peavey: sp 118, sp 218; yorkville: ls #, ls # p; cerwin vega: el 36; alcons: bf #; genelec: 7050, 7060, 7070, 7040; rcf: art 705, art 705 as, art 905, art 905 as`,
  },
  line_array: { models: `d&b: ccl 8, ccl 12; jbl: vrx 928; funktion one: vero` },
  guitar_amp: { models: `yamaha: thr #, thr; music man: hd #; bugera: #; ampeg: reverborocket; acus: one #, one` },
  bass_amp: {
    models: `peavey: tnt #, tour #; roland: cube bass; yamaha: bbt #; behringer: bx #; laney: rb #; bergantino: #; warwick: wca`,
  },
  drum_kit: { models: `yamaha: gigmaker; alesis: dm #; pdp: concept maple, concept; sakae: #; sakae` },
  keyboard: { models: `yamaha: dgx #, dgx, psr #, psr, yc 88; alesis: qs 8, recital` },
  lectern: { fr: `podium discours, podium de discours, podium orateur` },
  pa_package: { fr: `?pack table de mixage # enceintes, ?pack table de mixage enceintes` },
  game: {
    de: `bierpongtisch, bierpongtische, bierpong tisch, bierpong, =kegeln, tischtennisplatte, tischtennisplatten, ?tt platte`,
    en: `foam party machine, foam party cannon`,
  },
  network: { es: `multipar digital, manguera multipar digital` },
  speaker_top: { de: `?partybox, ?partyboxen` },
};
