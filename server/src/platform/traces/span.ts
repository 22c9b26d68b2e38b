/** What a span says. Never a key, a query string, a client's address, or a text that somebody wrote. */
export type SpanAttributes = Readonly<Record<string, string | number | boolean | null | undefined>>;

/** Something that takes time, as a trace shows it. */
export interface Span {
  set(attributes: SpanAttributes): void;
  /** That it failed, with a word from our own code: a code or a class, never a message. */
  fail(type: string): void;
  end(): void;
  /** What begins within `work` becomes part of this span. */
  run<T>(work: () => T): T;
}

export interface SpanOptions {
  readonly attributes?: SpanAttributes;
  readonly kind?: 'server' | 'client' | 'internal';
  /** `within`: part of what is under way here; `alone`: a trace of its own. */
  readonly belongs?: 'within' | 'alone';
  /** A `traceparent` header of the one who asked; one that is not valid counts as none. */
  readonly traceparent?: string | undefined;
  /** Milliseconds of the epoch; default: now. */
  readonly started?: number;
}

/** What records spans, where spans are recorded. */
export interface Recorder {
  begin(name: string, options: SpanOptions): Span;
  /** Whether a span is under way here that is kept. */
  recording(): boolean;
  /** Sends what waits, for a second at most. */
  close(): Promise<void>;
}

export const NO_SPAN: Span = { set() {}, fail() {}, end() {}, run: (work) => work() };
