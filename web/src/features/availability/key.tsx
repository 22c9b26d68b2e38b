import { TEXTS } from '../../texts/index.ts';
import classes from './availability.module.css';

const texts = TEXTS.availability;

/** What the colours of the grid say. */
export function Key({ count }: { readonly count: number }) {
  return (
    <p className={classes.key}>
      <span role="status">{texts.shown(count)}</span>
      <span>
        <i className={`${classes.swatch} ${classes.tight}`} aria-hidden /> {texts.key.tight}
      </span>
      <span>
        <i className={`${classes.swatch} ${classes.short}`} aria-hidden /> {texts.key.short}
      </span>
      <span>
        <i className={`${classes.swatch} ${classes.maybe}`} aria-hidden /> {texts.key.maybe}
      </span>
    </p>
  );
}
