import { createAzure } from '@ai-sdk/azure';
import type { Access, OpenProvider } from './provider.ts';

/** The model is the name of a deployment. */
export function openAzure({ model, apiKey, baseUrl, fetch }: Access): OpenProvider {
  if (baseUrl === undefined) throw new TypeError('azure needs a base URL');
  const azure = createAzure({ apiKey, baseURL: apiOf(baseUrl), fetch });
  return { model: azure(model), options: { azure: { store: false } } };
}

/** The portal shows a resource's bare address, below which the API is at /openai/v1; a gateway's path is taken as it is. */
function apiOf(baseUrl: string): string {
  return new URL(baseUrl).pathname === '/' ? new URL('/openai/v1', baseUrl).href : baseUrl;
}
