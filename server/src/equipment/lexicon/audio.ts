import type { Lexicon } from './entry.ts';

/** Loudspeakers, amplification, desks and what belongs to them; microphones have their own file. */
export const AUDIO: Lexicon = {
  speaker_top: {
    en: `%speaker, speaker on stand, speaker on a stand, speaker on pole, loudspeaker, loud speaker, pa speaker, powered speaker, active speaker, passive speaker, full range speaker,
      fullrange speaker, fullrange, top box, ?top, %tops, mid top, pa top, front of house speaker, foh speaker, powered loudspeaker,
      portable speaker, bluetooth speaker, battery speaker, point source speaker, point source, delay speaker, ~delay, fill speaker,
      front fill, area fill, wall speaker, ceiling speaker, house speaker, in house speaker, inhouse speaker, built in speaker, installed speaker, pa cabinet, speaker cabinet, speaker box, outdoor speaker, ?way speaker,
      two way speaker, # way active speaker, background music speaker, conference speaker, wireless speaker, # in cab, # in cabs, # inch cab, # inch cabs, active cab, active cabs, powered cabs`,
    de: `lautsprecher, aktiv lautsprecher, pa lautsprecher, pa box, aktiv box, lautsprecher box, boxen, ~?box, ?topteil, fullrange lautsprecher,
      akku lautsprecher, akku box, deckenlautsprecher, nearfill, frontfill, multifunktionslautsprecher, ~?ls, satellit`,
    fr: `enceinte, enceinte active, enceinte amplifiée, haut parleur, enceinte passive, enceinte portable, enceinte sur batterie,
      enceinte de sonorisation, enceinte façade`,
    es: `altavoz, altavoces, altavoz activo, bafle, parlante, caja acústica, altavoz autoamplificado, monitor autoamplificado, altavoz portátil, caja activa, cajas activas, caja autoamplificada, ~?caja #, columna activa, bocina, bocinas, bocina amplificada, bocinas amplificadas, bocina activa, bocinas activas, bafles`,
    nl: `luidspreker, luidsprekers, actieve luidspreker, speakerbox, top kast, topkast, actieve speaker, accu speaker, geluidsbox, luidsprekerkast, luidsprekerkasten, speakerkast, fullrange kast`,
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
      renkus heinz: cf #; electro voice: evid; meyer: upm, up 4, cq, msl, jm 1 p, ultra, upa 1, upj 1; turbosound: tq #, txd #, tcs; hk audio: l 5, l 5 #, linear 5, linear 3, linear 7, actor, sonar #, premium pro; fohhn: xt #, xm, pt #; tw audio: m #, t 24, c 12; peavey: hisys, pv #, dm #, ps #, rbn; tannoy: v #, vx #, vxp #, i 12; ohm: br #, cors, tru; mipro: ma #; jbl: partybox, partybox #, eon 7 #, jrx, srx, ac #, cbt; ev: everse, everse #, eliminator, zxa #, zxa 1, elx 200 #, elx 112, elx 115, deltamax; bose: 502, panaray, s 1 plus; soundboks: #, go; qsc: e #, k 8, k 10, k 12, k 2, ad s #; pioneer: xprs, xprs #, xy; voice acoustic: modular #, ikarray top, cantaloop; lambda labs: tx #, cx #, mx #; nexo: p #, epS #, eps; apg: dx #, dS #, ux; amadeus: pmx #, mpb; coda: g #, d #, hops; kv2: ex #, es #, esd #, vhd; yamaha: msr #, dsr #, ceS #, ces, s 112, s 115, c 115; mackie: srt #, thump go, c 300 z; d&b: 8 s, 5 s, 10 s, 12 s, 4 s, 24 s, e 12 d, e 6, y 7, y 10, q 7, q 10, t top; l-acoustics: a 15, a 10, x 4 i, syva low; logic: cs #, alpha, ethos, cm #; void: airmotion, air motion, air vantage, tri motion; alto: ts 4 #, busker; anchor: liberty, beacon, go getter, bigfoot, mega vox, megavox; chiayo: victory, focus, stage pro, challenger, apex; das: action, altea, vantec, event top, artec; rcf: c #, compact m, art 9 #, event; behringer: b 212, b 215, b 210, mpa #, pk; dap: k #, m; proel: v #, freepass; craaft: #; dynacord: axM #, axm, a 112, d 12, corus, cobra, xa, am #, mxe; seeburg: x #, a 4, tsm; kme: versio, vb #; yorkville: nx #, elite, ef #, yx #; eaw: kf 3 #, vfr #, ub #, radius rsx #; community: wet, r #, iboX; electro voice: sx #, tour x; adam audio: a #, t #; denon: audio commander, axis; the box: achat, pa # a; presonus: air, air #, ult #; nexo: id 24`,
  },
  speaker_column: {
    en: `column speaker, column array, column pa, line column, steerable column, speaker column, stick pa, active line column, column loudspeaker, column system, sub column, ~?column, bose stick, bose tower, speaker stick, stick speaker, bose column, bose l1, column plus sub, column + sub, column and sub, column plus bass bin`,
    de: `säulen lautsprecher, säulenanlage, zeilen lautsprecher, linienstrahler, schallzeile, tonsäule, lautsprechersäule, säulensystem, bose säule, bose säulen, aktivsäule, aktivsäulen, ld säule, säulen pa, säulenlautsprecher`,
    fr: `colonne, enceinte colonne, système colonne, ~colonne`,
    es: `columna de sonido, altavoz de columna, columna acústica, columna`,
    nl: `zuil luidspreker, kolom luidspreker, geluidszuil, zuilspeaker, kolomspeaker`,
    models: `bose: l 1, l 1 pro, l 1 compact, l 1 pro #, l 1 model; rcf: evox, evox #, evox jmix; ld systems: maui, maui #, curv; jbl: eon one, prx one;
      hk audio: lucas nano, elements, e 435; ev: evolve, evolve #; db technologies: es 503, es 802, es 1203, es 602, es 1002, ingenia; turbosound: ip 2000, ip 3000, ip 1000, ip 500, inspire ip #, ip 82;
      yamaha: stagepas 1 k, stagepas 200, vxl #; fbt: vertus; k-array: kobra, python, vyper, pinnacle; d&b: # s d, column; l-acoustics: syva; renkus heinz: iconyx;
      fohhn: linea focus, ld systems: maui; nexo: id 84, id 14; bose: ma 12; ld: maui, maui #; hk audio: polar, polar #, lucas nano #, e 110; fohhn: linea, linea #, lx, lx #, lf #; mackie: srm flex; d&b: 16 c, 24 c; samson: resound, vx 8 1, expedition column; alto: ts column; jbl: prx one, eon one #, eon one mk 2, eon one pro, eon one compact column, cbt #; behringer: c 200, c 210, c 95; das: altea duo column;  yamaha: dxl #, dxl 1 k; martin audio: blacklineX column, o line; tannoy: qflex, vls #; electro voice: evolve, evolve #, evolve 30 m, evolve 50 m; renkus heinz: iconyx, ic #; turbosound: ip #; community: entasys; db technologies: es 1203, ingenia ig #, es 503 column; roland: ba 330; audac: axir; k array: azimut; bose: l 1 model ii, l 1 model 1 s, mA 12; montarbo: nm #`,
  },
  line_array: {
    en: `array cabinet, array cabinets, array boxes, loudspeaker array, line array, line array top, line array box, line array element, line array module, array element, array speaker, line source, flown pa`,
    de: `line array top, line array topteil, line array lautsprecher, linienarray, line array modul`,
    fr: `line array, système line array, enceinte line array`,
    es: `line array, arreglo lineal, array lineal, sistema line array`,
    nl: `line array, line array top, line array kast`,
    models: `l-acoustics: kara, kara 2, kara ii, kudo, k 1, k 2, k 3, kiva, kiva ii, kiva 2, dv dosc, v dosc, l 2, l 2 d, l 1, wifo, arcs ii;
      d&b: v #, y #, q 1, j #, gsl, ksl, xsl, sl, t 10, al #, vi #, ksl #, gsl #, xsl #, kls, t #, ksli;
      db technologies: dva, dva #, dva t #, dva k #, vio l #, vio #, vio, vio l, ingenia ig #, dva mini;
      rcf: hdl, hdl #, hdl # a, ttl #, tt l #, gtx #, gtx; jbl: vtx, vtx #, vtx a #, vertec, vt #, vrx 932, brx #, eon array;
      meyer: leopard, lyon, leo, lina, mina, milo, panther, m 1 d; nexo: geo, geo m #, geo s #, stm, stm #, geo t; martin audio: wpc, wpl, wps, mla, torus, wpm, mla mini, longbow;
      adamson: s 10, s 7, e 15, e 12, is 7, is 10, y 10, cs 10; ev: x 1, x 2, xlc, xld, xle, x line; turbosound: flex array, flashline, manchester;
      eaw: kf 740, adaptive, anya, anna, redline, kf #; hk audio: cosmo, contour; fbt: myra, mitus, muse; coda: airay, tiray, viray, linus, n ray;
      outline: butterfly, mantas, gto, superfly; kling freitag: sequenza, vida; montarbo: full, palco; qsc: wl #, la 112, la 108, kla #; proel: axiom, ax #; ld systems: dave v; martin audio: w 8 lc, w 8 lm, w 8 l, w 8 lmd, omniline, mla compact, wpm; meyer: melodie, m elodie, m 2 d, m 3 d, mica; qsc: wideline, wideline #, lA #; hk audio: cosmopro, cosmo pro, cosmos; das: aero, aero #, event #, event, lara, convert; fohhn: focus, fm #; next: la #; alcons: lr #, rr #, qr; k array: kh #, kr #, mugello; apg: uniline, ul #; vue: al #; tw audio: vera, vera #; clair: cohesion, i 4, i 3, s 4, c 10, c 12; yorkville: synergy array; jbl: vtx v #, srx 9 #, srx 906, srx 910; d&b: ci flex array, b flex; coda: n ray, airline la #; nexo: geo m 6, geo m 10, geo m 12, geo s 8, geo s 12, geo d; verity: iwac #; rcf: tt+, hdl 26, hdl 28; electro voice: xld #, xlc #, xle #, x 1 #, x 2 #; db technologies: vio l 208, vio l 212; proel: ax; audiofocus: ares; renkus heinz: va #; eaw: kf 810, nt 206 l; turbosound: tfa, aspect array; dynacord: cobra #, tgx, tgl; l-acoustics: k 1 sb, kara ii i; eaw: kf 730, kf 760, kf 740`,
  },
  subwoofer: {
    en: `subwoofer, sub woofer, ~sub, bass bin, bass speaker, bass cabinet, sub bass, powered sub, active sub, bass speaker cabinet, flown sub, single 18, double 18, dual 18, sub bin, ?sub, powered # sub, # in sub, # inch sub, sub speaker, ?subs, ?bass speaker #, low end speaker, infra sub, sub cabinet, ?bass box`,
    de: `subwoofer, ~sub, bass lautsprecher, aktiv subwoofer, bassbox, bassboxen, aktiv bass, basslautsprecher, tiefton lautsprecher, ?sub, ?bass #, ?bass lautsprecher #, bass system, subwoofersystem, subbass`,
    fr: `caisson de basse, caisson de basses, caisson grave, caisson basse, subwoofer, caisson de graves, ~caisson, ?sub, ?caisson #, sub actif, caisson de basse actif, subs`,
    es: `subwoofer, subgrave, subgraves, caja de graves, altavoz de graves, subbajo, subgraves activo, ~?grave, subs, %sub`,
    nl: `subwoofer, baskast, bas luidspreker, laagkast, bas kast, subs`,
    models: `qsc: ks #, kw 181, ks 112, ks 118, ks 212; rcf: sub, sub #, 8003, 8004, 8006, 9004, 9006, 9007, tts #; d&b: b #, sl sub, v sub, y sub, q sub, j sub, e # sub, c 7 sub, b 22, b 6, b 4, b 8, sl gsub, ksl sub, xsl sub, e 15 x sub, j infra, c 4 sub, b 2;
      l-acoustics: sb #, ks #, sb, ks 21, ks 28, dv sub, syva sub; jbl: prx 818, prx 918, srx 818, srx 828, eon 718, eon 618, vtx s #, vtx b #, asb #, srx 918, srx 718, srx 728, prx 718;
      ev: elx 118, ekx 15 s, ekx 18 s, etx 15 sp, etx 18 sp, zxa # sub, elx 200 18 s, elx 200 12 s, xsub; yamaha: dxs #, dxs; mackie: srm 1801, srm 1550, thump 18 s, thump 118, drm 18 s; behringer: b 1800, b 1500, vq 1800, vq 1500;
      db technologies: vio s #, dva s #, dva ks #, ks #, s #, sub #, sub, vio s, dva s; nexo: ls #, rs #, s 118, cd #, ms #, l 15, l 18; martin audio: sx #, sxh #, sxp #, sxc #, wsx, sxcf #, blackline # b; meyer: 700 hp, 900 lfc, 1100 lfc, 750 lfc, 650 p, usw;
      eaw: sb #, 118 rs, 118; turbosound: milan m 18 b, iq 18 b, iq 15 b, tms, ts 118, nuq 118 b, tsw #; fohhn: as #, ps #, xs #; alto: ts 312 s, ts 315 s, ts # s, tx 212 s, tx 212; fbt: subline, ventis sub, x sub #;
      funktion one: f 118, f 221, f 132, br #, f 121; adamson: e 119, e 219, s 119, is 219, t 21; kling freitag: sw #, nomos; seeburg: g sub #, tse sub; ld systems: stinger sub, dave sub; void: stasys, hyperfold, venu 212; coda: sc #, scp #, sub; ev: elx 200 # s, elx 200 18, elx 200 18 sp, elx 200 12 sp, etx 18, ekx 18, zxa 1 sub, tX 1181, sb #; mackie: srm 1850, thump 115 s, drm 1850; martin audio: ws #, ws 18, s 18, s 15, s 218, wlx, sxp #, dsx, csx #; meyer: 600 hp, 500 hp, 2100 lfc, usw 1, usw 210, hp; kv2: ex 1 8, ex 2 2, es 1 8, es 2 5, vhd 2 18, ex 1 2; tw audio: b #, bsx, s #, vera s; turbosound: m 18 b, m 15 b, txd 118, tcs b #, tq 425; jbl: sb 2, vtx g 28, stx #s, asb, srx 918 s, vrx 918; apg: sb #, tb #; void: stasys #; coda: linus sub, u; next: lA sub; das: action s #, lx #, event 218, event 26, vantec 18; rcf: tts 18, 4 pro 8003; hk audio: linear sub, linear 5 118 sub, linear 5 115 sub, l sub #, sub 118, vx sub; d&b: c 7 sub, b 1; adamson: is 119, e 218, metrix sub; lambda labs: mf #, qx, qs; voice acoustic: paveosub, bass #, hdsp sub; yamaha: sw #, dxs; dynacord: axm sub, l sub, sub 1 18, sub 2 18, powersub #; pioneer: xprs 115 s, xprs 1152 s, gs wave; fohhn: ps, as; nexo: alpha s 2, l 18, l 20; proel: sw #; ld systems: sub #, stinger sub #, davE; behringer: b 1200, b 1500, b 1800; alto: ts 18 s, ts 15 s, ts 218; bose: sub 1, sub 2, f 1 sub, mb #; seeburg: g sub, l #, tse; eaw: kf sub, sbx #; electro voice: xsub, xcs #, mtl #; db technologies: dva s #; wharfedale: t sub, ax sub; soundboks: 4 sub`,
  },
  stage_monitor: {
    en: `stage monitor, floor monitor, wedge monitor, ~wedge, foldback, foldback speaker, foldback monitor, monitor wedge, monitor speaker, drum fill, drumfill, side fill, sidefill, ~monitor, stage wedge, floor wedge, monitor mix, monitor stage, foldback wedge, foldback monitor speaker, wedge speaker, floor wedge monitor, active wedge, ~foldback, fold back, fold back speaker, fold back monitor, fold back wedge`,
    de: `bühnenmonitor, bodenmonitor, monitorbox, monitor lautsprecher, monitor boxen, monitorlautsprecher, drumfill, sidefill, wedge`,
    fr: `retour de scène, retour scène, bain de pied, retour son, ~retour, enceinte de retour, moniteur de scène, moniteur scène, moniteur de plancher, moniteur de retour`,
    es: `monitor de escenario, monitor de suelo, cuña, monitor de piso, monitor de retorno`,
    nl: `podium monitor, vloermonitor, monitor wedge, podiummonitor, monitorspeaker`,
    models: `d&b: m #, m 4, m 6, m 2, max, max 2, max 12; l-acoustics: x 15 hiq, x 15, 115 xt hiq, 12 xt, 115 xt, hiq; martin audio: xe #, le #; db technologies: fm, fm #, flexsys fm, lvx xm #; nexo: # n #; rcf: nx # sma, tt # sma, # sma, nx sma, sma;
      meyer: mjf #, um #; kling freitag: k #; adamson: m 212, m 15; coda: cuem, cue four; turbosound: tfm #, tfx #; eaw: sm #, microwedge; clair: cm #; jbl: vtx m #; ev: xw #; seeburg: m #; ld systems: mon, mon #, mon # a; jbl: stx 812, stx 8 #, vtx m, srx 712, eon 208 monitor; hk audio: cadis, premium monitor, con 12; electro voice: pxm, pxm #, px #, tx 1122 fm, xw #; das: road, action m #, event m #; martin audio: xe, le; turbosound: tfm, tms monitor; next: pfa; tw audio: m 15 c; proel: wd #, edge; dynacord: axm 12 a, m 12, am 12; apg: dx 15 wedge; yamaha: sm #; behringer: vp 1220, f 1320; mackie: c 200 wedge; fbt: stage maxx, stagemaxx #; coda: cue; rcf: nx m #; clair: 12 am; nexo: 45 n; kv2: ex 12 wedge, jk #; eaw: mw #, sm; d&b: m 2; jbl: stx 815, stx 815 m`,
  },
  amplifier: {
    en: `amplifier, ~amp, power amplifier, power amp, amp rack, amplifier rack, amp module, mixer amplifier, 100 v amplifier, 100v amp, headphone amplifier, headphone amp, touring rack, amplified controller, ~?la 8, ~?la 4 x, ~?la 12 x`,
    de: `endstufe, verstärker, leistungsverstärker, digital endstufe, amping, amprack, endstufenrack, pa verstärker, systemverstärker, verstärker rack, kopfhörerverstärker`,
    fr: `amplificateur, ampli, ~ampli, ampli de puissance, rack ampli, amplificateur de puissance, contrôleur amplifié, amplificateur contrôleur`,
    es: `amplificador, etapa de potencia, amplificador de potencia, rack de amplificadores, potencia de audio`,
    nl: `versterker, eindversterker, versterkerrack`,
    models: `l-acoustics: la #, la 4 x, la 8, la 12 x, la 2 xi, la rak, la 24, la rak ii; d&b: d #, d 6, d 12, d 20, d 40, d 80, d 90, 10 d, 30 d, 5 d; crown: xti #, xli #, xls #, itech, i tech, macro tech, vrack, xti; lab gruppen: fp #, plm #, lab #, ipd #, pd;
      powersoft: k #, x #, t #, quattrocanali, ottocanali, k # dsp; camco: vortex, tecton, d power, q power; behringer: ep #, inuke, nx # d; crest: ca #, pro #; qsc: rmx #, plx #, gx #, powerlight, plx, cxd; yamaha: p # s, px #, t # n;
      the t.amp: e #, tsa, ta #, proline; hoellstern: delta; ram audio: s #, v #, w #; linea research: 44 m #, m series; mc2: e #, s #, delta; nexo: nxamp; martin audio: ikon, ik #; ev: tg #, cps #, q #; proel: hpx; pdw: #; omnitronic: mtc #; crown: cdi #, cts #, dci #, ma #, k 2, xti, macro tech #, i t #, vrack; behringer: nx #, kM #, km #; dynacord: l #, lx #, sl #, ipx #, tgx, xa, c #, powerH, h #; xta: apa #; apart: revamp, concept, pa #; cloud: cx #, cx a #, vtx #, 46 #, z 4; matrix: xt, uxt; c audio: gb #, rA #, sr #; ld systems: dp #, deep, curv amp; peavey: cs #, ipr #; electro voice: cp #, tg; proline: #; the t.amp: e, d #, quadro; qsc: isa #, cx #, usa #, rmx, mx #; lab gruppen: c #, d #, fp, plm, pdx #, e #; hk audio: vx #, vc #, pr #; d&b: 40 d, 80 d, 5 d, p 1200, e pac; l-acoustics: la 1 16 i, la 7 16; omnitronic: p #, xpa; audac: sma, cap #; rcf: hps #, dma, tpa; ecler: apa #, nxa, dpa; powersoft: duecanali, mezzo, unica, m #, d #; nexo: nxamp #; kv2: sl #, vhd amp, epak #, esp #; ohm: ka; tannoy: tx; bose: powermatch, pm #, powershare; extron: xpa; jbl: drivecore; fohhn: d 4, da; hill: dx #`,
  },
  pa_package: {
    en: `front of house system, foh system, pa system, sound system, loudspeaker system, pa package, sound package, audio package, public address system, ~public address, pa set, pa rig, sound rig, speaker system, portable pa, speech system, disco sound system, sound reinforcement system, sound reinforcement, pa kit, complete pa, audio system, speaker package, concert sound system, dj sound system, speech pa, small pa, large pa, music system, house sound system, sound event, battery pa, band pa, ?p a, ?pa, vocal pa, ?pa with #, ?pa and mic, ?pa and #, ?pa up to, ?sound for #, portable sound system, wedding sound package, disco pa, wedding pa, conference pa, meeting pa, band system, dj pa, sound kit, backyard party pa, ?disco package, ?party pa package, ?dj package, ?speech package, ?band package, ?conference sound package, ?ceremony sound package, trolley speaker, trolley speaker with mic, rechargeable trolley speaker, speech pack, party pack, pa pack, sound pack, ?band pack, ?dj pack, ?party set, ?party package, ?party system`,
    de: `?party set, ?party paket, ?party komplettset, pa anlage, tonanlage, beschallungsanlage, musikanlage, lautsprecheranlage, pa set, beschallungsset, tonpaket, audiopaket, beschallungspaket, pa komplettset, sprachanlage, beschallungssystem, musik anlage, soundanlage, soundsystem, lautsprechersystem, pa system, audiosystem, rednersystem, rednerset, mobile beschallung, komplettanlage, tonsystem, audiotechnik paket, ton paket, ton set, akku pa, konferenztechnik paket, ?pa bis, kleine pa, pa komplett, ?beschallung bis, beschallung komplett, ton komplett, sprachbeschallung, redneranlage, ~?beschallung, rednerpaket, sprachpaket`,
    fr: `système de sonorisation, système son, sono, kit sono, pack sono, système de son, pack sonorisation, sono portable, sono complète, pack son, ensemble de sonorisation, système audio, ~?sonorisation, sonorisation complète, ensemble sono, système sono, kit de sonorisation, ?sono #, enceinte autonome, sono autonome, enceinte autonome sur batterie, système de diffusion, systèmes de diffusion, système de diffusion sonore, système de diffusion façade`,
    es: `equipo de sonido, sistema de sonido, sistema de megafonía, equipo de megafonía, equipo de música, sistema de audio, pack de sonido, equipo de audio, equipo pa, sistema pa`,
    nl: `geluidsinstallatie, geluidsset, geluidssysteem, pa set, pa systeem, geluidspakket, omroepinstallatie, muziekinstallatie, speechset, spraakset, audio set, discoset, geluid set, kleine p a, grote p a, speechpakket, spraakpakket, batterijspeaker met micro, batterijluidspreker met micro, accu pa, accu geluidsset, batterij pa, accuset geluid, mobiele geluidsset op accu`,
    models: `fender: passport; yamaha: stagepas; bose: s 1 pro system; yamaha: stagepas 300, stagepas 400, stagepas 500, stagepas 600, stagepas 400 bt, stagepas 600 bt, stagepas 400 i, stagepas 600 i; fender: passport #; ld systems: roadman; db technologies: es #x; hk audio: lucas 2 k, elements system`,
  },
  mixing_console: {
    en: `mixing console, mixing desk, ~mixer, yamaha desk, midas desk, soundcraft desk, digico desk, allen heath desk, behringer desk, avid desk, audio mixing desk, sound desk, audio mixer, audio console, digital mixer, analogue mixer, analog mixer, digital desk, mixing board, sound board, soundboard, channel board, channel desk, channel console, sound mixer, digital mixing console, digital console, foh console, monitor console, monitor desk, foh desk, foh mixer, ?mixing, rack mixer, powered mixer, audio desk, # channel mixer, # ch mixer, # channel desk, mixer channel, powered desk, analogue desk, analog desk, line mixer, sound desk channel, rack mount mixer, digital mix rack, mixing desk digital, submixer, ?sound console, broadcast mixer, front of house console, house console`,
    de: `mischpult, ton mischpult, digital mischpult, audio mischpult, mischer, ~?pult, digitalpult, tonpult, digitalmixer, powermixer, audiomixer, foh pult, monitorpult, ton pult, mischkonsole`,
    fr: `table de mixage, console de mixage, console son, console numérique, mixeur, console audio, ~console, console façade, console retours, console de retours, console retour, console face, console de façade, mélangeur audio, table de mixage numérique, console # voies, table # voies, mixage numérique, console de mix, mixette audio`,
    es: `mesa de mezclas, consola, consolas, consola de audio, mesa de sonido, mezcladora, mesa digital, consola de sonido, mezclador, consola de mezcla, mezcladora de audio, mesa de control, mesas de control, mesa de control de sonido`,
    nl: `mengtafel, mengpaneel, mixer, geluidstafel, digitale mengtafel, mengtafel`,
    models: `yamaha: ql, ql #, cl, cl #, tf, tf #, ls 9, m 7 cl, m 7, dm #, rivage, pm #, pm 5 d, mg #, mgp #, 01 v, 01 v 96, ls 9 #, dm 3, dm 7, dm 3 s;
      allen & heath: sq, sq #, qu, qu #, dlive, dlive c, dlive s, d live, gld, gld #, avantis, ilive, zed, zed #, zedi, cq, cq #, gs r #, me #, s # dlive, avantis solo, mixwizard, wz #, xone 0;
      behringer: x 32, xr #, x air, wing, xenyx, x 18, x air #; midas: m 32, pro 1, pro 2, pro 3, pro 6, pro 9, pro x, hd 96, mr #, venice, heritage, verona, m 32 r, m 32 live, mr 18;
      digico: sd #, s 21, s 31, quantum, q 225, quantum #, q 338, d 5, d 1, sd 12, sd 9, sd 10, sd 11, q 7; soundcraft: si, si #, vi #, vi, ui #, signature, epm, notepad, ghost, lx 7, gb #, spirit, mfx, efx, si expression, si impact, si performer, signature #, epm #, fx 16, mtk;
      avid: s 6 l, profile, sc 48, venue, s 3 l; mackie: 1202, 1402, 1604, profx, dl #, onyx, vlz, 802, cr 1604, profx #, dl 32, 402; ssl: l #, live l #, big six, l 200, l 500; presonus: studiolive, studio live; soundcraft: ui 24 r; lawo: mc, mc 2, mc # ; tascam: model #, sonicview; zoom: l 12, l 20, l 8, livetrak; roland: m 200, m 300, m 5000, m 480, v mixer, vr mix; cadac: cdc;
      tascam: dm #; peavey: pv #; stage tec: aurus; calrec: brio; waves: lv 1, emotion; studer: vista; innovason: eclipse; alto: live #, zmx; samson: mixpad; dynacord: powermate, cms #; tapco: mix; schertler: #, arthur, prime; rode: rodecaster; x32, m32, dlive, avantis, profx; soundcraft: mfxi, mfxi #, epm, lx #, fx, si compact, notepad #, vi #, delta; qsc: touchmix, touchmix #; rode: rodecaster, rodecaster pro, caster; ld: vibz, vibz #; ld systems: vibz, vibz #; samson: mxp, mxp #, mixpad #; solid state logic: live; yamaha: mgp, mx #, emx #, pm 7, pm 10, dm 2000, o 1 v, 02 r, im 8, mg; tascam: model; studiomaster: digilive, air, trilogy, club; alto: truemix, trumix; behringer: xenyx #, qx #, ub #, eurorack, flow, flow 8, x 32 compact, x 32 producer, x 32 rack, wing compact, wing rack, ddx #; midas: pro #, heritage d, verona, legend, dm 12; allen & heath: gs, mixwizard, pa #, xb #, zed, qu pac, qu sb, sq rack, ml #, gl #, ilive t, ahm; dynacord: powermate #, cms; peavey: pv, xr #, rq #, 16 fx; mackie: mix #, 1604 vlz, 1202 vlz, 1402 vlz, 2404, 3204, ppm #, onyx #, axis, dc 16; presonus: sl #; phonic: helix, am #; crest: xr; zoom: l 20 r; topp pro: #; digico: quantum 112; roland: vr 3`,
  },
  stagebox: {
    en: `stagebox, stage box, digital stagebox, digital snake, audio snake, multicore, stage rack, multicore cable, sub snake, subsnake, subcore, i o rack, io box, audio multicore, xlr multicore, drop snake, audio interface, ~interface, ~?snake`,
    de: `stagebox, digitale stagebox, bühnenmulticore, multicore, subcore, stageracks, multicorekabel, audiointerface, kanal multicore, fach multicore`,
    fr: `boîtier de scène, multipaire, patch de scène, multipaire audio, sous patch, interface audio`,
    es: `manguera de audio, caja de escenario, manguera multipar, multipar, interfaz de audio, ?manguera #, manguera # canales, manguera de # canales, manguera xlr, rack de escenario, cajetín de escenario`,
    nl: `stagebox, multikabel, multi kabel, digitale stagebox, multikabel audio`,
    models: `yamaha: rio, rio #, tio, tio #, rio # d, tio 1608; allen & heath: dx #, ar #, ab #, gx #, dt #, cdm #, dm #, ab 168, ar 2412, ar 84, dx 168, dx 32, gx 4816; behringer: s 16, s 32, sd 8, sd 16; midas: dl #, dl 32, dl 16, dl 151; digico: sd rack, d2 rack, d rack, a 168, a # d stage, mini rack, nano rack, a 164, d2, dq rack, mq rack, sd mini; soundcraft: mini stagebox, vi stagebox; motu: stage b #, m #, ultralite, # mk; rme: fireface, babyface, digiface, madiface, ufx; focusrite: scarlett, rednet, clarett; avid: stage 64, stage 16; presonus: nsb; roland: s 1608, s 0808, s 2416; optocore: x 6 r, dd 32; motu: 828, # es, 8 pre; audient: id #, evo; neutrik: na 2, na2 io, na 2 io; audinate: avio; focusrite: scarlett #, clarett; klark teknik: dn 9 #; midas: dl; yamaha: rio, rmio, rsio, ri #, ro #; allen & heath: dx, ar, gx; digico: d 2 rack, sd nano, orange box, 4 rea 4; presonus: nsb #; soundcraft: stagebox #; lawo: compact io; apogee: duet; universal audio: apollo; native instruments: komplete audio; behringer: umc #, uphoria; ssl: sb #`,
  },
  speaker_stand: {
    en: `speaker stand, loudspeaker stand, stand for speaker, pa stand, speaker pole, distance pole, sub pole, speaker tripod, wind up speaker stand, speaker mounting pole, monitor stand, distance rod, speaker stand pair, subwoofer pole, loudspeaker stand wind up, wind up loudspeaker stand, speaker stand wind up, loudspeaker tripod, sub pole m 20, sub spacer pole, pole for sub, pa tripod, speaker tripod stand, tripod for top, tripod for tops, stand for top, stand for tops, stand for cab, pole for top, loudspeaker pole, speaker stand crank up`,
    de: `lautsprecher stativ, boxen stativ, lautsprecher ständer, boxen ständer, hochständer, boxenhochständer, distanzstange, distanzrohr, lautsprecher hochständer, ls stativ, stativ für lautsprecher, stativ für boxen, pa stativ, distanzstück, boxen hochständer, lautsprecher kurbelstativ`,
    fr: `pied d'enceinte, pied enceinte, pied pour enceinte, support d'enceinte, trépied enceinte, barre de couplage, pied de sono, barre de liaison, trépied d'enceinte, pied d'enceintes, pied sono, barre sub tête, pieds enceinte, barre de couplage sub`,
    es: `soporte de altavoz, trípode de altavoz, pie de altavoz, trípode para altavoz, soporte para altavoz, trípode para bafle, soporte para bafle, trípode altavoz, tripode altavoz, soporte altavoz, pie altavoz, barra de unión altavoz, trípode de columna`,
    nl: `speakerstatief, luidspreker statief, speaker statief, luidsprekerstandaard, tussenstang, speakerstandaard, statief voor topkast, topkaststatief`,
    models: `gravity: sp #, ssp #; k&m: 214 #, 21435, 21436, 21460, 213 #; omnitronic: bps #; ultimate: ts #; athletic: box #, box; on stage: ss #; k&m: 24 6, 21450, 21463, 21366, 21367, 21340, 26736; hercules: ss #; gravity: ssp`,
  },
  di_box: {
    en: `di box, !dis, direct box, direct injection box, ~di, active di, active di box, passive di box, direct di box, dual passive direct di box, passive di, dual di, stereo di, d i box, reamp box, direct box hook, direct box hookup, direct box hook ups`,
    de: `di box, !dis, di's, aktive di, passive di, aktive di box, passive di box`,
    fr: `boîte de direct, di's, boîtier di, boîte directe, di active, boîtier de direct, boîtier de direct actif, boîte de direct active`,
    es: `caja di, caja directa, caja de inyección, caja de inyección directa`,
    nl: `di box, !dis, di's, di doos`,
    models: `radial: j 48, jdi, prodi, pro di, prod 2, sb #, stagebug, duplex, pro d 2, jdx, pro av, usb pro; bss: ar #, ar 133; klark teknik: dn 100, di #, dn 200, di 22 p, di 20 p; behringer: di #, ultra di; palmer: pan #; dbx: di #, db #; countryman: type 85, type 10; rupert neve: rndi; di #, dpdb; radial: trim two, trim, pro 48, j 33, prodi stereo; whirlwind: director, imp; art: z direct, dti; samson: s direct, mdr; la audio: di; millenium: di; orchid: classic di; walrus: canvas; palmer: di; emo: e #; warm audio: wa di`,
  },
  in_ear_monitor: {
    en: `in ear monitor, in ear monitoring, iem, in ear, in ear system, wireless in ear, in ear monitor system, iem system, wireless monitor system, in ears, iem pack, iem receiver, in ear set, earphone, in ear receiver, in ear pack, ear monitors, in ear monitoring system, in ear beltpack, wireless iem, stereo in ear, personal monitor mixer, iem set, iem transmitter, ears sennheiser g4, ears # pack, in ear monitor wireless set`,
    de: `in ear monitoring, in ear system, in ear strecke, in ear anlage, in ear sender, in ear empfänger, doppelsender`,
    fr: `ear monitor, retour in ear, système ear monitor, ear monitors, système in ear`,
    es: `monitor in ear, sistema in ear, monitoreo in ear, monitores in ear, monitor intraural`,
    nl: `in ear set, in ear systeem, in ear monitoring`,
    models: `sennheiser: ew 300 iem, iem, sr #, ek # iem, iem g #, ew iem, ew iem g #, ew 300 iem g #, xsw iem, ie #, ew dx iem, sr 2050, ek 2000; shure: psm, psm #, p 9 t, p 10 t, p 9 ra, se #, p 3 t, p 10 r; ld systems: mei #, u 500 iem, u 300 iem, u 500 iem; wisycom: mtk #; akg: ivm #; mipro: mi #; lectrosonics: m 2 t, duet; audio technica: m 3, m 2; behringer: p 1, p 2, p 16; fischer amps: in ear, drum; xvive: u 4; shure: psm, psm #, p 10 r, p 9 r, p 3 r, p 3 t, p 9 t, p 10 t, se #, psm 900, psm 300; sennheiser: sr iem, ek iem, ew iem, iem #, 2000 iem, ie #, xsw iem, sr #, ek #, ew d iem, spectera; ld systems: mei, mei #; wisycom: mtk #, mpr #; mipro: mi #; lectrosonics: m 2; audio technica: m 2, m 3; jts: siem #; akg: ivm #; phenyx: ptm; klark teknik: dp 48; allen & heath: me 1, me 500; aviom: a #, a 16, a 360; galaxy: as #; relacart: pm #`,
  },
  audio_player: {
    en: `cd player, media player audio, mp3 player, music player, audio player, sd player, background music player, minidisc, md player, cd deck, double cd player, usb player, jukebox, tape deck, playback device, walk in music player, bluetooth receiver, bluetooth input, bluetooth adaptor, bluetooth adapter, bluetooth module, phone input, phone lead, ipad input, bluetooth di, player cd usb bt, player cd usb, media player denon dn 500bd, cd usb player`,
    de: `cd player, cd spieler, zuspieler, musikzuspieler, audioplayer, mp3 spieler, kassettendeck, musikplayer, cd laufwerk`,
    fr: `lecteur cd, lecteur mp3, lecteur audio, platine cd, lecteur de musique`,
    es: `reproductor de cd, reproductor mp3, reproductor de audio, reproductor de música`,
    nl: `cd speler, mp3 speler, muziekspeler`,
    models: `tascam: cd #, cd 200, cd 500, ss cdr; denon: dn 500, dn #, dn 300; omnitronic: cia #, xdp #; qlab; denon: dn 300 z, dn 500 r, dn 500 cb, dn s, dn d, dn c, dn 700, dn 500 bt; numark: mp #; gemini: cd; tascam: cd, cd #, bd #; marantz: pmd 326, pmd 5 #, pmcd; american audio: mcd; omnitronic: xcp`,
  },
  audio_recorder: {
    en: `audio recorder, sound recorder, field recorder, multitrack recorder, audio recording, audio recording kit, multitrack recording, digital recorder, sound recording, stereo recording, multitrack, recording multitrack, recorded multitrack, record the audio, recorder zoom h6, recorder stereo, recorder 6 trk, stereo recorder, recorder tascam`,
    de: `audiorekorder, audio rekorder, mehrspur rekorder, mehrspuraufnahme, audiomitschnitt, tonaufnahme, aufnahmegerät, tonmitschnitt, mehrspurrecorder, mitschnitt des tons, tonaufzeichnung, audioaufzeichnung`,
    fr: `enregistreur audio, enregistreur multipiste, enregistrement audio, enregistreur, enregistrement sonore, enregistrement du son`,
    es: `grabadora de audio, grabador de audio, grabación de audio, grabadora multipista, grabación del audio, grabación sonora`,
    nl: `audiorecorder, audio opname, geluidsopname, meersporenrecorder, geluidsregistratie, opname van het geluid`,
    models: `zoom: h #, f #; tascam: dr #, x 48; joeco: blackbox; sound devices: mixpre, 633, 788, 833, 688; cymatic: live track, utrack; tascam: ss cdr, ss r, da 3000, hs p, dr #; marantz: pmd 6 #, pmd 561, pmd 661, pmd 671; roland: r 26, r 05, r 44, r 88; zoom: h #, f #, r #; joeco: blackbox; sound devices: 6 #, 7 #, mixpre, 888; cymatic: utrack, lr 16; olympus: ls; nagra: #`,
  },
  induction_loop: {
    en: `induction loop, hearing loop, audio induction loop, loop amplifier, hearing aid loop, portable induction loop, assistive listening, assistive listening system, hearing assistance, hearing loop amplifier, induction loop amplifier, portable hearing loop, audio loop, counter loop, loop system, assisted listening, assisted listening system, assistive listening device, loop kit, portable loop kit, portable loop, hearing loop kit, ?loop system, audio frequency induction loop, ?loop amplifier, loop amp, ?~loop, loop case`,
    de: `induktionsschleife, höranlage, induktionsanlage, hörschleife, induktive höranlage`,
    fr: `boucle magnétique, boucle à induction, boucle d'induction, boucle auditive`,
    es: `bucle magnético, bucle de inducción, lazo de inducción, aro magnético`,
    nl: `ringleiding, inductielus, inductie lus`,
    models: `ampetronic: ild #, cls #, mlD; contacta: v #, hls #; geemarc: #; univox: dls #, pls #, cls #`,
  },
  audio_cable: {
    en: `audio cable, ~?cable, ~?lead, xlr cable, ~xlr, mic cable, microphone cable, speaker cable, jack cable, speakon cable, ~speakon, instrument cable, signal cable, jack lead, xlr lead, speaker lead, instrument lead, rca cable, phono cable, mini jack cable, minijack cable, jack adapter, guitar cable, hybrid cable, midi cable, antenna cable, audio lead, aux cable, aux lead, speaker cabling, power signal cable, patch cable audio, loudspeaker cable, minijack to, jack to, nl 4 cable, nl 2, jack to jack, cable speaker, cable xlr, lead xlr, mic lead, dante cable, rca to jack, minijack to jack, y lead, insert cable, audio snake, mic snake, ~?snake, stage snake, # ch snake, # channel snake, # x # snake`,
    de: `xlr kabel, ~?kabel, mikrofon kabel, lautsprecher kabel, klinken kabel, instrumenten kabel, audio kabel, speakon kabel, speakon kupplung, cinch kabel, adapterkabel, hybrid kabel, signal kabel, antennenkabel, midikabel, tonkabel, xlr xlr, ~?klinke, ~?cinch, patchkabel, midi kabel, speakon lautsprecher kabel, xlr path kabel, kabel power signal, ~?kl`,
    fr: `câble xlr, câble audio, câble micro, câble haut parleur, câble jack, câble speakon, câble enceinte, câble hp, câble instrument`,
    es: `cable xlr, cable de audio, cable de micrófono, cable de altavoz, cable jack, cable speakon, cable canon`,
    nl: `xlr kabel, audiokabel, microfoonkabel, luidspreker kabel, speakerkabel, jack kabel, tulpkabel, signaalkabel`,
  },
  silent_disco: {
    en: `silent disco, silent disco headphone, silent disco transmitter, silent headphones, silent disco system, silent party headphone, quiet clubbing, quiet clubbing headphones, silent party headphones`,
    de: `silent disco, silent disco kopfhörer, funkkopfhörer, stille disco`,
    fr: `silent disco, casque silent disco, disco silencieuse, casque silent party, casque silent, silent party, casque silencieux`,
    es: `silent disco, auriculares silent disco, disco silenciosa`,
    nl: `silent disco, silent disco koptelefoon, stille disco`,
  },
  press_feed: {
    en: `press feed, press feeds, press mult, press mult box, press mult boxes, mult box, media feed, media feeds, media split, media mult, press split, press splitter, pressbox, press distribution box, press audio feed, press pool feed, pool feed, press patch, press bridge`,
    de: `pressesplitter, presse splitter, pressebox, presseverteiler, presse verteiler, pressefeed, presse feed, pressesignal, pressetonverteiler, presseanschluss`,
    fr: `boîtier presse, boîtiers presse, boitier presse, répartiteur presse, distributeur presse, valise presse, split presse, prise presse`,
    es: `distribuidor de prensa, caja de prensa, splitter de prensa, toma de prensa, distribuidor de audio para prensa, reparto de prensa`,
    nl: `persbox, persverdeler, perssplitter, pers splitter, persfeed, pers feed`,
  },
  loudhailer: {
    en: `loudhailer, loud hailer, megaphone, bullhorn, bull horn`,
    de: `megafon, megaphon, flüstertüte`,
    fr: `mégaphone, porte voix`,
    es: `megáfono`,
    nl: `megafoon`,
  },
};
