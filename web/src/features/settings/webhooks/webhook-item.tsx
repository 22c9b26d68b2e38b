import { Text } from '@mantine/core';
import { EVENT_KINDS, type EventKind } from '@showbill/contract/vocabulary';
import { Link } from '@tanstack/react-router';
import { formatMoment } from '../../../lib/format.ts';
import { TEXTS } from '../../../texts/index.ts';
import { StateMark } from '../../../ui/state-mark.tsx';
import marks from '../marks.module.css';
import classes from '../settings.module.css';

const texts = TEXTS.settings.webhooks;
const TONES = { active: 'good', paused: 'quiet', disabled: 'bad' } as const;

export interface Webhook {
  readonly id: string;
  readonly url: string;
  readonly events: readonly EventKind[];
  readonly status: 'active' | 'paused' | 'disabled';
  readonly disabled_reason: string | null;
  readonly failing_since: string | null;
}

export function WebhookItem({ webhook }: { readonly webhook: Webhook }) {
  return (
    <li className={classes.item}>
      <div>
        <Text fw={550}>{webhook.url}</Text>
        <WebhookFacts webhook={webhook} />
      </div>
      <Link
        to="/settings/webhooks"
        search={{ webhook: webhook.id }}
        aria-label={texts.openWhich(webhook.url)}
        className={marks.open}
      >
        {texts.open}
      </Link>
    </li>
  );
}

/** How it fares, and what it is told of. */
export function WebhookFacts({ webhook }: { readonly webhook: Webhook }) {
  const { status, disabled_reason: reason, failing_since: failing, events } = webhook;
  const tone = status === 'active' && failing !== null ? 'warn' : TONES[status];
  return (
    <div className={classes.facts}>
      <StateMark tone={tone}>{texts.status[status]}</StateMark>
      {reason !== null && <span>{reason}</span>}
      {failing !== null && status === 'active' && <span>{texts.failing(formatMoment(failing))}</span>}
      <span>
        {events.length === EVENT_KINDS.length
          ? texts.allEvents
          : events.map((kind) => TEXTS.settings.events[kind]).join(', ')}
      </span>
    </div>
  );
}
