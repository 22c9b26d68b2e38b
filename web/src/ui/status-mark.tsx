import type { ProposalStatus } from '@showbill/contract';
import { TEXTS } from '../texts/index.ts';
import { StateMark, type Tone } from './state-mark.tsx';

const TONES: Readonly<Record<ProposalStatus, Tone>> = {
  draft: 'quiet',
  sent: 'info',
  accepted: 'good',
  declined: 'bad',
  expired: 'warn',
  cancelled: 'quiet',
};

export function StatusMark({ status }: { readonly status: ProposalStatus }) {
  return <StateMark tone={TONES[status]}>{TEXTS.statuses[status]}</StateMark>;
}
