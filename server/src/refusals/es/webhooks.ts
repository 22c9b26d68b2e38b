import type { Translated } from '@showbill/contract';
import type { webhooks as english } from '../en/webhooks.ts';

export const webhooks: Translated<typeof english> = {
  tooMany: (most) => `ya hay ${most} webhooks, que es el límite: elimine uno primero`,
  paused: 'este webhook está en pausa: reanúdelo primero',
  disabled: 'este webhook está desactivado: reanúdelo primero',
  resumeToSend: 'este webhook está desactivado: reanúdelo antes de volver a enviar',
  endsBeforeItBegins: 'el último día es anterior al primero',
  tooLongAgo: (days) => `los eventos se pueden volver a enviar durante ${days} días: elija un primer día posterior`,
  tooManyEvents: (most) => `en esos días hay más de ${most.toLocaleString('es-ES')} eventos: elija menos días`,
};
