interface OwnMail {
  /** An address, or nothing where none is known. */
  readonly to: string;
  readonly subject: string;
  readonly text: string;
}

/** The link that begins an email in the reader's own program. */
export function mailto({ to, subject, text }: OwnMail): string {
  const address = encodeURIComponent(to).replace('%40', '@');
  // RFC 6068: line breaks as CRLF
  const body = encodeURIComponent(text.replaceAll('\n', '\r\n'));
  return `mailto:${address}?subject=${encodeURIComponent(subject)}&body=${body}`;
}
