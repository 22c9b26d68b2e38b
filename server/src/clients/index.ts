export { type Client, createClient, findClient, type NewClient } from './clients.ts';
export { searchClients } from './search-clients.ts';
