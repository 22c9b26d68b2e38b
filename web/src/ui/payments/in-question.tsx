import { Link } from '@tanstack/react-router';
import { PAYMENT_TEXTS } from '../../texts/payments/index.ts';
import classes from './payments.module.css';

interface InQuestionProps {
  readonly proposals: readonly { readonly id: string; readonly number: string; readonly title: string }[];
}

/** Proposals for which something was paid online that was not what was due. */
export function InQuestion({ proposals }: InQuestionProps) {
  if (proposals.length === 0) return null;
  return (
    <p className={classes.question} role="note">
      {PAYMENT_TEXTS.questioned.heading}:{' '}
      {proposals.map(({ id, number, title }, place) => (
        <span key={id}>
          {place > 0 && ', '}
          <Link to="/proposals/$id" params={{ id }}>
            {`${number} ${title}`}
          </Link>
        </span>
      ))}
    </p>
  );
}
