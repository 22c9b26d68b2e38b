import { AppError } from '../platform/errors.ts';

/** What an aborted signal means to whoever asked for the draft: its time was over, or it was stopped. */
export function stopped(signal: AbortSignal): AppError {
  const late = signal.reason instanceof DOMException && signal.reason.name === 'TimeoutError';
  return new AppError('generation_failed', ({ drafting }) => (late ? drafting.tookTooLong : drafting.stopped));
}
