import { z } from 'zod';
import type { PaymentGateway } from '../../payments/index.ts';
import type { Context } from '../../platform/context.ts';
import { takePaymentEvent, takeReturnedMoney } from '../../proposals/index.ts';
import type { TypedApp } from '../typed-app.ts';

const BODY_LIMIT = 256 * 1024;

const headers = z.looseObject({ 'stripe-signature': z.string().optional() });

/**
 * POST /payments/stripe: what Stripe tells of payments, signed over the very bytes that it sent. It is answered 200 once it
 * is written down, or was before, so that Stripe sends it again until then.
 */
export function registerPayments(site: TypedApp, context: Context, gateway: PaymentGateway | null): void {
  if (gateway === null) return;
  void site.register(async (app: TypedApp) => {
    app.removeAllContentTypeParsers();
    app.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: BODY_LIMIT }, (_request, body, done) =>
      done(null, body),
    );
    app.post(
      '/payments/stripe',
      { schema: { hide: true, headers, body: z.instanceof(Buffer).nullish() } },
      async (request) => {
        const body = request.body ?? Buffer.alloc(0);
        const event = await gateway.readEvent(body, request.headers['stripe-signature'], context.clock.now());
        if (event === null) return { received: true };
        const isPayment = event.of === 'session';
        const taken = await (isPayment ? takePaymentEvent(context, event) : takeReturnedMoney(context, event));
        if (taken === 'questioned') {
          const what = isPayment ? 'a payment is not what was due' : 'money of a payment went back';
          request.log.warn({ event: event.id }, what);
        }
        return { received: true };
      },
    );
  });
}
