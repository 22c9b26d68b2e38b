import { EVENT_KINDS, type EventKind, eventSchema } from '@showbill/contract';
import { z } from 'zod';
import { readProse } from '../platform/data-files.ts';

const HAPPENED: Readonly<Record<EventKind, string>> = {
  'proposal.sent': 'A proposal was sent',
  'proposal.viewed': 'A client saw a version of a proposal for the first time',
  'proposal.accepted': 'A proposal was accepted',
  'proposal.declined': 'A proposal was declined',
};

/** What holds for all events, in Markdown. */
export const EVENTS_IN_WORDS = readProse(new URL('./events-in-docs.md', import.meta.url));

/** The events as OpenAPI 3.1 has them: requests that the service makes. */
export const EVENTS = Object.fromEntries(EVENT_KINDS.map((kind) => [kind, { post: requestOf(kind) }]));

/** The bodies of all events as one JSON Schema, which is called by its own address. */
export function eventSchemas(address: string, override: NonNullable<z.core.ToJSONSchemaParams['override']>) {
  const { $schema, $defs } = z.toJSONSchema(eventSchema, { override });
  return {
    $schema,
    $id: address,
    title: 'Showbill events',
    oneOf: EVENT_KINDS.map((kind) => ({
      title: kind,
      description: HAPPENED[kind],
      allOf: [{ $ref: '#/$defs/Event' }, { properties: { type: { const: kind } } }],
    })),
    $defs,
  };
}

function requestOf(kind: EventKind) {
  return {
    summary: HAPPENED[kind],
    description: `Sent to subscriptions to \`${kind}\`.`,
    operationId: kind,
    tags: ['Webhooks'],
    // it carries a signature, and no key
    security: [],
    parameters: [
      header('webhook-id', 'Names the event: the same on every try, and when it is sent again.', { type: 'string' }),
      header('webhook-timestamp', 'When this request was signed, in seconds since 1970.', { type: 'string' }),
      header('webhook-signature', 'One signature or more, with a space between them: `v1,` and base64 each.', {
        type: 'string',
        examples: ['v1,K5oZfzN95Z9UVu1EsfQmfVNQhnkZ2pj9o9NDN/H/pI4='],
      }),
    ],
    requestBody: {
      required: true,
      content: {
        'application/json': {
          schema: { allOf: [{ $ref: '#/components/schemas/Event' }, { properties: { type: { const: kind } } }] },
        },
      },
    },
    responses: {
      '2XX': { description: 'Received. Up to 1 KiB of the answer is kept in the log of deliveries.' },
      '410': { description: 'The subscription ends: nothing more is sent to it.' },
      default: { description: 'A failure: the event is sent again later.' },
    },
  };
}

function header(name: string, description: string, schema: object) {
  return { in: 'header', name, required: true, description, schema };
}
