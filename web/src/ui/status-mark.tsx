import type { ProposalStatus } from '@showbill/contract';
import { TEXTS } from '../texts/index.ts';
import classes from './status-mark.module.css';

export function StatusMark({ status }: { readonly status: ProposalStatus }) {
  return <span className={`${classes.mark} ${classes[status] ?? ''}`}>{TEXTS.statuses[status]}</span>;
}
