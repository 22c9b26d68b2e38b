import type { generateText, LanguageModel } from 'ai';
import type { AwsKeys, ModelProvider } from '../../../platform/config.ts';

/**
 * Where the model is. `baseUrl` is the operator's word: it may be http and private. `openai-compatible` and `azure` need
 * it; `bedrock` needs it or a region.
 */
export interface ModelSettings {
  readonly provider: ModelProvider;
  readonly model: string;
  readonly apiKey?: string | undefined;
  readonly baseUrl?: string | undefined;
  readonly region?: string | undefined;
  /** For `bedrock` without a key: what requests are signed with. */
  readonly awsKeys?: AwsKeys | undefined;
}

/** The settings as a library gets them: all outright, since it would otherwise read keys and addresses from the environment. */
export interface Access {
  readonly model: string;
  /** Empty where none is set. */
  readonly apiKey: string;
  readonly baseUrl: string | undefined;
  readonly region: string | undefined;
  readonly awsKeys: AwsKeys | undefined;
  readonly fetch: typeof fetch;
}

export interface OpenProvider {
  readonly model: LanguageModel;
  /** What goes with each call and only this provider understands. */
  readonly options?: Parameters<typeof generateText>[0]['providerOptions'];
  /** Where the provider wants a bound or its library would set a low one. */
  readonly maxOutputTokens?: number;
}
