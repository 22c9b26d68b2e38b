/**
 * How names in catalogues and on warehouse labels are shortened, as `short: whole`. Only what has one meaning in every
 * trade and language stands here; one that means different things by category is a phrase of its kind. A short one with
 * a figure behind it is rather a model: "MON 12".
 */
export const ABBREVIATIONS = `
  spkr: speaker, spkrs: speakers, spk: speaker, spks: speakers, loudspkr: loudspeaker, subw: subwoofer,
  uplite: uplight, uplites: uplights, uplt: uplight, lites: lights, ltg: lighting, ltng: lighting, lghtg: lighting, lghting: lighting,
  mvg: moving, mvr: mover, ellips: ellipsoidal, elip: ellipsoidal,
  pkg: package, pkgs: package, ctrl: controller, ctrlr: controller, ctlr: controller, cntrl: controller,
  wl: wireless, wless: wireless, hh: handheld, hndhld: handheld, bpk: bodypack, lavs: lav, lavmic: lavalier mic,
  rcvr: receiver, rcvrs: receivers, recvr: receiver, rcv: receiver, xmtr: transmitter, xmtter: transmitter,
  mons: monitors, mntr: monitor, proj: projector, projo: projector, scrn: screen,
  lappy: laptop, lptp: laptop, swchr: switcher, swtchr: switcher, vid: video,
  pwr: power, pwrd: powered, distr: distribution, cbl: cable, cbls: cables,
  xtn: extension, extn: extension, geny: generator, genny: generator, gennie: generator, batt: battery,
  flr: floor, rsr: riser, hndrl: handrail, hrail: handrail, pltfm: platform,
  tbl: table, tbls: tables, chrs: chairs, bqt: banquet, banq: banquet, rnd: round, rd: round,
  fldg: folding, fldng: folding, tblcloth: tablecloth, tcloth: tablecloth, dbl: double, sgl: single,
  blk: black, wht: white, adj: adjustable, hvy: heavy, alum: aluminium, galv: galvanised,
  htr: heater, htrs: heaters, refrig: refrigerator, dispr: dispenser,
  trlr: trailer, dlvy: delivery, dely: delivery, deliv: delivery, kybd: keyboard, kybrd: keyboard, cym: cymbal,
  opr: operator, engr: engineer, mgr: manager, asst: assistant, supv: supervisor, coord: coordinator, techs: technicians,
  barr: barrier, mrq: marquee, marq: marquee,
  lautspr: lautsprecher, ltspr: lautsprecher, mikro: mikrofon, mikros: mikrofone, mikr: mikrofon, verst: verstärker, scheinw: scheinwerfer,
  leinw: leinwand, veranst: veranstaltung, bühn: bühnen, kab: kabel,
  proy: proyector, pant: pantalla, inal: inalámbrico, inalamb: inalámbrico, ilum: iluminación, escen: escenario,
  vidéoproj: vidéoprojecteur, videoproj: vidéoprojecteur, écl: éclairage, prat: praticable, ench: enceinte, tabour: tabouret,
  luidspr: luidspreker, microf: microfoon, schijnw: schijnwerper, statf: statief, aggr: aggregaat, verdeelk: verdeelkast,
  mon: monitor, stg: stage, chr: chair, trk: truck, trs: truss, bp: beltpack, elec: electric, tx: transmitter, rx: receiver, gtr: guitar, perc: percussion,
  cam: camera, cams: cameras, conf: conference, dist: distribution, sq: square, stl: stool, nap: napkin, naps: napkins, ped: pedestal, amp: amplifier,
  panny: panasonic, pana: panasonic, logi: logitech, senn: sennheiser, senny: sennheiser, sennh: sennheiser, multiq: multiquip
`;
