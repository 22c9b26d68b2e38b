import type { Access, ModelSettings, OpenProvider } from './provider.ts';

export type { ModelSettings, OpenProvider } from './provider.ts';

/** Each provider's library is loaded when it is the one that is configured. */
const OPENERS: Record<ModelSettings['provider'], () => Promise<(access: Access) => OpenProvider>> = {
  anthropic: async () => (await import('./anthropic.ts')).openAnthropic,
  openai: async () => (await import('./openai.ts')).openOpenAI,
  google: async () => (await import('./google.ts')).openGoogle,
  mistral: async () => (await import('./mistral.ts')).openMistral,
  azure: async () => (await import('./azure.ts')).openAzure,
  bedrock: async () => (await import('./bedrock.ts')).openBedrock,
  'openai-compatible': async () => (await import('./openai-compatible.ts')).openOpenAICompatible,
};

/** Makes the model of the settings, whose requests go out through `boundFetch`. */
export async function openProvider(settings: ModelSettings, boundFetch: typeof fetch): Promise<OpenProvider> {
  const { provider, model, apiKey = '', baseUrl, region, awsKeys } = settings;
  const open = await OPENERS[provider]();
  return open({ model, apiKey, baseUrl, region, awsKeys, fetch: boundFetch });
}
