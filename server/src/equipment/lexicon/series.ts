import type { Kind } from '../kinds.ts';

/** Models that everybody writes without their make, read so in a product's name and in its own category only. */
export const SERIES: Partial<Readonly<Record<Kind, string>>> = {
  speaker_top: `
    k 8, k 10, k 12, k 8.2, k 10.2, k 12.2, cp 8, cp 12, nx 45, b 112, b 115, b 212, b 215, b 112 d, b 115 d,
    ip 300, x 8, x 12, e 6, e 8, e 12, y 7 p, y 10 p, s 10, s 12, s 15, ps 8, ps 10, ps 15, ts 408, ts 410, ts 412,
    ts 415, upa, upq, upj, 112 p, 108 p, 115 xt, max 12, evid
  `,
  line_array: `
    k 1, k 2, k 3, kara, kara ii, kiva, kiva ii, kudo, v 8, v 12, y 8, y 12, t 10, j 8, j 12, q 1, mla, leopard,
    lina, panther, lyon, mina, milo
  `,
  subwoofer: `sb 15, sb 18, sb 28, sb 118, b 22, b 2, b 6, sx 118, sx 218, v sub, y sub, q sub, j sub, e 15 x, b 1800`,
  mixing_console: `
    ql 1, ql 5, cl 1, cl 3, cl 5, tf 1, tf 3, tf 5, tf rack, dm 3, dm 7, ls 9, ls 9 16, ls 9 32, m 7 cl, 01 v,
    01 v 96, mg #, mg # xu, sq 5, sq 6, sq 7, qu 16, qu 24, qu 32, qu pac, qu sb, gld 80, gld 112, cq #, wing, s 21,
    s 31, sd 5, sd 7, sd 8 24, sd 9, sd 10, sd 11, sd 12, q 225, q 338, si expression, si impact, vi 1, vi 1000,
    vi 2000, vi 3000, s 6 l, s 3 l, sc 48, studiolive, dl 1608, dl 806, dl 32 r
  `,
  stagebox: `dl 16, dl 32, dl 151, dl 153, dl 231, dl 251, s 16, sd 8, sd 16, sd rack, d rack, dq rack, rio #, tio #`,
  amplifier: `
    d 20, d 30, d 40, d 80, 5 d, 10 d, 30 d, 40 d, la 4 x, la 8, la 12 x, la 2 xi, itech #, i tech, gx 5, gx 7,
    xti #, ma 5002, ma 3600, plx #
  `,
  mic_wireless_lapel: `
    blx 14 cvl, blx 14 85, blx 14 93, slx 14 85, slx 14 93, slxd 14 85, qlxd 14 85, qlxd 14 93, glxd 14 85,
    ulxd 14 85, wl 183, wl 184, wl 185, twinplex, mke 2, me 2
  `,
  mic_headset: `
    blx 14 pg 30, blx 14 sm 35, slx 14 sm 35, slxd 14 sm 35, glxd 14 sm 35, pg 30, pga 31, sm 35, wh 20, wh 30,
    hsp 2, hsp 4
  `,
  mic_wired: `e 835, e 935, e 945, e 845, om 7, om 5, sm 86, beta 58, beta 87`,
  mic_instrument: `
    e 602, e 604, e 606, e 609, e 614, e 901, e 902, e 904, e 905, e 906, e 908, d 6, d 2, d 4, i 5, re 20, re 320,
    m 88, m 201, c 535, c 451, c 414, d 112, md 421, md 441, km 184
  `,
  di_box: `j 48, jdi, prodi, prod 2, jdx, pcdi, di 100, ar 133`,
  in_ear_monitor: `p 10 t, p 9 t, p 9 hw, p 10 r, p 9 r, p 3 t`,
  moving_head: `
    mac 250, mac 500, mac 600, mac 700, mac 2000, bmfl, esprite, mythos, fuze, fuze wash, fuze spot, artiste,
    mistral, ghibli, khamsin, focus spot, inno spot, inno pocket, maverick, rogue r 1, rogue r 2, rogue r 3, robin,
    ledwash 600, ledbeam #, pointe, diablo, perseo, eurus, domino lt, proteus, platinum #
  `,
  stage_wash: `
    slimpar pro, ovation e 910, ovation p 56, 5 px hex, 12 p hex, 18 p hex, d 40, d 60, color band, colorband pix,
    s 4 par, source four par, source 4 par, leko par, sixpar #, sixbar #
  `,
  uplight: `wdm, titan tube, wifly par, wifly, well fit, element hex, ape light`,
  profile_spot: `s 4, lustr`,
  lighting_console: `
    quartz, tiger touch, sapphire, diamond 9, roadhog, road hog, full boar, ion xe, gio, eos,
    element 40, element 60, scene setter, smartfade, congo, m 6, leap frog
  `,
  hazer: `amhaze, atme, atmosphere, hz 350, hz 500`,
  smoke_machine: `g 300, vapour, z 1500, z 3000, z 1200, viper`,
  blinder: `sunstrip`,
  strobe: `nitro 510, nitro 510 c, atomic 3000, atomic 3 k`,
  followspot: `super trouper, lancelot, korrigan, sr 136, aramis`,
  dimmer: `smartbar, betapack, betapack 2, betapack 3`,
  dmx_splitter: `datastream, data stream, lumen node, gateway 4, d fi, opto splitter, opto`,
  projector: `g 7905, pa 803, pa 1004, np p 502, pg d 50, px 1005, px 2000, wu #, dwu #`,
  video_switcher: `
    hs 2200, hs 400, e 2, s 3, s 3 4 k, ec 200, image pro, imagepro, livecore, midra, pulse 4 k, carbonite,
    picturehall, encore 3
  `,
  video_processor: `h 2, h 5, h 9, s 4 brompton, s 8, z 6, tessera, m 2 brompton`,
  video_converter: `md cross, md hx, fs 1, fs 2, fs hdr, hi 5, ha 5, 12 g cross`,
  video_recorder: `ninja, shogun, pix 240, pix 270`,
  camera: `
    ursa, z 90, z 150, z 190, z 280, c 100, c 200, c 300, c 500, ag ux #, ag hpx #, fs 7, fx 3, fx 6, fx 9, ex 1,
    ex 3, xf 305, xa #
  `,
  media_server: `watchpax, qlab, gx 1, gx 2, gx 3, vx 1, vx 2`,
  presentation_clicker: `pc mini, r 400, r 500, r 800`,
  streaming_encoder: `cube 655, cube 605, vidiu, pearl 2, pearl mini, pearl nano, solo pro, lu 600, lu 800`,
  truss: `m 29, m 39, e 20, gp 12, gp 18, 12 x 12, 16 x 16, 18 x 12, 20.5 x 20.5, 12 in plated, 20.5 in plated, plated`,
  lifting_tower: `elv, gs elc, super tower, sl 25, sla 15`,
  two_way_radio: `uv 5 r, dtr #, rdu #, cls #, xpr #, dlr #`,
  intercom: `lq r 2, ultralite, rs 601, rs 701, rs 702, ms 702, ms 704, bp 325, hme dx #, dx 210`,
  network: `nighthawk, gs 108, sg 300`,
  guitar_amp: `
    hot rod deluxe, hot rod, deluxe ri, deluxe 65 ri, twin ri, twin 65 ri, blues jr, blues junior, super reverb,
    jc 120, jc 77, ac 15, ac 30
  `,
  bass_amp: `svt, svt 810, svt 410, v 4 b`,
  drum_kit: `collectors, saturn, td 17, td 27, td 50, maple 5 pc, birch 5 pc, # pc kit`,
  keyboard: `
    stage 2 88, stage 3 88, stage 4 88, motif xf #, montage 6, montage 7, montage 8, kronos, juno ds, cp 88,
    electro 5, electro 6
  `,
  dj_player: `1200 mk #, 1210 mk #, 1200, 1210`,
};
