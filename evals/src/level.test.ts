import { beforeAll, describe, expect, it } from 'vitest';
import { createBuiltinDrafter } from '../../server/src/generation/index.ts';
import { BRIEFS } from './briefs/index.ts';
import { CATALOGUES } from './catalogue-names.ts';
import { evaluate } from './evaluate.ts';
import type { EvalBrief } from './expectation.ts';
import { HELDOUT } from './heldout/index.ts';
import { readingOf } from './reading.ts';
import { type Judged, ratio, type Totals, totalsOf } from './totals.ts';

/** The level the built-in planner is held to: a change that makes it worse fails here. `npm run eval` shows where. */
const LEAST = [
  { measure: 'musts', least: 0.97 },
  { measure: 'units', least: 0.97 },
  { measure: 'exclusions', least: 1 },
  { measure: 'shoulds', least: 0.9 },
  { measure: 'facts', least: 0.99 },
  { measure: 'unmet', least: 0.9 },
] as const;
const MOST = { struck: 0.02, unmetWrong: 10 };
const READ = { demo: 0.99, klangwerk: 0.99, larkfield: 0.99 };

/** What the sets that were held out until they had been read are held to: a point below what was reached. */
const SETS = [
  { set: 'a', briefs: HELDOUT.a, musts: 0.906, units: 0.916, exclusions: 0.99, struck: 0.037 },
  { set: 'b', briefs: HELDOUT.b, musts: 0.859, units: 0.909, exclusions: 0.985, struck: 0.073 },
  { set: 'c', briefs: HELDOUT.c, musts: 0.942, units: 0.981, exclusions: 0.99, struck: 0.045 },
  { set: 'd', briefs: HELDOUT.d, musts: 0.902, units: 0.949, exclusions: 0.982, struck: 0.063 },
  { set: 'f', briefs: HELDOUT.f, musts: 0.923, units: 0.96, exclusions: 0.981, struck: 0.051 },
  { set: 'g', briefs: HELDOUT.g, musts: 0.94, units: 0.966, exclusions: 0.99, struck: 0.07 },
  { set: 'h', briefs: HELDOUT.h, musts: 0.937, units: 0.95, exclusions: 0.979, struck: 0.045 },
  { set: 'i', briefs: HELDOUT.i, musts: 0.918, units: 0.925, exclusions: 0.99, struck: 0.055 },
  { set: 'j', briefs: HELDOUT.j, musts: 0.917, units: 0.943, exclusions: 0.983, struck: 0.09 },
  { set: 'k', briefs: HELDOUT.k, musts: 0.895, units: 0.95, exclusions: 0.979, struck: 0.103 },
  { set: 'l', briefs: HELDOUT.l, musts: 0.834, units: 0.808, exclusions: 0.845, struck: 0.185 },
  { set: 'm', briefs: HELDOUT.m, musts: 0.858, units: 0.882, exclusions: 0.793, struck: 0.222 },
  { set: 'n', briefs: HELDOUT.n, musts: 0.929, units: 0.961, exclusions: 0.987, struck: 0.046 },
  { set: 'o', briefs: HELDOUT.o, musts: 0.801, units: 0.852, exclusions: 0.952, struck: 0.154 },
  { set: 'p', briefs: HELDOUT.p, musts: 0.893, units: 0.936, exclusions: 0.957, struck: 0.082 },
  { set: 'q', briefs: HELDOUT.q, musts: 0.906, units: 0.943, exclusions: 0.971, struck: 0.081 },
  { set: 'r', briefs: HELDOUT.r, musts: 0.962, units: 0.978, exclusions: 0.99, struck: 0.056 },
  { set: 's', briefs: HELDOUT.s, musts: 0.928, units: 0.946, exclusions: 0.99, struck: 0.038 },
  { set: 't', briefs: HELDOUT.t, musts: 0.939, units: 0.959, exclusions: 0.99, struck: 0.075 },
  { set: 'u', briefs: HELDOUT.u, musts: 0.927, units: 0.927, exclusions: 0.99, struck: 0.064 },
  { set: 'v', briefs: HELDOUT.v, musts: 0.953, units: 0.969, exclusions: 0.99, struck: 0.056 },
  { set: 'w', briefs: HELDOUT.w, musts: 0.948, units: 0.964, exclusions: 0.99, struck: 0.045 },
  { set: 'x', briefs: HELDOUT.x, musts: 0.907, units: 0.963, exclusions: 0.99, struck: 0.071 },
  { set: 'y', briefs: HELDOUT.y, musts: 0.932, units: 0.973, exclusions: 0.99, struck: 0.074 },
  { set: 'z', briefs: HELDOUT.z, musts: 0.925, units: 0.941, exclusions: 0.99, struck: 0.07 },
  { set: 'ab', briefs: HELDOUT.ab, musts: 0.921, units: 0.935, exclusions: 0.979, struck: 0.049 },
  { set: 'ac', briefs: HELDOUT.ac, musts: 0.905, units: 0.947, exclusions: 0.982, struck: 0.047 },
  { set: 'ad', briefs: HELDOUT.ad, musts: 0.933, units: 0.957, exclusions: 0.986, struck: 0.055 },
  { set: 'ae', briefs: HELDOUT.ae, musts: 0.919, units: 0.938, exclusions: 0.979, struck: 0.05 },
  { set: 'af', briefs: HELDOUT.af, musts: 0.945, units: 0.943, exclusions: 0.99, struck: 0.056 },
  { set: 'ag', briefs: HELDOUT.ag, musts: 0.939, units: 0.937, exclusions: 0.975, struck: 0.049 },
  { set: 'ai', briefs: HELDOUT.ai, musts: 0.925, units: 0.953, exclusions: 0.969, struck: 0.047 },
  { set: 'al', briefs: HELDOUT.al, musts: 0.959, units: 0.967, exclusions: 0.99, struck: 0.055 },
  { set: 'am', briefs: HELDOUT.am, musts: 0.944, units: 0.931, exclusions: 0.964, struck: 0.07 },
  { set: 'an', briefs: HELDOUT.an, musts: 0.941, units: 0.931, exclusions: 0.985, struck: 0.083 },
  { set: 'ao', briefs: HELDOUT.ao, musts: 0.944, units: 0.981, exclusions: 0.984, struck: 0.042 },
  { set: 'ap', briefs: HELDOUT.ap, musts: 0.92, units: 0.932, exclusions: 0.99, struck: 0.105 },
  { set: 'aq', briefs: HELDOUT.aq, musts: 0.932, units: 0.954, exclusions: 0.99, struck: 0.039 },
  { set: 'ar', briefs: HELDOUT.ar, musts: 0.95, units: 0.938, exclusions: 0.99, struck: 0.057 },
  { set: 'as', briefs: HELDOUT.as, musts: 0.923, units: 0.964, exclusions: 0.99, struck: 0.067 },
  { set: 'at', briefs: HELDOUT.at, musts: 0.93, units: 0.961, exclusions: 0.99, struck: 0.051 },
  { set: 'au', briefs: HELDOUT.au, musts: 0.939, units: 0.977, exclusions: 0.99, struck: 0.045 },
  { set: 'av', briefs: HELDOUT.av, musts: 0.942, units: 0.941, exclusions: 0.99, struck: 0.075 },
  { set: 'aw', briefs: HELDOUT.aw, musts: 0.925, units: 0.961, exclusions: 0.99, struck: 0.057 },
  { set: 'ax', briefs: HELDOUT.ax, musts: 0.936, units: 0.936, exclusions: 0.99, struck: 0.053 },
  { set: 'ay', briefs: HELDOUT.ay, musts: 0.961, units: 0.948, exclusions: 0.99, struck: 0.079 },
  { set: 'az', briefs: HELDOUT.az, musts: 0.958, units: 0.938, exclusions: 0.99, struck: 0.061 },
  { set: 'ba', briefs: HELDOUT.ba, musts: 0.948, units: 0.968, exclusions: 0.99, struck: 0.04 },
  { set: 'bb', briefs: HELDOUT.bb, musts: 0.966, units: 0.974, exclusions: 0.99, struck: 0.044 },
  { set: 'bc', briefs: HELDOUT.bc, musts: 0.972, units: 0.972, exclusions: 0.99, struck: 0.038 },
  { set: 'bd', briefs: HELDOUT.bd, musts: 0.933, units: 0.922, exclusions: 0.99, struck: 0.058 },
  { set: 'be', briefs: HELDOUT.be, musts: 0.957, units: 0.977, exclusions: 0.99, struck: 0.051 },
  { set: 'bf', briefs: HELDOUT.bf, musts: 0.925, units: 0.955, exclusions: 0.984, struck: 0.063 },
  { set: 'bg', briefs: HELDOUT.bg, musts: 0.935, units: 0.939, exclusions: 0.961, struck: 0.073 },
  { set: 'bh', briefs: HELDOUT.bh, musts: 0.919, units: 0.946, exclusions: 0.984, struck: 0.045 },
  { set: 'bi', briefs: HELDOUT.bi, musts: 0.927, units: 0.966, exclusions: 0.979, struck: 0.049 },
  { set: 'bj', briefs: HELDOUT.bj, musts: 0.957, units: 0.969, exclusions: 0.99, struck: 0.034 },
  { set: 'bk', briefs: HELDOUT.bk, musts: 0.897, units: 0.96, exclusions: 0.98, struck: 0.081 },
  { set: 'bl', briefs: HELDOUT.bl, musts: 0.952, units: 0.978, exclusions: 0.99, struck: 0.041 },
  { set: 'bm', briefs: HELDOUT.bm, musts: 0.96, units: 0.984, exclusions: 0.983, struck: 0.068 },
  { set: 'bn', briefs: HELDOUT.bn, musts: 0.956, units: 0.978, exclusions: 0.99, struck: 0.047 },
  { set: 'bo', briefs: HELDOUT.bo, musts: 0.919, units: 0.971, exclusions: 0.985, struck: 0.076 },
  { set: 'bp', briefs: HELDOUT.bp, musts: 0.958, units: 0.943, exclusions: 0.975, struck: 0.055 },
  { set: 'bq', briefs: HELDOUT.bq, musts: 0.876, units: 0.909, exclusions: 0.99, struck: 0.083 },
  { set: 'br', briefs: HELDOUT.br, musts: 0.937, units: 0.954, exclusions: 0.99, struck: 0.05 },
  { set: 'bs', briefs: HELDOUT.bs, musts: 0.937, units: 0.954, exclusions: 0.978, struck: 0.057 },
  { set: 'bt', briefs: HELDOUT.bt, musts: 0.88, units: 0.923, exclusions: 0.972, struck: 0.111 },
  { set: 'bu', briefs: HELDOUT.bu, musts: 0.924, units: 0.945, exclusions: 0.966, struck: 0.13 },
  { set: 'bv', briefs: HELDOUT.bv, musts: 0.923, units: 0.958, exclusions: 0.99, struck: 0.072 },
  { set: 'bx', briefs: HELDOUT.bx, musts: 0.938, units: 0.916, exclusions: 0.99, struck: 0.062 },
  { set: 'by', briefs: HELDOUT.by, musts: 0.926, units: 0.98, exclusions: 0.99, struck: 0.037 },
  { set: 'bz', briefs: HELDOUT.bz, musts: 0.913, units: 0.89, exclusions: 0.939, struck: 0.099 },
  { set: 'ca', briefs: HELDOUT.ca, musts: 0.937, units: 0.958, exclusions: 0.99, struck: 0.045 },
  { set: 'cc', briefs: HELDOUT.cc, musts: 0.92, units: 0.966, exclusions: 0.975, struck: 0.066 },
  { set: 'ce', briefs: HELDOUT.ce, musts: 0.909, units: 0.943, exclusions: 0.973, struck: 0.062 },
  { set: 'cf', briefs: HELDOUT.cf, musts: 0.912, units: 0.975, exclusions: 0.99, struck: 0.021 },
  { set: 'cg', briefs: HELDOUT.cg, musts: 0.918, units: 0.954, exclusions: 0.99, struck: 0.11 },
  { set: 'ch', briefs: HELDOUT.ch, musts: 0.935, units: 0.93, exclusions: 0.99, struck: 0.061 },
  { set: 'ci', briefs: HELDOUT.ci, musts: 0.909, units: 0.95, exclusions: 0.983, struck: 0.097 },
  { set: 'aa', briefs: HELDOUT.aa, musts: 0.95, units: 0.939, exclusions: 0.99, struck: 0.039 },
  { set: 'bw', briefs: HELDOUT.bw, musts: 0.959, units: 0.948, exclusions: 0.99, struck: 0.061 },
  { set: 'cb', briefs: HELDOUT.cb, musts: 0.87, units: 0.927, exclusions: 0.99, struck: 0.058 },
  { set: 'cj', briefs: HELDOUT.cj, musts: 0.907, units: 0.932, exclusions: 0.979, struck: 0.063 },
  { set: 'ck', briefs: HELDOUT.ck, musts: 0.909, units: 0.927, exclusions: 0.99, struck: 0.07 },
  { set: 'cl', briefs: HELDOUT.cl, musts: 0.951, units: 0.975, exclusions: 0.99, struck: 0.05 },
  { set: 'cm', briefs: HELDOUT.cm, musts: 0.903, units: 0.88, exclusions: 0.969, struck: 0.16 },
  { set: 'cn', briefs: HELDOUT.cn, musts: 0.878, units: 0.914, exclusions: 0.917, struck: 0.113 },
  { set: 'co', briefs: HELDOUT.co, musts: 0.929, units: 0.925, exclusions: 0.954, struck: 0.294 },
  { set: 'cp', briefs: HELDOUT.cp, musts: 0.786, units: 0.961, exclusions: 0.969, struck: 0.31 },
  { set: 'cv', briefs: HELDOUT.cv, musts: 0.93, units: 0.952, exclusions: 0.979, struck: 0.048 },
  { set: 'ct', briefs: HELDOUT.ct, musts: 0.88, units: 0.892, exclusions: 0.942, struck: 0.174 },
  { set: 'cu', briefs: HELDOUT.cu, musts: 0.816, units: 0.929, exclusions: 0.94, struck: 0.283 },
  { set: 'cw', briefs: HELDOUT.cw, musts: 0.968, units: 0.984, exclusions: 0.99, struck: 0.064 },
] as const;

let judged: readonly Judged[];
let totals: Totals;

function judge(briefs: readonly EvalBrief[]): Promise<readonly Judged[]> {
  return evaluate(briefs, { drafter: createBuiltinDrafter(), timeoutSeconds: 60, atOnce: 1 });
}

beforeAll(async () => {
  judged = await judge(BRIEFS);
  totals = totalsOf(judged);
}, 120_000);

describe('the built-in planner', () => {
  it.each(LEAST)('reaches its level of $measure: $least at least', ({ measure, least }) => {
    expect(ratio(totals[measure])).toBeGreaterThanOrEqual(least);
  });

  it('keeps what a person would strike to its level', () => {
    expect(ratio(totals.struck, 0)).toBeLessThanOrEqual(MOST.struck);
    expect(totals.unmetWrong).toBeLessThanOrEqual(MOST.unmetWrong);
  });

  it('drafts something for every brief', () => {
    expect(judged.filter(({ outcome }) => outcome.draft === null).map(({ outcome }) => outcome.brief.id)).toEqual([]);
  });

  it('never names products of elsewhere, broken numbers or what a brief orders it to say', () => {
    expect(judged.flatMap(({ score }) => score.faults)).toEqual([]);
  });

  it('does the same again', async () => {
    const again = await judge(BRIEFS);
    expect(again.map(({ outcome }) => outcome.draft)).toEqual(judged.map(({ outcome }) => outcome.draft));
  });
});

describe('the sets that were held out', () => {
  it.each(SETS)('are kept at their level: $set', { timeout: 120_000 }, async ({ briefs, ...level }) => {
    const reached = totalsOf(await judge(briefs));
    expect(ratio(reached.musts)).toBeGreaterThanOrEqual(level.musts);
    expect(ratio(reached.units)).toBeGreaterThanOrEqual(level.units);
    expect(ratio(reached.exclusions)).toBeGreaterThanOrEqual(level.exclusions);
    expect(ratio(reached.struck, 0)).toBeLessThanOrEqual(level.struck);
  });
});

describe('the products of a catalogue', () => {
  it.each(CATALOGUES)('are read as what they are: %s', (name) => {
    expect(ratio(readingOf(name))).toBeGreaterThanOrEqual(READ[name]);
  });
});
