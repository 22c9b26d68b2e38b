import type { Translated } from '@showbill/contract';
import type { webhooks as english } from '../en/webhooks.ts';

export const webhooks: Translated<typeof english> = {
  tooMany: (most) => `er zijn al ${most} webhooks, en meer kan niet: verwijder er eerst een`,
  paused: 'deze webhook is gepauzeerd: hervat hem eerst',
  disabled: 'deze webhook is uitgeschakeld: hervat hem eerst',
  resumeToSend: 'deze webhook is uitgeschakeld: hervat hem voordat u opnieuw verstuurt',
  endsBeforeItBegins: 'de laatste dag ligt voor de eerste',
  tooLongAgo: (days) => `gebeurtenissen kunnen ${days} dagen lang opnieuw worden verstuurd: kies een latere eerste dag`,
  tooManyEvents: (most) =>
    `op deze dagen zijn er meer dan ${most.toLocaleString('nl-NL')} gebeurtenissen: kies minder dagen`,
};
