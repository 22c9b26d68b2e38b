import type { DisabledWebhook } from '../../webhooks/index.ts';
import type { Letter } from '../types.ts';
import { paragraph } from './parts.ts';

/** The notice that events are not sent to an address any more, to the company. */
export function webhookDisabled({ id, url, reason }: DisabledWebhook): Letter {
  return {
    subject: 'A webhook was disabled',
    blocks: [
      paragraph(`Events are no longer sent to ${url}: ${reason}. Events waiting for it won’t be sent.`),
      {
        type: 'facts',
        facts: [
          { label: 'Webhook', value: id },
          { label: 'URL', value: url },
        ],
      },
      paragraph(
        'Once the receiver works again, resume the webhook, or delete it and add a new one. ' +
          'For what happened in the meantime, see the list of proposals.',
      ),
    ],
  };
}
