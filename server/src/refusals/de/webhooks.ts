import type { Translated } from '@showbill/contract';
import type { webhooks as english } from '../en/webhooks.ts';

export const webhooks: Translated<typeof english> = {
  tooMany: (most) => `es gibt schon ${most} Webhooks, mehr sind nicht möglich: löschen Sie zuerst einen`,
  paused: 'dieser Webhook ist angehalten: setzen Sie ihn zuerst fort',
  disabled: 'dieser Webhook ist abgeschaltet: setzen Sie ihn zuerst fort',
  resumeToSend: 'dieser Webhook ist abgeschaltet: setzen Sie ihn fort, bevor Sie noch einmal senden',
  endsBeforeItBegins: 'der letzte Tag liegt vor dem ersten',
  tooLongAgo: (days) =>
    `Ereignisse lassen sich ${days} Tage lang noch einmal senden: wählen Sie einen späteren ersten Tag`,
  tooManyEvents: (most) =>
    `an diesen Tagen gibt es mehr als ${most.toLocaleString('de-DE')} Ereignisse: wählen Sie weniger Tage`,
};
