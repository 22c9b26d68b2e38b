/** The named parts of an address that hold text; numbers that look like text stay text. */
export function textOf<Name extends string>(
  search: Readonly<Record<string, unknown>>,
  names: readonly Name[],
): { readonly [Key in Name]?: string } {
  const found: { [Key in Name]?: string } = {};
  for (const name of names) {
    const value = search[name];
    if (typeof value === 'string' && value !== '') found[name] = value;
    if (typeof value === 'number') found[name] = String(value);
  }
  return found;
}
