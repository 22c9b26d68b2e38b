/**
 * Those that need not move for `standing` to come into the order of `wanted`: as many as can be (a longest increasing
 * subsequence). Ids that are in only one of the two are none of them.
 */
export function inOrderAlready(standing: readonly string[], wanted: readonly string[]): Set<string> {
  const places = new Map(wanted.map((id, place) => [id, place]));
  const ids = standing.filter((id) => places.has(id));
  const placeOf = (id: string) => places.get(id) ?? 0;
  // ends[n]: what the best run of n + 1 ends with; before: what stands before each in its run
  const ends: string[] = [];
  const before = new Map<string, string | undefined>();
  for (const id of ids) {
    const longer = ends.findIndex((end) => placeOf(end) > placeOf(id));
    const length = longer < 0 ? ends.length : longer;
    before.set(id, ends[length - 1]);
    ends[length] = id;
  }
  const stay = new Set<string>();
  for (let id = ends.at(-1); id !== undefined; id = before.get(id)) stay.add(id);
  return stay;
}
