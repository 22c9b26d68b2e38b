import type { Content } from 'pdfmake';
import { formatMoment, formatMoney, formatTime } from '../../platform/format.ts';
import type { Acceptance, Proposal } from '../../proposals/index.ts';
import { type Paper, QUIET, SIZE } from '../paper.ts';
import { clipped } from '../text/clean.ts';
import { typeset } from '../text/typeset.ts';
import type { DocumentCompany } from '../types.ts';
import { type Fact, reference } from './facts.ts';
import { heading } from './prose.ts';

const LABEL_WIDTH = 110;

/** Who accepted what, when and from where: one block, at the end of a signed copy. */
export function evidence(
  { timeZone }: DocumentCompany,
  proposal: Proposal,
  acceptance: Acceptance,
  paper: Paper,
): Content {
  const { width } = paper;
  const value = width - LABEL_WIDTH;
  return {
    unbreakable: true,
    margin: [0, 26, 0, 0],
    stack: [
      {
        canvas: [{ type: 'line', x1: 0, y1: 0, x2: width, y2: 0, lineWidth: 1.5, lineColor: paper.rule }],
        margin: [0, 0, 0, 12],
      },
      heading('Accepted'),
      ...factsOf(proposal, acceptance, timeZone).map(
        (fact): Content => ({
          columns: [
            { text: fact.label, color: QUIET, width: LABEL_WIDTH },
            { ...typeset(fact.value, { size: SIZE.text, width: value }), width: value },
          ],
          margin: [0, 0, 0, 3],
        }),
      ),
      {
        text:
          'The fingerprint is a SHA-256 hash of the accepted proposal: its number, version, title, summary, date, venue, ' +
          'lines and prices, adjustments, total and terms.',
        fontSize: SIZE.small,
        color: QUIET,
        margin: [0, 8, 0, 0],
      },
    ],
  };
}

function factsOf(proposal: Proposal, acceptance: Acceptance, timeZone: string): Fact[] {
  const { name, email, at, address, browser, version, terms, contentHash } = acceptance;
  const picked = proposal.lines.filter((line) => line.picked).map((line) => line.name);
  return [
    { label: 'Accepted by', value: clipped(name, 200) },
    { label: 'Email', value: email },
    { label: 'Reference', value: reference({ number: proposal.number, version }) },
    { label: 'Total', value: formatMoney(proposal.total, proposal.currency) },
    {
      label: 'When',
      value: `${formatMoment(at, timeZone)}, ${formatTime(at, timeZone)} (${timeZone})`,
    },
    { label: 'In UTC', value: at.toISOString() },
    { label: 'IP address', value: address ?? 'not known' },
    { label: 'Browser', value: browser === null ? 'not known' : clipped(browser, 500) },
    { label: 'Terms', value: terms === null ? 'none were set' : 'accepted, as printed above' },
    { label: 'Chosen extras', value: picked.length === 0 ? 'none' : picked.join('; ') },
    { label: 'Fingerprint', value: contentHash },
  ];
}
