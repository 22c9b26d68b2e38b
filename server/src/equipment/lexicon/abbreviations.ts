import type { Category } from '@showbill/contract';

/** What is shortened so in names and in notes off the telephone alike ("6 TBLS, 60 CHRS"): of one meaning in any text. */
export const JOTTED = `
  spkr: speaker, spkrs: speakers, ltg: lighting, scrn: screen, scrns: screens, flr: floor, stg: stage,
  tbl: table, tbls: tables, chrs: chairs, trlr: trailer, lautspr: lautsprecher
`;

/**
 * How names in catalogues and on warehouse labels are shortened, as `short: whole`. Only what has one meaning in every
 * trade and language stands here; what means different things by category stands under it below. A short one with a
 * figure behind it is rather a model: "MON 12".
 */
export const ABBREVIATIONS = `${JOTTED},
  spk: speaker, spks: speakers, loudspkr: loudspeaker, subw: subwoofer,
  uplite: uplight, uplites: uplights, uplt: uplight, lites: lights, ltng: lighting, lghtg: lighting, lghting: lighting,
  mvg: moving, mvr: mover, ellips: ellipsoidal, elip: ellipsoidal,
  pkg: package, pkgs: package, ctrl: controller, ctrlr: controller, ctlr: controller, cntrl: controller,
  wl: wireless, wless: wireless, hh: handheld, hndhld: handheld, bpk: bodypack, lavs: lav, lavmic: lavalier mic,
  rcvr: receiver, rcvrs: receivers, recvr: receiver, rcv: receiver, xmtr: transmitter, xmtter: transmitter,
  mons: monitors, mntr: monitor, proj: projector, projo: projector,
  lappy: laptop, lptp: laptop, swchr: switcher, swtchr: switcher, vid: video,
  pwr: power, pwrd: powered, distr: distribution, cbl: cable, cbls: cables,
  xtn: extension, extn: extension, geny: generator, genny: generator, gennie: generator, batt: battery,
  rsr: riser, hndrl: handrail, hrail: handrail, pltfm: platform,
  bqt: banquet, banq: banquet, rnd: round, rd: round,
  fldg: folding, fldng: folding, tblcloth: tablecloth, tcloth: tablecloth, dbl: double, sgl: single,
  blk: black, wht: white, hvy: heavy, alum: aluminium, galv: galvanised,
  htr: heater, htrs: heaters, refrig: refrigerator, dispr: dispenser,
  dlvy: delivery, dely: delivery, deliv: delivery, kybd: keyboard, kybrd: keyboard, cym: cymbal,
  opr: operator, engr: engineer, mgr: manager, asst: assistant, supv: supervisor, coord: coordinator, techs: technicians,
  barr: barrier, mrq: marquee, marq: marquee,
  ltspr: lautsprecher, mikro: mikrofon, mikros: mikrofone, mikr: mikrofon, verst: verstärker, scheinw: scheinwerfer,
  leinw: leinwand, veranst: veranstaltung, bühn: bühnen, kab: kabel,
  proy: proyector, pant: pantalla, inal: inalámbrico, inalamb: inalámbrico, ilum: iluminación, escen: escenario,
  vidéoproj: vidéoprojecteur, videoproj: vidéoprojecteur, écl: éclairage, prat: praticable, ench: enceinte, tabour: tabouret,
  luidspr: luidspreker, microf: microfoon, schijnw: schijnwerper, statf: statief, aggr: aggregaat, verdeelk: verdeelkast,
  mon: monitor, chr: chair, trk: truck, trs: truss, bp: beltpack, elec: electric, tx: transmitter, rx: receiver, gtr: guitar, perc: percussion,
  cam: camera, cams: cameras, conf: conference, dist: distribution, sq: square, stl: stool, nap: napkin, naps: napkins, ped: pedestal, amp: amplifier,
  panny: panasonic, pana: panasonic, trl: trailer, trls: trailers, stnd: stand, stnds: stands, chnl: channel,
  pkge: package, kpl: komplett, mach: machine, zub: zubehör, brn: brown, ivry: ivory,
  logi: logitech, senn: sennheiser, senny: sennheiser, sennh: sennheiser, multiq: multiquip
`;

/** What is shortened so in one category and otherwise elsewhere. */
export const ABBREVIATIONS_IN: Partial<Readonly<Record<Category, string>>> = {
  audio: `
    kan: kanal, std: stand, mxr: mixer, pwd: powered, lsp: lautsprecher, mik: mikrofon, mischp: mischpult,
    multic: multicore, endst: endstufe, stat: stativ, funkm: funkmikrofon, handm: handmikrofon,
    headm: headsetmikrofon, mengp: mengpaneel, versterk: versterker
  `,
  lighting: `
    kan: kanal, proj: projecteur, std: stand, mh: moving head, mhs: moving heads, prof: profile, fres: fresnel,
    strb: strobe, dim: dimmer, neb: nebelmaschine, stat: stativ, verf: verfolger, ctl: controller,
    schijnw: schijnwerper
  `,
  video: `
    ecr: écran, mbp: macbook pro, conf: confidence, swtr: switcher, swr: switcher, sw: switcher, clkr: clicker,
    leinw: leinwand, lw: leinwand, bildm: bildmischer, vorsch: vorschaumonitor, kam: kamera, ext: extender,
    rec: recorder
  `,
  staging: `
    adj: adjustable, wt: weight, wts: weights, fl: floor, sk: skirt, stp: step, stps: steps, plat: platform, pod: podest,
    gel: geländer, lect: lectern, pdm: podium, verkl: verkleidung
  `,
  rigging: `
    adj: adjustable, wt: weight, wts: weights, trav: traverse, kettenz: kettenzug, twr: tower, mtr: motor, mot: motor, plt: plate,
    stl: steel, bpl: base plate
  `,
  power: `
    kan: kanal, cam: camlock, cams: camlock, ext: extension cable, exts: extension cables, gen: generator,
    gens: generators, gennys: generators, verl: verlängerung, verlk: verlengkabel, aggreg: aggregat,
    stromvert: stromverteiler, kabelbr: kabelbrücke, agg: aggregat
  `,
  communications: `interp: interpretation, hs: headset, sw: switch, wt: walkie talkie, stn: station, funkger: funkgerät, portof: portofoon`,
  backline: `hdw: hardware, bs: bass, drumk: drumkit, klav: klavier, kb: keyboard`,
  furniture: `
    adj: adjustable, rd: round, rnd: round, rde: ronde, rdes: rondes, ch: chair, chs: chairs, stk: stacking, fld: folding,
    fldr: folder, klappst: klappstuhl, stapelst: stapelstuhl, barh: barhocker, bierz: bierzelt, ti: tisch,
    tis: tisch, klapst: klapstoel, kr: kruk, cktl: cocktail, bst: barstool
  `,
  structures: `
    stn: station, trl: trailer, twr: tower, bauz: bauzaun, absperrg: absperrgitter, pav: pavillon, fcg: fencing,
    barr: barrier, prt: portable, restrm: restroom, rr: restroom
  `,
  climate: `
    clr: cooler, ac: air conditioner, aircon: air conditioner, htg: heater, heizg: heizung, heizstr: heizstrahler
  `,
  sanitation: `stn: station, trl: trailer, restrm: restroom, rr: restroom, toil: toilet, urin: urinal, hw: handwash`,
  catering: `
    rd: round, rnd: round, plt: plate, plts: plates, dsrt: dessert, dess: dessert, gls: glass, glss: glasses,
    gob: goblet, spn: spoon, frk: fork, knf: knife, bev: beverage, disp: dispenser, lin: linen, chg: charger,
    sauc: saucer, champ: champagne, gl: glas, tl: teller, tischd: tischdecke, tkl: tafelkleed, chaf: chafer
  `,
  decor: `bkdrp: backdrop, ctrpc: centrepiece, carp: carpet, tepp: teppich`,
  crew: `
    elec: electrician, eng: engineer, ops: operators, sm: stage manager, pm: project manager, asm: stage manager,
    ld: lighting designer, sup: supervisor, ass: assistant, drv: driver, sec: security, sh: stagehand,
    techn: techniker, pl: projektleiter, elektr: elektriker, util: utility
  `,
  transport: `
    trl: trailer, dlv: delivery, pu: pickup, coll: collection, rtn: return, mi: mile, lief: lieferung,
    abh: abholung, bez: bezorging
  `,
};

/** Two words as the British join them: "b/pack". */
export const SLASHED = `
  w/o: without, w/l: wireless, w/less: wireless, a/c: air conditioner, p/u: pickup, s/s: stainless, s/steel: stainless,
  t/cloth: tablecloth, t/cloths: tablecloths, f/case: flight case, b/pack: bodypack, b/packs: bodypacks, b/drop: backdrop,
  d/floor: dance floor, f/spot: followspot, g/neck: gooseneck, g/rail: guardrail, h/held: handheld, h/rail: handrail,
  h/rails: handrails, h/set: headset, h/sets: headsets, l/speaker: loudspeaker, m/head: moving head, m/heads: moving heads,
  s/box: stagebox, t/lift: tail lift, t/table: turntable, w/up: wind up
`;
