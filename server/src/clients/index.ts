export {
  type Client,
  type ClientDetails,
  companyOfClient,
  createClient,
  findClient,
  getClient,
  type NewClient,
  searchClients,
  updateClient,
} from './clients.ts';
export { recogniseClient } from './recognise-client.ts';
