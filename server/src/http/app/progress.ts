/** Hands on what a task tells while it runs, in order, and then what it comes to. Whoever stops listening stops no task. */
export async function* withProgress<Told, Result>(
  task: (tell: (told: Told) => void) => Promise<Result>,
): AsyncGenerator<Told, Result> {
  const told = new TransformStream<Told, Told>(undefined, undefined, { highWaterMark: Number.POSITIVE_INFINITY });
  const writer = told.writable.getWriter();
  const result = task((each) => {
    void writer.write(each);
  }).finally(() => {
    void writer.close();
  });
  // a refusal is thrown below; nobody may be listening by then
  result.catch(() => {});
  for await (const each of told.readable.values({ preventCancel: true })) yield each;
  return result;
}
