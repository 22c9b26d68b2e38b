import { createAmazonBedrock } from '@ai-sdk/amazon-bedrock';
import type { Access, OpenProvider } from './provider.ts';

export function openBedrock({ model, apiKey, baseUrl, region, fetch }: Access): OpenProvider {
  // without a key the library would sign with whatever credentials of AWS the environment holds
  if (apiKey === '') throw new TypeError('bedrock needs an API key');
  if (baseUrl === undefined && region === undefined) throw new TypeError('bedrock needs a region or a base URL');
  const baseURL = baseUrl ?? `https://bedrock-runtime.${region}.amazonaws.com`;
  return { model: createAmazonBedrock({ apiKey, baseURL, fetch })(model) };
}
