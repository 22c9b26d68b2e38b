import { createAnthropic } from '@ai-sdk/anthropic';
import type { Access, OpenProvider } from './provider.ts';

/** Anthropic wants a bound; 4,096, its library's own for models it does not know, cuts long lists. */
const OUTPUT_TOKENS = 16_000;

export function openAnthropic({ model, apiKey, baseUrl, fetch }: Access): OpenProvider {
  const anthropic = createAnthropic({ apiKey, baseURL: baseUrl ?? 'https://api.anthropic.com/v1', fetch });
  return { model: anthropic(model), maxOutputTokens: OUTPUT_TOKENS };
}
