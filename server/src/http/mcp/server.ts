import {
  type CallToolResult,
  fromJsonSchema,
  type jsonSchemaValidator,
  McpServer,
  type ServerContext,
} from '@modelcontextprotocol/server';
import { readProse } from '../../platform/data-files.ts';
import { VERSION } from '../../platform/version.ts';
import { jsonSchemaOf } from './json-schema.ts';
import type { Tool } from './tool.ts';
import { TOOLS } from './tools/index.ts';

const INSTRUCTIONS = readProse(new URL('./instructions.md', import.meta.url));

/** Arguments and answers are checked by the tools themselves, which name what is wrong as the public API does. */
const unchecked: jsonSchemaValidator = {
  getValidator: () => (input) => ({ valid: true, data: input as never, errorMessage: undefined }),
};

const LISTED = TOOLS.map((tool) => ({
  tool,
  inputSchema: fromJsonSchema(jsonSchemaOf(tool.input, 'input'), unchecked),
  outputSchema: fromJsonSchema(jsonSchemaOf(tool.outline ?? tool.output, 'output'), unchecked),
}));

export type Dispatch = (tool: Tool, given: unknown, asked: ServerContext['mcpReq']) => Promise<CallToolResult>;

/** Of one request: the SDK ties a server to what it answers. */
export function createMcpServer(mayWrite: boolean, dispatch: Dispatch): McpServer {
  const server = new McpServer(
    { name: 'showbill', title: 'Showbill', version: VERSION },
    { capabilities: { tools: { listChanged: false } }, instructions: INSTRUCTIONS },
  );
  for (const { tool, inputSchema, outputSchema } of LISTED) {
    const { name, title, description, hints } = tool;
    if (!mayWrite && !hints.readOnlyHint) continue;
    const config = { title, description, inputSchema, outputSchema, annotations: hints };
    server.registerTool(name, config, (given, { mcpReq }) => dispatch(tool, given, mcpReq));
  }
  return server;
}
