/** The headers of answers as OpenAPI has them, each by its name; an answer refers to those that it may carry. */
export const HEADERS = {
  'Request-Id': {
    description: 'Names this request; give it to whoever runs the service when something is wrong.',
    required: true,
    schema: { type: 'string' },
    example: 'Vq3yT0ZkR8mA-1f',
  },
  RateLimit: {
    description:
      'What is left of the hour for this key: `r` requests now; the oldest one counted leaves the window in `t` seconds.',
    schema: { type: 'string' },
    example: '"hour";r=59;t=3600',
  },
  'RateLimit-Policy': {
    description: 'What is allowed: `q` requests of this key in any `w` seconds.',
    schema: { type: 'string' },
    example: '"hour";q=60;w=3600',
  },
  'Retry-After': {
    description: 'Seconds after which the request can be sent again. With `rate_limited` and `unavailable`.',
    schema: { type: 'integer', minimum: 1 },
    example: 30,
  },
  'WWW-Authenticate': {
    description: 'How to sign in: `Bearer`, with `error="invalid_token"` where the key that was sent is wrong.',
    required: true,
    schema: { type: 'string' },
    example: 'Bearer',
  },
  'Idempotency-Replayed': {
    description: '`true` where this is the first answer again, to a retry with the same `Idempotency-Key`.',
    schema: { type: 'string', const: 'true' },
    example: 'true',
  },
} as const;

type Header = keyof typeof HEADERS;

/** The names of the headers that an answer with this status may carry. */
export function headersOf(status: string): readonly Header[] {
  const rate = ['Request-Id', 'RateLimit', 'RateLimit-Policy'] as const;
  switch (status) {
    case '201':
      return [...rate, 'Idempotency-Replayed'];
    case '401':
      return ['Request-Id', 'WWW-Authenticate'];
    case '429':
    case '503':
      return [...rate, 'Retry-After'];
    default:
      return rate;
  }
}
