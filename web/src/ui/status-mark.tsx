import type { ProposalStatus } from '@showbill/contract';
import { STATUS_LABEL } from '../texts.ts';

export function StatusMark({ status }: { status: ProposalStatus }) {
  return <span className={`status status-${status}`}>{STATUS_LABEL[status]}</span>;
}
