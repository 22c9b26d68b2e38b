/** Pictures of lines as a document holds them. */
export interface HeldPictures {
  /** By name, as data URLs. */
  readonly images: Readonly<Record<string, string>>;
  /** Which one is shown, by line. */
  readonly names: ReadonlyMap<string, string>;
}

/** Each picture once, however many lines show it. */
export function heldOnce(pictures: ReadonlyMap<string, Uint8Array>): HeldPictures {
  const named = new Map<Uint8Array, string>();
  for (const picture of pictures.values()) {
    if (!named.has(picture)) named.set(picture, `picture-${named.size}`);
  }
  return {
    images: Object.fromEntries(
      [...named].map(([picture, name]) => [name, `data:image/jpeg;base64,${Buffer.from(picture).toString('base64')}`]),
    ),
    names: new Map([...pictures].map(([line, picture]) => [line, named.get(picture) ?? ''])),
  };
}
