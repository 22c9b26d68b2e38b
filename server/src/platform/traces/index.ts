import { AppError, codeOf } from '../errors.ts';
import type { Log } from '../log.ts';
import type { TracesConfig } from './settings.ts';
import { NO_SPAN, type Recorder, type Span, type SpanAttributes, type SpanOptions } from './span.ts';
import { statementName } from './statement-name.ts';

export type { TracesConfig } from './settings.ts';
export type { Span } from './span.ts';

/** Of this process. Null: nothing is recorded, nothing loaded, and each function here does its work and no more. */
let recorder: Recorder | null = null;

/** Records spans from now on, where the settings name a collector; returns how to end that. */
export async function openTraces(config: TracesConfig | null, log: Log): Promise<() => Promise<void>> {
  if (config === null) return async () => {};
  // loaded when it is wanted: OpenTelemetry takes time and memory
  const { openRecorder } = await import('./recorder.ts');
  const opened = openRecorder(config, log);
  recorder = opened;
  return async () => {
    recorder = null;
    await opened.close();
  };
}

export function isTracing(): boolean {
  return recorder !== null;
}

/** A span that whoever began it ends. */
export function beginSpan(name: string, options: SpanOptions = {}): Span {
  return recorder === null ? NO_SPAN : recorder.begin(name, options);
}

/** `work` as a span: what begins within it becomes part of it, what it throws marks it as failed. */
export function inSpan<T>(name: string, options: SpanOptions, work: (span: Span) => Promise<T>): Promise<T> {
  return recorder === null ? work(NO_SPAN) : spanning(recorder.begin(name, options), work);
}

async function spanning<T>(span: Span, work: (span: Span) => Promise<T>): Promise<T> {
  try {
    return await span.run(() => work(span));
  } catch (error) {
    span.fail(errorType(error));
    throw error;
  } finally {
    span.end();
  }
}

/** What kind of error it is, in words of code: a message may hold what somebody wrote. */
function errorType(error: unknown): string {
  if (error instanceof AppError) return error.code;
  const code = codeOf(error);
  if (typeof code === 'string') return code;
  return error instanceof Error ? error.name : 'error';
}

/** Stages of one thing that follow each other, each a span until the next begins. */
export function spanStages(prefix: string, attributes: SpanAttributes): { begin(stage: string): void; end(): void } {
  let current: { readonly stage: string; readonly span: Span } | null = null;
  return {
    begin(stage) {
      if (stage === current?.stage) return;
      current?.span.end();
      current = { stage, span: beginSpan(`${prefix} ${stage}`, { attributes }) };
    },
    end() {
      current?.span.end();
      current = null;
    },
  };
}

/** A statement that has ended just now, by its name; those that belong to no span are left out. */
export function noteStatement(sql: string, milliseconds: number): void {
  if (recorder === null || !recorder.recording()) return;
  const started = performance.timeOrigin + performance.now() - milliseconds;
  const { name, operation, table } = statementName(sql);
  const attributes = { 'db.system.name': 'postgresql', 'db.operation.name': operation, 'db.collection.name': table };
  recorder.begin(name, { attributes, kind: 'client', started }).end();
}
