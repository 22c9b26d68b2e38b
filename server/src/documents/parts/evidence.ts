import type { Content } from 'pdfmake';
import type { Speech } from '../../languages/index.ts';
import type { Acceptance, AgreedRight, Proposal } from '../../proposals/index.ts';
import { type Paper, QUIET, SIZE } from '../paper.ts';
import { clipped } from '../text/clean.ts';
import { typeset } from '../text/typeset.ts';
import type { DocumentCompany } from '../types.ts';
import { type Fact, reference } from './facts.ts';
import { heading } from './prose.ts';

const LABEL_WIDTH = 110;

interface Signed {
  readonly acceptance: Acceptance;
  readonly right: AgreedRight | null;
}

/** Who accepted what, when and from where: one block, at the end of a signed copy. */
export function evidence(
  { timeZone }: DocumentCompany,
  proposal: Proposal,
  { acceptance, right }: Signed,
  paper: Paper,
): Content {
  const { width, speech } = paper;
  const said = speech.texts.paper.evidence;
  const value = width - LABEL_WIDTH;
  return {
    unbreakable: true,
    margin: [0, 26, 0, 0],
    stack: [
      {
        canvas: [{ type: 'line', x1: 0, y1: 0, x2: width, y2: 0, lineWidth: 1.5, lineColor: paper.rule }],
        margin: [0, 0, 0, 12],
      },
      heading(said.heading),
      ...factsOf(proposal, { acceptance, right }, timeZone, speech).map(
        (fact): Content => ({
          columns: [
            { text: fact.label, color: QUIET, width: LABEL_WIDTH },
            { ...typeset(fact.value, { size: SIZE.text, width: value }), width: value },
          ],
          margin: [0, 0, 0, 3],
        }),
      ),
      {
        text: said.fingerprintText,
        fontSize: SIZE.small,
        color: QUIET,
        margin: [0, 8, 0, 0],
      },
    ],
  };
}

function factsOf(proposal: Proposal, { acceptance, right }: Signed, timeZone: string, speech: Speech): Fact[] {
  const { format, texts } = speech;
  const said = texts.paper.evidence;
  const { name, email, at, address, browser, version, terms, contentHash } = acceptance;
  const picked = proposal.lines.filter((line) => line.picked).map((line) => line.name);
  return [
    { label: said.by, value: clipped(name, 200) },
    { label: said.email, value: email },
    { label: said.reference, value: reference({ number: proposal.number, version }, speech) },
    { label: said.total, value: format.money(proposal.total, proposal.currency) },
    { label: said.when, value: `${format.moment(at, timeZone)}, ${format.time(at, timeZone)} (${timeZone})` },
    { label: said.utc, value: at.toISOString() },
    { label: said.address, value: address ?? said.unknown },
    { label: said.browser, value: browser === null ? said.unknown : clipped(browser, 500) },
    { label: said.terms, value: terms === null ? said.noTerms : said.acceptedTerms },
    ...(right?.askedToStart === true ? [{ label: texts.withdrawal.asked, value: texts.withdrawal.askedYes }] : []),
    { label: said.extras, value: picked.length === 0 ? said.none : picked.join('; ') },
    { label: said.fingerprint, value: contentHash },
  ];
}
