import { causes } from '../../../platform/errors.ts';

/** What came instead of a stream of events, from a server that takes no notice of being asked for one. */
class WholeAnswer extends Error {
  readonly response: Response;

  constructor(response: Response) {
    super('the answer came as a whole');
    this.name = 'WholeAnswer';
    this.response = response;
  }
}

/** A fetch for calls that ask for a stream; it fails where a document comes, which wholeAnswerIn gives. */
export function eventStreamFetch(inner: typeof fetch): typeof fetch {
  return async (input, init) => {
    const response = await inner(input, init);
    const type = response.headers.get('content-type') ?? '';
    if (response.ok && /^(application\/([\w.]+\+)?json|text\/html)\b/i.test(type)) throw new WholeAnswer(response);
    return response;
  };
}

export function wholeAnswerIn(error: unknown): Response | null {
  return causes(error).find((cause) => cause instanceof WholeAnswer)?.response ?? null;
}
