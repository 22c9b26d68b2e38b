import { useNow } from '../../lib/now.ts';
import { TEXTS } from '../../texts.ts';

const UNUSUAL_SECONDS = 60;

/** That a proposal is being made, and for how long already: the API tells no more until it is done. */
export function Working({ since }: { since: number }) {
  const seconds = Math.max(0, Math.floor((useNow(true) - since) / 1000));
  return (
    <div className="working">
      <p className="working-now">
        <span className="lamp" aria-hidden="true" />
        <strong role="status">{TEXTS.brief.working}</strong>{' '}
        <span className="figure" aria-hidden="true">
          {TEXTS.brief.seconds(seconds)}
        </span>
      </p>
      <p className="quiet">{seconds < UNUSUAL_SECONDS ? TEXTS.brief.patience : TEXTS.brief.longer}</p>
    </div>
  );
}
