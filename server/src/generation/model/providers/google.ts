import { createGoogle } from '@ai-sdk/google';
import type { Access, OpenProvider } from './provider.ts';

const GEMINI = 'https://generativelanguage.googleapis.com/v1beta';

export function openGoogle({ model, apiKey, baseUrl, fetch }: Access): OpenProvider {
  return { model: createGoogle({ apiKey, baseURL: baseUrl ?? GEMINI, fetch })(model) };
}
