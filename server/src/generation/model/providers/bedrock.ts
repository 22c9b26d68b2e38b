import { createAmazonBedrock } from '@ai-sdk/amazon-bedrock';
import type { Access, OpenProvider } from './provider.ts';

export function openBedrock({ model, apiKey, baseUrl, region, awsKeys, fetch }: Access): OpenProvider {
  if (apiKey === '' && awsKeys === undefined) throw new TypeError('bedrock needs an API key, or keys of AWS');
  if (baseUrl === undefined && region === undefined) throw new TypeError('bedrock needs a region or a base URL');
  const baseURL = baseUrl ?? `https://bedrock-runtime.${region}.amazonaws.com`;
  const keys = apiKey === '' ? { ...awsKeys, region: region ?? '' } : { apiKey };
  return { model: createAmazonBedrock({ ...keys, baseURL, fetch })(model) };
}
