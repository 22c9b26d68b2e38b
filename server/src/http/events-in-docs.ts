import { EVENT_KINDS, type EventKind } from '@showbill/contract';
import { VERIFY_EXAMPLES } from './verify-examples.ts';

const HAPPENED: Readonly<Record<EventKind, string>> = {
  'proposal.sent': 'A proposal was sent',
  'proposal.viewed': 'A client saw a version of a proposal for the first time',
  'proposal.accepted': 'A proposal was accepted',
  'proposal.declined': 'A proposal was declined',
};

/** What holds for all events, in Markdown. */
export const EVENTS_IN_WORDS = `Each event is a POST request to the url of every subscription to its kind, as [Standard Webhooks 1.0.0](https://www.standardwebhooks.com) says.

**Answer with 2xx within 15 seconds**, and do the work after that. Anything else is a failure, a redirect too: it is never followed. After a failure the event is sent again 5 s, 5 min, 30 min, 2 h, 5 h, 10 h, 14 h, 20 h and 24 h after the one before, each up to a fifth sooner or later; \`Retry-After\` is honoured up to 24 hours. A subscription ends when the receiver answers \`410\`, or when every try has failed for 5 days; the company is told by mail.

**An event may arrive twice, and later than one that happened after it.** \`webhook-id\` is the same each time; \`timestamp\` in the body is when it happened.

**Verify each request before you trust it.** \`webhook-signature\` is \`v1,\` and the base64 of HMAC-SHA256 over \`webhook-id\`, a full stop, \`webhook-timestamp\`, a full stop and the body's bytes; the key is what follows \`whsec_\` in the signing secret, decoded from base64. For 24 hours after a new secret was made there are two signatures, with a space between them: one match is enough.

${VERIFY_EXAMPLES.map(({ language, fence, code }) => `${language}:\n\n\`\`\`${fence}\n${code}\n\`\`\``).join('\n\n')}
`;

/** The events as OpenAPI 3.1 has them: requests that the service makes. */
export const EVENTS = Object.fromEntries(EVENT_KINDS.map((kind) => [kind, { post: requestOf(kind) }]));

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
