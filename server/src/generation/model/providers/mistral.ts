import { createMistral } from '@ai-sdk/mistral';
import type { Access, OpenProvider } from './provider.ts';

export function openMistral({ model, apiKey, baseUrl, fetch }: Access): OpenProvider {
  const mistral = createMistral({ apiKey, baseURL: baseUrl ?? 'https://api.mistral.ai/v1', fetch });
  return { model: mistral(model), options: { mistral: { strictJsonSchema: true } } };
}
