import { TEXTS } from '../../texts/index.ts';
import classes from './activity.module.css';

const texts = TEXTS.activity;

/** A dot that says that there is something unread. */
export function UnreadMark() {
  return <span role="img" aria-label={texts.mark} title={texts.mark} className={classes.dot} />;
}

/** How much is unread; nothing where nothing is. */
export function UnreadCount({ count }: { readonly count: number }) {
  if (count === 0) return null;
  return (
    <>
      {' '}
      <span className={classes.count} aria-hidden>
        {texts.unreadCount(count)}
      </span>
      <span className="visually-hidden">{texts.unreadOf(count)}</span>
    </>
  );
}
