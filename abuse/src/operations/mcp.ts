import * as fc from 'fast-check';
import type { Tool } from '../../../server/src/http/mcp/tool.ts';
import { TOOLS } from '../../../server/src/http/mcp/tools/index.ts';
import { attemptsAt, callersOf } from '../attempts.ts';
import type { Place } from '../from-schema.ts';
import { isObject, type Json, type JsonObject } from '../json.ts';
import { idOf } from '../likely.ts';
import type { Operation } from '../operation.ts';
import type { Named } from '../placeholders.ts';
import { fromZod } from '../zod-schema.ts';
import { asText, section } from './parts.ts';

const NEWEST = '2026-07-28';
const CALLERS = callersOf({ owner: 20, nobody: 1, outsider: 1, starter: 1, cancelled: 1, empty: 1, 'used up': 1 });

/** What the ids among a tool's arguments are of. */
const KNOWN: ReadonlyMap<Place, Named> = new Map([
  ['id', 'proposal'],
  ['changes.line_id', 'line'],
  ['changes.product_id', 'product'],
  ['items', 'product'],
  ['client_id', 'client'],
]);

/** Arguments that name something of another company. */
const OF_ANOTHER: Readonly<Record<string, (id: string) => JsonObject>> = {
  get_proposal: (id) => ({ id }),
  preview_sending: (id) => ({ id }),
  send_proposal: (id) => ({ id, confirmation: 'x' }),
  answer_questions: (id) => ({ id, revision: 0, answers: [{ question: 'How high is it?' }] }),
  change_proposal: (id) => ({ id, revision: 0, changes: [{ kind: 'set_title', title: 'Ours' }] }),
};

/** Each tool of the Model Context Protocol, in the newest revision of it and the one before. */
export function mcpOperations(): readonly Operation[] {
  return TOOLS.map(ofTool);
}

function ofTool({ name, input }: Tool): Operation {
  const foreign = OF_ANOTHER[name];
  return {
    name: `mcp ${name}`,
    face: 'MCP',
    weight: 8,
    attempts: attemptsAt({
      allowed: fc
        .tuple(fromZod(name, input, KNOWN), fc.nat(2), fc.boolean())
        .map(([given, revision, isNew]) => calling(name, withRevision(given, revision), isNew)),
      ofAnother:
        foreign &&
        fc
          .tuple(idOf('other', 'proposal'), fc.boolean())
          .map(([id, isNew]) => calling(name, foreign(asText(id)), isNew)),
      callers: CALLERS,
      entitled: 'owner',
    }),
    forbidden: ['nobody', 'outsider', 'starter', 'cancelled'],
    write: (parts) => ({
      method: 'POST',
      path: '/mcp',
      headers: {
        'content-type': 'application/json',
        ...Object.fromEntries(
          Object.entries(section(parts, 'header')).map(([header, value]) => [header, asText(value)]),
        ),
      },
      body: Buffer.from(JSON.stringify(isObject(parts) ? (parts['body'] ?? null) : null)),
    }),
  };
}

/** A draft has been changed a few times at most. */
function withRevision(given: Json, revision: number): Json {
  return isObject(given) && 'revision' in given ? { ...given, revision } : given;
}

function calling(name: string, given: Json, isNew: boolean): Json {
  const meta = {
    'io.modelcontextprotocol/protocolVersion': NEWEST,
    'io.modelcontextprotocol/clientInfo': { name: 'abuse', version: '1' },
    'io.modelcontextprotocol/clientCapabilities': {},
  };
  const params = { name, arguments: given, ...(isNew && { _meta: meta }) };
  const newest = { 'mcp-protocol-version': NEWEST, 'mcp-method': 'tools/call', 'mcp-name': name };
  return {
    header: { accept: 'application/json, text/event-stream', ...(isNew && newest) },
    body: { jsonrpc: '2.0', id: 1, method: 'tools/call', params },
  };
}
