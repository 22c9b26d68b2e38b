/** The token of a bearer header; another scheme or no token counts as none. */
export function bearerToken(header: string | undefined): string | null {
  return /^bearer +(\S.*?) *$/i.exec(header ?? '')?.[1] ?? null;
}
