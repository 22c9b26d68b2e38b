export {
  type Client,
  type ClientDetails,
  companyOfClient,
  createClient,
  findClient,
  findPriceListOf,
  getClient,
  type NewClient,
  searchClients,
  updateClient,
} from './clients.ts';
export { bringInClients } from './import/bring-in-clients.ts';
export type { ClientImportResult } from './import/import-clients.ts';
export { CLIENT_FIELDS } from './import/types.ts';
export { presentClient } from './present-client.ts';
export { recogniseClient } from './recognise-client.ts';
