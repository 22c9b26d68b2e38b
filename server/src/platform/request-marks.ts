import { AsyncLocalStorage } from 'node:async_hooks';

/** Which request something is done for, by ids alone. */
export interface RequestMarks {
  /** Its `Request-Id`. */
  readonly request: string;
  /** The id of the API key. */
  key?: string;
  company?: string;
}

const marked = new AsyncLocalStorage<RequestMarks | undefined>();

/** Runs what is done for a request, so that the log's lines say which. */
export function forRequest<T>(marks: RequestMarks, work: () => T): T {
  return marked.run(marks, work);
}

/** Runs what is done for no request in particular, though one may have been the first to need it. */
export function forNoRequest<T>(work: () => T): T {
  return marked.run(undefined, work);
}

export function requestMarks(): RequestMarks | undefined {
  return marked.getStore();
}

/** Notes whose data the request under way is about. */
export function noteCompany(companyId: string): void {
  const marks = marked.getStore();
  if (marks !== undefined) marks.company = companyId;
}

/** Notes the key that the request under way was made with, and its company. */
export function noteAccount(keyId: string, companyId: string): void {
  const marks = marked.getStore();
  if (marks === undefined) return;
  marks.key = keyId;
  marks.company = companyId;
}
