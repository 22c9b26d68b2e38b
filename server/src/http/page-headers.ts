/** Headers of every HTML page: nothing of another origin is loaded, no page frames it, no address leaks. */
export function pageHeaders(policy: {
  readonly style: string;
  readonly script?: string;
  readonly connect?: string;
  readonly form?: string;
}) {
  const { style, script = "'none'", connect = "'none'", form = "'none'" } = policy;
  return {
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': [
      "default-src 'none'",
      `script-src ${script}`,
      `style-src ${style}`,
      `connect-src ${connect}`,
      "font-src 'self'",
      "img-src 'self'",
      "base-uri 'self'",
      `form-action ${form}`,
      "frame-ancestors 'none'",
    ].join('; '),
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'same-origin',
  };
}
