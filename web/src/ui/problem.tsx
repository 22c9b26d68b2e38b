import type { ApiError } from '../lib/api.ts';
import { formatMoment } from '../lib/format.ts';
import { useNow } from '../lib/now.ts';
import { problemSentence } from '../lib/problem-words.ts';
import { TEXTS } from '../texts.ts';

const LONGEST_COUNTDOWN_MS = 120_000;

/** What went wrong and, where trying again can help, the button for it as soon as it can. */
export function Problem({ error, onRetry }: { error: ApiError; onRetry?: () => void }) {
  const now = useNow(error.retryAt !== undefined);
  const wait = Math.max(0, (error.retryAt ?? 0) - now);
  return (
    <div className="problem">
      <p role="alert">{problemSentence(error)}</p>
      {onRetry !== undefined && error.passing && <Retry wait={wait} at={error.retryAt} onRetry={onRetry} />}
    </div>
  );
}

function Retry({ wait, at, onRetry }: { wait: number; at: number | undefined; onRetry: () => void }) {
  if (wait > LONGEST_COUNTDOWN_MS && at !== undefined) {
    return <p className="quiet">{TEXTS.problem.retryAt(formatMoment(new Date(at).toISOString()))}</p>;
  }
  const seconds = Math.ceil(wait / 1000);
  return (
    <button type="button" onClick={onRetry} disabled={seconds > 0}>
      {seconds > 0 ? TEXTS.problem.retryIn(seconds) : TEXTS.problem.retry}
    </button>
  );
}
