export { evaluate, type EvaluatedBrief } from './evaluate.ts';
export type { FileFault } from './file/quoted-brief.ts';
export { readBriefs } from './file/read-briefs.ts';
export type { DraftedLine, JudgedLine, Tolerance } from './judge-brief.ts';
export { type Figures, foundPart, type Report, reportOf } from './report.ts';
