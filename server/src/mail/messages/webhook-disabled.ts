import type { Company } from '../../accounts/index.ts';
import { speechOf } from '../../languages/index.ts';
import type { DisabledWebhook } from '../../webhooks/index.ts';
import type { Letter } from '../types.ts';
import { paragraph } from './parts.ts';

/** The notice that events are not sent to an address any more, to the company. */
export function webhookDisabled({ language }: Company, { id, url, reason }: DisabledWebhook): Letter {
  const { webhook } = speechOf(language).texts.letters;
  return {
    language,
    subject: webhook.subject,
    blocks: [
      paragraph(webhook.text(url, reason)),
      {
        type: 'facts',
        facts: [
          { label: webhook.id, value: id },
          { label: webhook.url, value: url },
        ],
      },
      paragraph(webhook.next),
    ],
  };
}
