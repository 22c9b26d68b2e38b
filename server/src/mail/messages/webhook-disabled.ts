import type { DisabledWebhook } from '../../webhooks/index.ts';
import type { Letter } from '../types.ts';
import { paragraph } from './parts.ts';

/** The notice that events are not sent to an address any more, to the company. */
export function webhookDisabled({ id, url, reason }: DisabledWebhook): Letter {
  return {
    subject: 'A webhook subscription was disabled',
    blocks: [
      paragraph(`Events are no longer sent to ${url}: ${reason}. What was waiting for it is not sent.`),
      {
        type: 'facts',
        facts: [
          { label: 'Subscription', value: id },
          { label: 'Address', value: url },
        ],
      },
      paragraph(
        'Once the receiver works again, let the subscription go on, or delete it and make a new one. ' +
          'Events since then can be read from the list of proposals.',
      ),
    ],
  };
}
