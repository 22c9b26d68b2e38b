import './tables.ts';

export { agreeRight, type SeenRight } from './agree-right.ts';
export { type AgreedRight, findRight, isWithinPeriod } from './agreed-right.ts';
export { noticeHash, usualNotice } from './notice.ts';
export { type OfferedRight, offeredRight } from './offered-right.ts';
export { readRight } from './read-right.ts';
export {
  findWithdrawal,
  keepWithdrawal,
  type Withdrawal,
  type WithdrawalStatement,
} from './withdrawals.ts';
