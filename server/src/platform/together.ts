import { setImmediate as nextTurn } from 'node:timers/promises';

/**
 * Answers many askers by few statements: what is asked while `flights` are under way waits, and is asked together by the
 * next, at most `most` of them. `ask` answers each by its place in the batch, as soon as it can; where it fails, all those
 * fail that have no answer yet.
 */
export function askTogether<Asked, Answer>(
  { flights, most }: { readonly flights: number; readonly most: number },
  ask: (batch: readonly Asked[], answer: (place: number, answer: Answer) => void) => Promise<void>,
): (asked: Asked) => Promise<Answer> {
  let waiting: Waiting<Asked, Answer>[] = [];
  let underWay = 0;

  async function fly(): Promise<void> {
    underWay += 1;
    // all that this turn of the event loop brings comes along
    await nextTurn();
    while (waiting.length > 0) {
      const batch = waiting.slice(0, most);
      waiting = waiting.slice(most);
      let error: unknown = new Error('a question was left without an answer');
      try {
        await ask(
          batch.map(({ asked }) => asked),
          (place, answer) => batch[place]?.resolve(answer),
        );
      } catch (thrown) {
        error = thrown;
      }
      // those that have their answer keep it
      for (const { reject } of batch) reject(error);
    }
    underWay -= 1;
  }

  return (asked) =>
    new Promise((resolve, reject) => {
      waiting.push({ asked, resolve, reject });
      if (underWay < flights) void fly();
    });
}

interface Waiting<Asked, Answer> {
  readonly asked: Asked;
  readonly resolve: (answer: Answer) => void;
  readonly reject: (error: unknown) => void;
}
