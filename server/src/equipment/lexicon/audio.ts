import type { Lexicon } from './entry.ts';

/** Loudspeakers, amplification, desks and what belongs to them; microphones have their own file. */
export const AUDIO: Lexicon = {
  speaker_top: {
    en: `%speaker, speaker on stand, speaker on a stand, speaker on pole, loudspeaker, loud speaker, pa speaker, powered speaker, active speaker, passive speaker, full range speaker,
      fullrange speaker, fullrange, top box, ?top, %tops, mid top, pa top, front of house speaker, foh speaker, powered loudspeaker,
      portable speaker, bluetooth speaker, battery speaker, point source speaker, point source, delay speaker, ~delay, fill speaker,
      front fill, area fill, wall speaker, ceiling speaker, pa cabinet, speaker cabinet, speaker box, outdoor speaker, ?way speaker,
      two way speaker, # way active speaker, background music speaker, conference speaker, wireless speaker`,
    de: `lautsprecher, aktiv lautsprecher, pa lautsprecher, pa box, aktiv box, lautsprecher box, boxen, ~?box, ?topteil, fullrange lautsprecher,
      akku lautsprecher, akku box, deckenlautsprecher, nearfill, frontfill, multifunktionslautsprecher, ~?ls, satellit`,
    fr: `enceinte, enceinte active, enceinte amplifiée, haut parleur, enceinte passive, enceinte portable, enceinte sur batterie,
      enceinte de sonorisation, enceinte façade`,
    es: `altavoz, altavoces, altavoz activo, bafle, parlante, caja acústica, altavoz autoamplificado, monitor autoamplificado, altavoz portátil`,
    nl: `luidspreker, luidsprekers, actieve luidspreker, speakerbox, top kast, topkast, actieve speaker, accu speaker, geluidsbox`,
    models: `qsc: k #, kw #, cp #, kc #; rcf: art #, nx #, tt #, tt # a, 4pro, hd #, 4 pro #; d&b: e #, q #, y #, yi #, c #, t #, ci #, v # p,
      y # p, max, max #, xs; l-acoustics: x #, # xt, 5 xt, 112 p, 108 p, 115 xt, 12 xt, 8 xt, arcs, a # focus, a # wide, mtd #;
      jbl: eon, eon #, prx #, prx, srx #, srx, vrx #, vp #, control #, irx #, jrx #; ev: zlx, zlx #, ekx, ekx #, elx, elx #, etx, etx #, zx #, sx #;
      yamaha: dxr #, dxr, dzr #, dzr, dbr #, dbr, stagepas #, dhr #; mackie: thump, thump #, srm #, srm, drm #; behringer: b # d, b #, eurolive, pk #;
      turbosound: iq #, inspire, ip #, milan, tcs #, nuq #, tcx #; db technologies: opera, opera #, lvx, lvx #, vio x #, flexsys f #, b hype, es #, es;
      nexo: ps #, p #, id #, geo #, alpha; martin audio: cdd #, blackline, x #, f #, wavefront, w 8, blacklinex; meyer: upa, upj, upq, ultra x #, mm 4, acheron;
      eaw: rs #, jf #, kf #, nt #, mk #, rs; hk audio: premium, linear, lucas, sonar, polar; fohhn: at #, linea, lx #; alto: ts #, tx #, ts;
      fbt: ventis, promaxx, x lite, jolly, himaxx; montarbo: b #, wind, fire; kling freitag: ca #, nomos, sona; seeburg: a #, ts, x #, gl;
      ld systems: stinger, mon #, dave, roadjack, roadbuddy, anny, icoa, sat #; celto: ifix #; void: air, arclite, cirrus, venu; funktion one: res #, f #;
      bose: f 1, s 1 pro, s 1, 802, 402; coda: hops #, d #; adamson: point #, ix #; genelec: #; wharfedale: titan, typhon; the box: pa #, pro;
      renkus heinz: cf #; electro voice: evid`,
  },
  speaker_column: {
    en: `column speaker, column array, column pa, line column, steerable column, speaker column, stick pa`,
    de: `säulen lautsprecher, säulenanlage, zeilen lautsprecher, linienstrahler, schallzeile, tonsäule, lautsprechersäule, säulensystem`,
    fr: `colonne, enceinte colonne, système colonne, ~colonne`,
    es: `columna de sonido, altavoz de columna, columna acústica, columna`,
    nl: `zuil luidspreker, kolom luidspreker, geluidszuil, zuilspeaker, kolomspeaker`,
    models: `bose: l 1, l 1 pro, l 1 compact, l 1 pro #, l 1 model; rcf: evox, evox #, evox jmix; ld systems: maui, maui #, curv; jbl: eon one, prx one;
      hk audio: lucas nano, elements, e 435; ev: evolve, evolve #; db technologies: es 503, es 802, es 1203, es 602, es 1002, ingenia; turbosound: ip 2000, ip 3000, ip 1000, ip 500, inspire ip #, ip 82;
      yamaha: stagepas 1 k, stagepas 200, vxl #; fbt: vertus; k-array: kobra, python, vyper, pinnacle; d&b: # s d, column; l-acoustics: syva; renkus heinz: iconyx;
      fohhn: linea focus, ld systems: maui; nexo: id 84, id 14; bose: ma 12`,
  },
  line_array: {
    en: `line array, line array element, line array module, array element, array speaker, line source, flown pa`,
    de: `line array lautsprecher, linienarray, line array modul`,
    fr: `line array, système line array, enceinte line array`,
    es: `line array, arreglo lineal, array lineal, sistema line array`,
    nl: `line array, line array kast`,
    models: `l-acoustics: kara, kara 2, kara ii, kudo, k 1, k 2, k 3, kiva, kiva ii, kiva 2, dv dosc, v dosc, l 2, l 2 d, l 1, wifo, arcs ii;
      d&b: v #, y #, q 1, j #, gsl, ksl, xsl, sl, t 10, al #, vi #, ksl #, gsl #, xsl #, kls, t #, ksli;
      db technologies: dva, dva #, dva t #, dva k #, vio l #, vio #, vio, vio l, ingenia ig #, dva mini;
      rcf: hdl, hdl #, hdl # a, ttl #, tt l #, gtx #, gtx; jbl: vtx, vtx #, vtx a #, vertec, vt #, vrx 932, brx #, eon array;
      meyer: leopard, lyon, leo, lina, mina, milo, panther, m 1 d; nexo: geo, geo m #, geo s #, stm, stm #, geo t; martin audio: wpc, wpl, wps, mla, torus, wpm, mla mini, longbow;
      adamson: s 10, s 7, e 15, e 12, is 7, is 10, y 10, cs 10; ev: x 1, x 2, xlc, xld, xle, x line; turbosound: flex array, flashline, manchester;
      eaw: kf 740, adaptive, anya, anna, redline, kf #; hk audio: cosmo, contour; fbt: myra, mitus, muse; coda: airay, tiray, viray, linus, n ray;
      outline: butterfly, mantas, gto, superfly; kling freitag: sequenza, vida; montarbo: full, palco; qsc: wl #, la 112, la 108, kla #; proel: axiom, ax #; ld systems: dave v`,
  },
  subwoofer: {
    en: `subwoofer, sub woofer, ~sub, bass bin, bass speaker, bass cabinet, sub bass, powered sub, active sub, bass speaker cabinet, flown sub, single 18, double 18, dual 18, sub bin`,
    de: `subwoofer, ~sub, bass lautsprecher, aktiv subwoofer, bassbox, bassboxen, aktiv bass, basslautsprecher, tiefton lautsprecher`,
    fr: `caisson de basse, caisson de basses, caisson grave, caisson basse, subwoofer, caisson de graves, ~caisson`,
    es: `subwoofer, subgrave, subgraves, caja de graves, altavoz de graves, subbajo`,
    nl: `subwoofer, baskast, bas luidspreker, laagkast, bas kast`,
    models: `qsc: ks #, kw 181, ks 112, ks 118, ks 212; rcf: sub, sub #, 8003, 8004, 8006, 9004, 9006, 9007, tts #; d&b: b #, sl sub, v sub, y sub, q sub, j sub, e # sub, c 7 sub, b 22, b 6, b 4, b 8, sl gsub, ksl sub, xsl sub, e 15 x sub, j infra, c 4 sub, b 2;
      l-acoustics: sb #, ks #, sb, ks 21, ks 28, dv sub, syva sub; jbl: prx 818, prx 918, srx 818, srx 828, eon 718, eon 618, vtx s #, vtx b #, asb #, srx 918, srx 718, srx 728, prx 718;
      ev: elx 118, ekx 15 s, ekx 18 s, etx 15 sp, etx 18 sp, zxa # sub, elx 200 18 s, elx 200 12 s, xsub; yamaha: dxs #, dxs; mackie: srm 1801, srm 1550, thump 18 s, thump 118, drm 18 s; behringer: b 1800, b 1500, vq 1800, vq 1500;
      db technologies: vio s #, dva s #, dva ks #, ks #, s #, sub #, sub, vio s, dva s; nexo: ls #, rs #, s 118, cd #, ms #, l 15, l 18; martin audio: sx #, sxh #, sxp #, sxc #, wsx, sxcf #, blackline # b; meyer: 700 hp, 900 lfc, 1100 lfc, 750 lfc, 650 p, usw;
      eaw: sb #, 118 rs, 118; turbosound: milan m 18 b, iq 18 b, iq 15 b, tms, ts 118, nuq 118 b, tsw #; hk audio: # sub; fohhn: as #, ps #, xs #; alto: ts 312 s, ts 315 s, ts # s, tx 212 s, tx 212; fbt: subline, ventis sub, x sub #;
      funktion one: f 118, f 221, f 132, br #, f 121; adamson: e 119, e 219, s 119, is 219, t 21; kling freitag: sw #, nomos; seeburg: g sub #, tse sub; ld systems: stinger sub, dave sub; void: stasys, hyperfold, venu 212; coda: sc #, scp #, sub`,
  },
  stage_monitor: {
    en: `stage monitor, floor monitor, wedge monitor, ~wedge, foldback, foldback speaker, foldback monitor, monitor wedge, monitor speaker, drum fill, drumfill, side fill, sidefill, ~monitor, stage wedge, floor wedge, monitor mix`,
    de: `bühnenmonitor, bodenmonitor, monitorbox, monitor lautsprecher, monitor boxen, monitorlautsprecher, drumfill, sidefill, wedge`,
    fr: `retour de scène, retour scène, bain de pied, retour son, ~retour, enceinte de retour`,
    es: `monitor de escenario, monitor de suelo, cuña, monitor de piso, monitor de retorno`,
    nl: `podium monitor, vloermonitor, monitor wedge, podiummonitor, monitorspeaker`,
    models: `d&b: m #, m 4, m 6, m 2, max, max 2, max 12; l-acoustics: x 15 hiq, x 15, 115 xt hiq, 12 xt, 115 xt, hiq; martin audio: xe #, le #; db technologies: fm, fm #, flexsys fm, lvx xm #; nexo: # n #; rcf: nx # sma, tt # sma, # sma, nx sma, sma;
      meyer: mjf #, um #; kling freitag: k #; adamson: m 212, m 15; coda: cuem, cue four; turbosound: tfm #, tfx #; eaw: sm #, microwedge; clair: cm #; jbl: vtx m #; ev: xw #; seeburg: m #`,
  },
  amplifier: {
    en: `amplifier, ~amp, power amplifier, power amp, amp rack, amplifier rack, amp module, mixer amplifier, 100 v amplifier, 100v amp, headphone amplifier, headphone amp, touring rack`,
    de: `endstufe, verstärker, leistungsverstärker, digital endstufe, amping, amprack, endstufenrack, pa verstärker, systemverstärker, verstärker rack, kopfhörerverstärker`,
    fr: `amplificateur, ampli, ~ampli, ampli de puissance, rack ampli, amplificateur de puissance`,
    es: `amplificador, etapa de potencia, amplificador de potencia, rack de amplificadores, potencia de audio`,
    nl: `versterker, eindversterker, versterkerrack`,
    models: `l-acoustics: la #, la 4 x, la 8, la 12 x, la 2 xi, la rak, la 24, la rak ii; d&b: d #, d 6, d 12, d 20, d 40, d 80, d 90, 10 d, 30 d, 5 d; crown: xti #, xli #, xls #, itech, i tech, macro tech, vrack, xti; lab gruppen: fp #, plm #, lab #, ipd #, pd;
      powersoft: k #, x #, t #, quattrocanali, ottocanali, k # dsp; camco: vortex, tecton, d power, q power; behringer: ep #, inuke, nx # d; crest: ca #, pro #; qsc: rmx #, plx #, gx #, powerlight, plx, cxd; yamaha: p # s, px #, t # n;
      the t.amp: e #, tsa, ta #, proline; hoellstern: delta; ram audio: s #, v #, w #; linea research: 44 m #, m series; mc2: e #, s #, delta; nexo: nxamp; martin audio: ikon, ik #; ev: tg #, cps #, q #; proel: hpx; pdw: #; omnitronic: mtc #`,
  },
  pa_package: {
    en: `pa system, sound system, pa package, sound package, audio package, public address system, ~public address, pa set, pa rig, sound rig, speaker system, portable pa, speech system, disco sound system, sound reinforcement system,
      sound reinforcement, pa kit, complete pa, audio system, speaker package, concert sound system, dj sound system, speech pa, small pa, large pa, music system, house system, house sound system, sound event, battery pa, band pa, ?p a, ?pa, vocal pa`,
    de: `pa anlage, tonanlage, beschallungsanlage, musikanlage, lautsprecheranlage, pa set, beschallungsset, tonpaket, audiopaket, beschallungspaket, pa komplettset, sprachanlage, beschallungssystem, musik anlage, soundanlage, soundsystem, lautsprechersystem, pa system, audiosystem, rednersystem, rednerset, mobile beschallung, komplettanlage, tonsystem, audiotechnik paket, ton paket, ton set, akku pa, konferenztechnik paket`,
    fr: `système de sonorisation, système son, sono, kit sono, pack sono, système de son, pack sonorisation, sono portable, sono complète, pack son, ensemble de sonorisation, système audio`,
    es: `equipo de sonido, sistema de sonido, sistema de megafonía, equipo de megafonía, equipo de música, sistema de audio, pack de sonido, equipo de audio, equipo pa, sistema pa`,
    nl: `geluidsinstallatie, geluidsset, geluidssysteem, pa set, pa systeem, geluidspakket, omroepinstallatie, muziekinstallatie, speechset, spraakset, audio set, discoset, geluid set, kleine p a, grote p a`,
    models: `fender: passport; yamaha: stagepas; bose: s 1 pro system`,
  },
  mixing_console: {
    en: `mixing console, mixing desk, ~mixer, yamaha desk, midas desk, soundcraft desk, digico desk, allen heath desk, behringer desk, avid desk, audio mixing desk, sound desk, audio mixer, audio console, digital mixer, analogue mixer, analog mixer, digital desk, mixing board, sound board, soundboard, sound mixer, digital mixing console, digital console, foh console, monitor console, monitor desk, foh desk, foh mixer, ?mixing, rack mixer, powered mixer, audio desk`,
    de: `mischpult, ton mischpult, digital mischpult, audio mischpult, mischer, ~?pult, digitalpult, tonpult, digitalmixer, powermixer, audiomixer, foh pult, monitorpult, ton pult, mischkonsole`,
    fr: `table de mixage, console de mixage, console son, console numérique, mixeur, console audio, ~console, console façade, mélangeur audio, table de mixage numérique`,
    es: `mesa de mezclas, consola de audio, mesa de sonido, mezcladora, mesa digital, consola de sonido, mezclador, consola de mezcla, mezcladora de audio`,
    nl: `mengtafel, mengpaneel, mixer, geluidstafel, digitale mengtafel, mengtafel`,
    models: `yamaha: ql, ql #, cl, cl #, tf, tf #, ls 9, m 7 cl, m 7, dm #, rivage, pm #, pm 5 d, mg #, mgp #, 01 v, 01 v 96, ls 9 #, dm 3, dm 7, dm 3 s;
      allen & heath: sq, sq #, qu, qu #, dlive, dlive c, dlive s, d live, gld, gld #, avantis, ilive, zed, zed #, zedi, cq, cq #, gs r #, me #, s # dlive, avantis solo, mixwizard, wz #, xone 0;
      behringer: x 32, xr #, x air, wing, xenyx, x 18, x air #; midas: m 32, pro 1, pro 2, pro 3, pro 6, pro 9, pro x, hd 96, mr #, venice, heritage, verona, m 32 r, m 32 live, mr 18;
      digico: sd #, s 21, s 31, quantum, q 225, quantum #, q 338, d 5, d 1, sd 12, sd 9, sd 10, sd 11, q 7; soundcraft: si, si #, vi #, vi, ui #, signature, epm, notepad, ghost, lx 7, gb #, spirit, mfx, efx, si expression, si impact, si performer, signature #, epm #, fx 16, mtk;
      avid: s 6 l, profile, sc 48, venue, s 3 l; mackie: 1202, 1402, 1604, profx, dl #, onyx, vlz, 802, cr 1604, profx #, dl 32, 402; ssl: l #, live l #, big six, l 200, l 500; presonus: studiolive, studio live; soundcraft: ui 24 r; lawo: mc, mc 2, mc # ; tascam: model #, sonicview; zoom: l 12, l 20, l 8, livetrak; roland: m 200, m 300, m 5000, m 480, v mixer, vr mix; cadac: cdc;
      tascam: dm #; peavey: pv #; stage tec: aurus; calrec: brio; waves: lv 1, emotion; studer: vista; innovason: eclipse; alto: live #, zmx; samson: mixpad; dynacord: powermate, cms #; tapco: mix; schertler: #, arthur, prime; rode: rodecaster; x32, m32, dlive, avantis, profx`,
  },
  stagebox: {
    en: `stagebox, stage box, digital stagebox, digital snake, audio snake, multicore, stage rack, multicore cable, sub snake, subsnake, subcore, i o rack, io box, audio multicore, xlr multicore, drop snake, audio interface, ~interface`,
    de: `stagebox, digitale stagebox, bühnenmulticore, multicore, subcore, stageracks, multicorekabel, audiointerface, kanal multicore, fach multicore`,
    fr: `boîtier de scène, multipaire, patch de scène, multipaire audio, sous patch, interface audio`,
    es: `manguera de audio, caja de escenario, manguera multipar, multipar, interfaz de audio`,
    nl: `stagebox, multikabel, multi kabel, digitale stagebox, multikabel audio`,
    models: `yamaha: rio, rio #, tio, tio #, rio # d, tio 1608; allen & heath: dx #, ar #, ab #, gx #, dt #, cdm #, dm #, ab 168, ar 2412, ar 84, dx 168, dx 32, gx 4816; behringer: s 16, s 32, sd 8, sd 16; midas: dl #, dl 32, dl 16, dl 151; digico: sd rack, d2 rack, d rack, a 168, a # d stage, mini rack, nano rack, a 164, d2, dq rack, mq rack, sd mini; soundcraft: mini stagebox, vi stagebox; motu: stage b #, m #, ultralite, # mk; rme: fireface, babyface, digiface, madiface, ufx; focusrite: scarlett, rednet, clarett; avid: stage 64, stage 16; presonus: nsb; roland: s 1608, s 0808, s 2416; optocore: x 6 r, dd 32`,
  },
  speaker_stand: {
    en: `speaker stand, loudspeaker stand, stand for speaker, pa stand, speaker pole, distance pole, sub pole, speaker tripod, wind up speaker stand, speaker mounting pole, monitor stand, distance rod, speaker stand pair, subwoofer pole`,
    de: `lautsprecher stativ, boxen stativ, lautsprecher ständer, boxen ständer, hochständer, boxenhochständer, distanzstange, distanzrohr, lautsprecher hochständer, ls stativ, stativ für lautsprecher, stativ für boxen, pa stativ, distanzstück, boxen hochständer, lautsprecher kurbelstativ`,
    fr: `pied d'enceinte, pied enceinte, pied pour enceinte, support d'enceinte, trépied enceinte, barre de couplage, pied de sono`,
    es: `soporte de altavoz, trípode de altavoz, pie de altavoz, trípode para altavoz, soporte para altavoz, trípode para bafle, soporte para bafle`,
    nl: `speakerstatief, luidspreker statief, speaker statief, luidsprekerstandaard, tussenstang, speakerstandaard`,
    models: `gravity: sp #, ssp #; k&m: 214 #, 21435, 21436, 21460, 213 #; omnitronic: bps #`,
  },
  di_box: {
    en: `di box, direct box, direct injection box, ~di, active di, active di box, passive di box, direct di box, dual passive direct di box, passive di, dual di, stereo di, d i box, reamp box`,
    de: `di box, aktive di, passive di, aktive di box, passive di box`,
    fr: `boîte de direct, boîtier di, boîte directe, di active`,
    es: `caja di, caja directa, caja de inyección, caja de inyección directa`,
    nl: `di box, di doos`,
    models: `radial: j 48, jdi, prodi, pro di, prod 2, sb #, stagebug, duplex, pro d 2, jdx, pro av, usb pro; bss: ar #, ar 133; klark teknik: dn 100, di #, dn 200, di 22 p, di 20 p; behringer: di #, ultra di; palmer: pan #; dbx: di #, db #; countryman: type 85, type 10; rupert neve: rndi; di #, dpdb`,
  },
  in_ear_monitor: {
    en: `in ear monitor, in ear monitoring, iem, in ear, in ear system, wireless in ear, in ear monitor system, iem system, wireless monitor system, in ears, iem pack, iem receiver, in ear set, earphone, in ear receiver`,
    de: `in ear monitoring, in ear system, in ear strecke, in ear anlage, in ear sender, in ear empfänger, doppelsender`,
    fr: `ear monitor, retour in ear, système ear monitor, ear monitors, système in ear`,
    es: `monitor in ear, sistema in ear, monitoreo in ear, monitores in ear, monitor intraural`,
    nl: `in ear set, in ear systeem, in ear monitoring`,
    models: `sennheiser: ew 300 iem, iem, sr #, ek # iem, iem g #, ew iem, ew iem g #, ew 300 iem g #, xsw iem, ie #, ew dx iem, sr 2050, ek 2000; shure: psm, psm #, p 9 t, p 10 t, p 9 ra, se #, p 3 t, p 10 r; ld systems: mei #, u 500 iem, u 300 iem, u 500 iem; wisycom: mtk #; akg: ivm #; mipro: mi #; lectrosonics: m 2 t, duet; audio technica: m 3, m 2`,
  },
  audio_player: {
    en: `cd player, media player audio, mp3 player, music player, audio player, sd player, background music player, minidisc, md player, cd deck, double cd player, usb player, jukebox, tape deck, playback device, walk in music player`,
    de: `cd player, cd spieler, zuspieler, musikzuspieler, audioplayer, mp3 spieler, kassettendeck, musikplayer, cd laufwerk`,
    fr: `lecteur cd, lecteur mp3, lecteur audio, platine cd, lecteur de musique`,
    es: `reproductor de cd, reproductor mp3, reproductor de audio, reproductor de música`,
    nl: `cd speler, mp3 speler, muziekspeler`,
    models: `tascam: cd #, cd 200, cd 500, ss cdr; denon: dn 500, dn #, dn 300; omnitronic: cia #, xdp #; qlab`,
  },
  audio_recorder: {
    en: `audio recorder, sound recorder, field recorder, multitrack recorder, audio recording, audio recording kit, multitrack recording, digital recorder, sound recording`,
    de: `audiorekorder, audio rekorder, mehrspur rekorder, mehrspuraufnahme, audiomitschnitt, tonaufnahme, aufnahmegerät, tonmitschnitt, mehrspurrecorder`,
    fr: `enregistreur audio, enregistreur multipiste, enregistrement audio, enregistreur`,
    es: `grabadora de audio, grabador de audio, grabación de audio, grabadora multipista`,
    nl: `audiorecorder, audio opname, geluidsopname, meersporenrecorder`,
    models: `zoom: h #, f #; tascam: dr #, x 48; joeco: blackbox; sound devices: mixpre, 633, 788, 833, 688; cymatic: live track, utrack`,
  },
  induction_loop: {
    en: `induction loop, hearing loop, audio induction loop, loop amplifier, hearing aid loop, portable induction loop, assistive listening, assistive listening system, hearing assistance`,
    de: `induktionsschleife, höranlage, induktionsanlage, hörschleife, induktive höranlage`,
    fr: `boucle magnétique, boucle à induction, boucle d'induction, boucle auditive`,
    es: `bucle magnético, bucle de inducción, lazo de inducción, aro magnético`,
    nl: `ringleiding, inductielus, inductie lus`,
  },
  audio_cable: {
    en: `audio cable, ~?cable, ~?lead, xlr cable, ~xlr, mic cable, microphone cable, speaker cable, jack cable, speakon cable, ~speakon, instrument cable, signal cable, jack lead, xlr lead, speaker lead, instrument lead, rca cable, phono cable, mini jack cable, minijack cable, jack adapter, guitar cable, hybrid cable, midi cable, antenna cable, audio lead, aux cable, aux lead, speaker cabling, power signal cable, patch cable audio, loudspeaker cable`,
    de: `xlr kabel, ~?kabel, mikrofon kabel, lautsprecher kabel, klinken kabel, instrumenten kabel, audio kabel, speakon kabel, speakon kupplung, cinch kabel, adapterkabel, hybrid kabel, signal kabel, antennenkabel, midikabel, tonkabel, xlr xlr, ~?klinke, ~?cinch, patchkabel, midi kabel, speakon lautsprecher kabel, xlr path kabel, kabel power signal, ~?kl`,
    fr: `câble xlr, câble audio, câble micro, câble haut parleur, câble jack, câble speakon, câble enceinte, câble hp, câble instrument`,
    es: `cable xlr, cable de audio, cable de micrófono, cable de altavoz, cable jack, cable speakon, cable canon`,
    nl: `xlr kabel, audiokabel, microfoonkabel, luidspreker kabel, speakerkabel, jack kabel, tulpkabel, signaalkabel`,
  },
  silent_disco: {
    en: `silent disco, silent disco headphone, silent disco transmitter, silent headphones, silent disco system, silent party headphone`,
    de: `silent disco, silent disco kopfhörer, funkkopfhörer, stille disco`,
    fr: `silent disco, casque silent disco, disco silencieuse`,
    es: `silent disco, auriculares silent disco, disco silenciosa`,
    nl: `silent disco, silent disco koptelefoon, stille disco`,
  },
  loudhailer: {
    en: `loudhailer, loud hailer, megaphone, bullhorn, bull horn`,
    de: `megafon, megaphon, flüstertüte`,
    fr: `mégaphone, porte voix`,
    es: `megáfono`,
    nl: `megafoon`,
  },
};
