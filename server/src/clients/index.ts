export { type Client, createClient, findClient, type NewClient } from './clients.ts';
