import './tables.ts';

export {
  type Account,
  type Admission,
  type Admitter,
  createAdmitter,
  type Quota,
  type RateState,
} from './admission.ts';
export {
  extendLease,
  giveBackPlace,
  HEARTBEAT_SECONDS,
  type Reservation,
  readQuota,
  reservePlace,
  settlePlace,
  sweepExpiredLeases,
} from './allowance.ts';
export { type ApiKey, createApiKey, listApiKeys, revokeApiKey } from './api-keys.ts';
export {
  type Company,
  createCompany,
  getCompany,
  inCompany,
  listCompanies,
  updateCompany,
} from './companies.ts';
export { recordedPublicUrl, recordPublicUrl } from './installation.ts';
export { isWellFormedKey } from './key-format.ts';
export type { ChargedDaysJson } from './tables.ts';
