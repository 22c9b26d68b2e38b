import { formatCount } from '../../lib/format.ts';
import { TEXTS } from '../../texts/index.ts';
import classes from './activity.module.css';
import { formatWhen } from './when.ts';

const texts = TEXTS.activity;

export interface DeedProps {
  readonly who: string;
  readonly what: keyof typeof texts.what;
  /** How often, of views. */
  readonly times: number;
  readonly at: string;
}

/** Who did what, and when: “Ada Marsh viewed the proposal 3 times, last today 14:02”. */
export function Deed({ who, what, times, at }: DeedProps) {
  return (
    <span className={classes.deed}>
      <strong>
        <bdi>{who}</bdi>
      </strong>{' '}
      {times > 1 ? texts.viewedOften(formatCount(times)) : texts.what[what]}{' '}
      <time dateTime={at} className="quiet figure">
        {formatWhen(at)}
      </time>
    </span>
  );
}
