/** Does `work` for each item, at most `atOnce` at a time; what comes of them in their order, whichever is ready first. */
export async function mapAtOnce<T, R>(
  items: readonly T[],
  atOnce: number,
  work: (item: T) => Promise<R>,
): Promise<readonly R[]> {
  const done: R[] = [];
  const waiting = items.entries();
  async function next(): Promise<void> {
    for (const [place, item] of waiting) done[place] = await work(item);
  }
  await Promise.all(Array.from({ length: Math.min(atOnce, items.length) }, next));
  return done;
}
