import type { EvalBrief } from '../expectation.ts';
import { HELDOUT_A } from './a/index.ts';
import { HELDOUT_AA } from './aa/index.ts';
import { HELDOUT_AB } from './ab/index.ts';
import { HELDOUT_AC } from './ac/index.ts';
import { HELDOUT_AD } from './ad/index.ts';
import { HELDOUT_AE } from './ae/index.ts';
import { HELDOUT_AF } from './af/index.ts';
import { HELDOUT_AG } from './ag/index.ts';
import { HELDOUT_AH } from './ah/index.ts';
import { HELDOUT_AI } from './ai/index.ts';
import { HELDOUT_AL } from './al/index.ts';
import { HELDOUT_AM } from './am/index.ts';
import { HELDOUT_AN } from './an/index.ts';
import { HELDOUT_AO } from './ao/index.ts';
import { HELDOUT_AP } from './ap/index.ts';
import { HELDOUT_AQ } from './aq/index.ts';
import { HELDOUT_AR } from './ar/index.ts';
import { HELDOUT_AS } from './as/index.ts';
import { HELDOUT_AT } from './at/index.ts';
import { HELDOUT_AU } from './au/index.ts';
import { HELDOUT_AV } from './av/index.ts';
import { HELDOUT_AW } from './aw/index.ts';
import { HELDOUT_AX } from './ax/index.ts';
import { HELDOUT_AY } from './ay/index.ts';
import { HELDOUT_AZ } from './az/index.ts';
import { HELDOUT_B } from './b/index.ts';
import { HELDOUT_BA } from './ba/index.ts';
import { HELDOUT_BB } from './bb/index.ts';
import { HELDOUT_BC } from './bc/index.ts';
import { HELDOUT_BD } from './bd/index.ts';
import { HELDOUT_BE } from './be/index.ts';
import { HELDOUT_BF } from './bf/index.ts';
import { HELDOUT_BG } from './bg/index.ts';
import { HELDOUT_BH } from './bh/index.ts';
import { HELDOUT_BI } from './bi/index.ts';
import { HELDOUT_BJ } from './bj/index.ts';
import { HELDOUT_BK } from './bk/index.ts';
import { HELDOUT_BL } from './bl/index.ts';
import { HELDOUT_BM } from './bm/index.ts';
import { HELDOUT_BN } from './bn/index.ts';
import { HELDOUT_BO } from './bo/index.ts';
import { HELDOUT_BP } from './bp/index.ts';
import { HELDOUT_BQ } from './bq/index.ts';
import { HELDOUT_BR } from './br/index.ts';
import { HELDOUT_BS } from './bs/index.ts';
import { HELDOUT_BT } from './bt/index.ts';
import { HELDOUT_BU } from './bu/index.ts';
import { HELDOUT_BV } from './bv/index.ts';
import { HELDOUT_BW } from './bw/index.ts';
import { HELDOUT_BX } from './bx/index.ts';
import { HELDOUT_BY } from './by/index.ts';
import { HELDOUT_BZ } from './bz/index.ts';
import { HELDOUT_C } from './c/index.ts';
import { HELDOUT_CA } from './ca/index.ts';
import { HELDOUT_CB } from './cb/index.ts';
import { HELDOUT_CC } from './cc/index.ts';
import { HELDOUT_CD } from './cd/index.ts';
import { HELDOUT_CE } from './ce/index.ts';
import { HELDOUT_CF } from './cf/index.ts';
import { HELDOUT_CG } from './cg/index.ts';
import { HELDOUT_CH } from './ch/index.ts';
import { HELDOUT_CI } from './ci/index.ts';
import { HELDOUT_CJ } from './cj/index.ts';
import { HELDOUT_CK } from './ck/index.ts';
import { HELDOUT_CL } from './cl/index.ts';
import { HELDOUT_CM } from './cm/index.ts';
import { HELDOUT_CN } from './cn/index.ts';
import { HELDOUT_CO } from './co/index.ts';
import { HELDOUT_CP } from './cp/index.ts';
import { HELDOUT_CQ } from './cq/index.ts';
import { HELDOUT_CR } from './cr/index.ts';
import { HELDOUT_CS } from './cs/index.ts';
import { HELDOUT_CT } from './ct/index.ts';
import { HELDOUT_CU } from './cu/index.ts';
import { HELDOUT_CV } from './cv/index.ts';
import { HELDOUT_CW } from './cw/index.ts';
import { HELDOUT_CX } from './cx/index.ts';
import { HELDOUT_D } from './d/index.ts';
import { HELDOUT_E } from './e/index.ts';
import { HELDOUT_F } from './f/index.ts';
import { HELDOUT_G } from './g/index.ts';
import { HELDOUT_H } from './h/index.ts';
import { HELDOUT_I } from './i/index.ts';
import { HELDOUT_J } from './j/index.ts';
import { HELDOUT_K } from './k/index.ts';
import { HELDOUT_L } from './l/index.ts';
import { HELDOUT_M } from './m/index.ts';
import { HELDOUT_N } from './n/index.ts';
import { HELDOUT_O } from './o/index.ts';
import { HELDOUT_P } from './p/index.ts';
import { HELDOUT_Q } from './q/index.ts';
import { HELDOUT_R } from './r/index.ts';
import { HELDOUT_S } from './s/index.ts';
import { HELDOUT_T } from './t/index.ts';
import { HELDOUT_U } from './u/index.ts';
import { HELDOUT_V } from './v/index.ts';
import { HELDOUT_W } from './w/index.ts';
import { HELDOUT_X } from './x/index.ts';
import { HELDOUT_Y } from './y/index.ts';
import { HELDOUT_Z } from './z/index.ts';

/** The held-out briefs, by their sets. */
export const HELDOUT = {
  a: HELDOUT_A,
  b: HELDOUT_B,
  c: HELDOUT_C,
  d: HELDOUT_D,
  e: HELDOUT_E,
  f: HELDOUT_F,
  g: HELDOUT_G,
  h: HELDOUT_H,
  i: HELDOUT_I,
  j: HELDOUT_J,
  k: HELDOUT_K,
  l: HELDOUT_L,
  m: HELDOUT_M,
  n: HELDOUT_N,
  o: HELDOUT_O,
  p: HELDOUT_P,
  q: HELDOUT_Q,
  r: HELDOUT_R,
  s: HELDOUT_S,
  t: HELDOUT_T,
  u: HELDOUT_U,
  v: HELDOUT_V,
  w: HELDOUT_W,
  x: HELDOUT_X,
  y: HELDOUT_Y,
  z: HELDOUT_Z,
  aa: HELDOUT_AA,
  ab: HELDOUT_AB,
  ac: HELDOUT_AC,
  ad: HELDOUT_AD,
  ae: HELDOUT_AE,
  af: HELDOUT_AF,
  ag: HELDOUT_AG,
  ah: HELDOUT_AH,
  ai: HELDOUT_AI,
  al: HELDOUT_AL,
  am: HELDOUT_AM,
  an: HELDOUT_AN,
  ao: HELDOUT_AO,
  ap: HELDOUT_AP,
  aq: HELDOUT_AQ,
  ar: HELDOUT_AR,
  as: HELDOUT_AS,
  at: HELDOUT_AT,
  au: HELDOUT_AU,
  av: HELDOUT_AV,
  aw: HELDOUT_AW,
  ax: HELDOUT_AX,
  ay: HELDOUT_AY,
  az: HELDOUT_AZ,
  ba: HELDOUT_BA,
  bb: HELDOUT_BB,
  bc: HELDOUT_BC,
  bd: HELDOUT_BD,
  be: HELDOUT_BE,
  bf: HELDOUT_BF,
  bg: HELDOUT_BG,
  bh: HELDOUT_BH,
  bi: HELDOUT_BI,
  bj: HELDOUT_BJ,
  bk: HELDOUT_BK,
  bl: HELDOUT_BL,
  bm: HELDOUT_BM,
  bn: HELDOUT_BN,
  bo: HELDOUT_BO,
  bp: HELDOUT_BP,
  bq: HELDOUT_BQ,
  br: HELDOUT_BR,
  bs: HELDOUT_BS,
  bt: HELDOUT_BT,
  bu: HELDOUT_BU,
  bv: HELDOUT_BV,
  bw: HELDOUT_BW,
  bx: HELDOUT_BX,
  by: HELDOUT_BY,
  bz: HELDOUT_BZ,
  ca: HELDOUT_CA,
  cb: HELDOUT_CB,
  cc: HELDOUT_CC,
  cd: HELDOUT_CD,
  ce: HELDOUT_CE,
  cf: HELDOUT_CF,
  cg: HELDOUT_CG,
  ch: HELDOUT_CH,
  ci: HELDOUT_CI,
  cj: HELDOUT_CJ,
  ck: HELDOUT_CK,
  cl: HELDOUT_CL,
  cm: HELDOUT_CM,
  cn: HELDOUT_CN,
  co: HELDOUT_CO,
  cp: HELDOUT_CP,
  cq: HELDOUT_CQ,
  cr: HELDOUT_CR,
  cs: HELDOUT_CS,
  ct: HELDOUT_CT,
  cu: HELDOUT_CU,
  cv: HELDOUT_CV,
  cw: HELDOUT_CW,
  cx: HELDOUT_CX,
} as const satisfies Readonly<Record<string, readonly EvalBrief[]>>;

export const ALL_HELDOUT: readonly EvalBrief[] = Object.values(HELDOUT).flat();

/** Sets that nobody who mends the engine has opened: nothing is learned from them. */
export const UNREAD: ReadonlySet<string> = new Set(['ah', 'cd', 'cq', 'cr', 'cs', 'cx']);
