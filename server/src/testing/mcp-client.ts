import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
import { Client as FirstClient } from '@modelcontextprotocol/sdk/client/index.js';
import { StreamableHTTPClientTransport as FirstTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js';

/** The official clients: of the newest revision of the protocol, of the one before it, and of the library before. */
export const GENERATIONS = ['newest revision', 'older revision', 'older library'] as const;
export type Generation = (typeof GENERATIONS)[number];

export interface ToolResult {
  readonly isError: boolean;
  readonly structured: unknown;
  /** Of its first text, as JSON where it is such. */
  // oxlint-disable-next-line typescript/no-explicit-any -- tests look into results of every shape
  readonly said: any;
}

export interface ModelClient {
  readonly instructions: string | undefined;
  // oxlint-disable-next-line typescript/no-explicit-any -- schemas of every shape
  listTools(): Promise<readonly any[]>;
  call(name: string, given?: Record<string, unknown>, options?: CallOptions): Promise<ToolResult>;
  close(): Promise<void>;
}

export interface CallOptions {
  readonly onProgress?: (message: string | undefined) => void;
  readonly signal?: AbortSignal;
}

/** Connects to /mcp below an address, as a program with a key does. */
export async function connectModel(
  address: string,
  key: string,
  generation: Generation = 'newest revision',
): Promise<ModelClient> {
  const url = new URL(`${address}/mcp`);
  const requestInit = { headers: { authorization: `Bearer ${key}` } };
  const info = { name: 'test', version: '1.0.0' };
  if (generation === 'older library') {
    const client = new FirstClient(info);
    await client.connect(new FirstTransport(url, { requestInit }));
    return {
      instructions: client.getInstructions(),
      listTools: async () => (await client.listTools()).tools,
      call: async (name, given = {}, options = {}) =>
        resultOf(await client.callTool({ name, arguments: given }, undefined, optionsOf(options))),
      close: () => client.close(),
    };
  }
  const mode = generation === 'newest revision' ? 'auto' : 'legacy';
  const client = new Client(info, { versionNegotiation: { mode } });
  await client.connect(new StreamableHTTPClientTransport(url, { requestInit }));
  return {
    instructions: client.getInstructions(),
    listTools: async () => (await client.listTools()).tools,
    call: async (name, given = {}, options = {}) =>
      resultOf(await client.callTool({ name, arguments: given }, optionsOf(options))),
    close: () => client.close(),
  };
}

function optionsOf({ onProgress, signal }: CallOptions) {
  return {
    ...(onProgress !== undefined && {
      onprogress: ({ message }: { readonly message?: string | undefined }) => onProgress(message),
    }),
    ...(signal !== undefined && { signal }),
  };
}

function resultOf(result: unknown): ToolResult {
  const { isError, structuredContent, content } = result as {
    readonly isError?: boolean;
    readonly structuredContent?: unknown;
    readonly content: readonly { readonly text?: string }[];
  };
  return { isError: isError === true, structured: structuredContent, said: parsed(content[0]?.text ?? '') };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
