/** Headers of every HTML page: nothing of another origin is loaded, no page but `frames` frames it, no address leaks. */
export function pageHeaders(policy: {
  readonly style: string;
  readonly script?: string;
  readonly connect?: string;
  readonly form?: string;
  /** Which pages may frame it. */
  readonly frames?: string;
}) {
  const { style, script = "'none'", connect = "'none'", form = "'none'", frames = "'none'" } = policy;
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
      `frame-ancestors ${frames}`,
    ].join('; '),
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'same-origin',
  };
}
