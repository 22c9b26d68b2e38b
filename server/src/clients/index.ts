export {
  type Client,
  type ClientDetails,
  createClient,
  findClient,
  getClient,
  type NewClient,
  searchClients,
  updateClient,
} from './clients.ts';
export { recogniseClient } from './recognise-client.ts';
