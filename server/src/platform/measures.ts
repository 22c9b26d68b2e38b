import { Counter, Histogram, type Metric } from 'prom-client';

/**
 * What this process measures of its work, for `/metrics` (http/metrics.ts). Labels are few and say nothing of companies,
 * people or clients.
 */
const SECONDS = [0.02, 0.1, 0.5, 2, 5, 10, 20, 40, 60, 80];

const generations = new Histogram({
  name: 'showbill_generation_duration_seconds',
  help: 'Time of a generation, by who drafted and whether a proposal came of it.',
  labelNames: ['drafted_by', 'outcome'],
  buckets: SECONDS,
  registers: [],
});

const stages = new Histogram({
  name: 'showbill_generation_stage_duration_seconds',
  help: 'Time of a stage of a generation, the last one with saving the proposal.',
  labelNames: ['stage'],
  buckets: SECONDS,
  registers: [],
});

const tokens = new Counter({
  name: 'showbill_model_tokens_total',
  help: 'Tokens that the language model was sent and has written, where a proposal came of it.',
  labelNames: ['direction'],
  registers: [],
});

const deliveries = new Counter({
  name: 'showbill_webhook_tries_total',
  help: 'Tries of webhook deliveries, by how they ended: delivered, failed, or the subscription disabled.',
  labelNames: ['outcome'],
  registers: [],
});

const letters = new Counter({
  name: 'showbill_mail_tries_total',
  help: 'Tries of sending mail, by how they ended.',
  labelNames: ['outcome'],
  registers: [],
});

export const MEASURES: readonly Metric[] = [generations, stages, tokens, deliveries, letters];

interface Generated {
  readonly by: string;
  readonly outcome: 'drafted' | 'failed';
  readonly milliseconds: number;
  readonly usage?: { readonly inputTokens: number | null; readonly outputTokens: number | null } | null;
}

export function countGeneration({ by, outcome, milliseconds, usage = null }: Generated): void {
  generations.observe({ drafted_by: by, outcome }, milliseconds / 1000);
  if (usage === null) return;
  tokens.inc({ direction: 'input' }, usage.inputTokens ?? 0);
  tokens.inc({ direction: 'output' }, usage.outputTokens ?? 0);
}

/** Times stages, each until the next begins or all is over. */
export function timeStages(): { begin(stage: string): void; end(): void } {
  let current: { readonly stage: string; readonly since: number } | null = null;
  const end = () => {
    if (current !== null) stages.observe({ stage: current.stage }, (performance.now() - current.since) / 1000);
    current = null;
  };
  return {
    begin(stage) {
      if (stage === current?.stage) return;
      end();
      current = { stage, since: performance.now() };
    },
    end,
  };
}

export function countDelivery(outcome: 'delivered' | 'failed' | 'disable'): void {
  deliveries.inc({ outcome: outcome === 'disable' ? 'disabled' : outcome });
}

export function countLetter(outcome: 'sent' | 'failed'): void {
  letters.inc({ outcome });
}
