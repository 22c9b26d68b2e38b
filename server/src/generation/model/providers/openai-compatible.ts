import { createOpenAICompatible } from '@ai-sdk/openai-compatible';
import type { Access, OpenProvider } from './provider.ts';

export function openOpenAICompatible({ model, apiKey, baseUrl = '', fetch }: Access): OpenProvider {
  const compatible = createOpenAICompatible({
    name: 'model',
    apiKey,
    baseURL: baseUrl,
    fetch,
    supportsStructuredOutputs: true,
    includeUsage: true,
  });
  return { model: compatible(model) };
}
