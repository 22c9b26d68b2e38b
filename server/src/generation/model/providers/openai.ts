import { createOpenAI } from '@ai-sdk/openai';
import type { Access, OpenProvider } from './provider.ts';

export function openOpenAI({ model, apiKey, baseUrl, fetch }: Access): OpenProvider {
  const openai = createOpenAI({ apiKey, baseURL: baseUrl ?? 'https://api.openai.com/v1', fetch });
  return { model: openai(model), options: { openai: { store: false } } };
}
