import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type { Ledger } from './ledger.ts';
import type { Site } from './site.ts';

const PATIENCE_MS = 30_000;
const AGAIN_MS = 250;
/** Between what one of them asks and asks next: steady work, not all that the machine has. */
const PAUSE_MS = 40;
const SELLERS = 3;
const READERS = 3;
const BRIEF = 'Town hall meeting for 150 with two radio mics, two speakers and a sound engineer.';

/** What became of the requests. */
export interface Told {
  answered: number;
  /** With 503, or with no answer at all. */
  refused: number;
  /** Creations that a killed process has begun, and of which nobody waited to hear whether they came about. */
  open: number;
  /** What no fault excuses: another status than was to come. */
  readonly wrong: string[];
}

interface Answer {
  /** Null where none came. */
  readonly status: number | null;
  readonly body: string;
}

/**
 * People and programs at work until the signal: proposals made by a key, sent by a salesperson and accepted by their
 * clients, lists, stock and documents looked at. Each repeats what was not answered, as they would. Resolves once all have
 * come to the end of what they had begun.
 */
export async function runLoad(site: Site, ledger: Ledger, told: Told, signal: AbortSignal): Promise<void> {
  const { address, key, session } = site;
  const byKey = { authorization: `Bearer ${key}`, 'content-type': 'application/json' };

  async function ask(path: string, init: RequestInit = {}): Promise<Answer> {
    try {
      const response = await fetch(address + path, {
        ...init,
        redirect: 'manual',
        signal: AbortSignal.timeout(PATIENCE_MS),
      });
      const body = await response.text();
      if (response.status !== 503) told.answered += 1;
      else {
        told.refused += 1;
        await wait(AGAIN_MS);
      }
      return { status: response.status, body };
    } catch {
      told.refused += 1;
      await wait(AGAIN_MS);
      return { status: null, body: '' };
    }
  }

  /** Asks until it is answered as it is to be. */
  async function until(wanted: number, again: () => Promise<Answer>): Promise<string> {
    for (;;) {
      const { status, body } = await again();
      if (status === wanted) return body;
      if (status !== null && status !== 503) told.wrong.push(`${status} ${body.slice(0, 300)}`);
    }
  }

  /** The same; null where the day is over while a process that was killed still counts as at work on it. */
  async function create(body: string): Promise<string | null> {
    const once = randomUUID();
    for (;;) {
      const { status, body: answer } = await ask('/v1/proposals', {
        method: 'POST',
        headers: { ...byKey, 'idempotency-key': once },
        body,
      });
      if (status === 201) return answer;
      if (status === 409 && signal.aborted) return null;
      if (status === 409) await wait(AGAIN_MS);
      else if (status !== null && status !== 503) told.wrong.push(`${status} ${answer.slice(0, 300)}`);
    }
  }

  async function sell(): Promise<void> {
    const event = { description: BRIEF, date: someDay(), days: 2 };
    const client = { name: 'Ada Client', email: 'ada@example.com' };
    const answer = await create(JSON.stringify({ event, client }));
    if (answer === null) {
      told.open += 1;
      return;
    }
    const made: { id: string; total: number; share_url: string } = JSON.parse(answer);
    const sharePath = new URL(made.share_url).pathname;
    ledger.created({ id: made.id, total: made.total, sharePath });
    await until(200, () => send(made.id));
    ledger.reached(made.id, 'sent');
    const page = await until(200, () => ask(sharePath));
    await until(303, () => accept(made.id, sharePath, page));
    ledger.reached(made.id, 'accepted');
  }

  /** What was not answered may have been done: then it is not done again. */
  async function send(id: string): Promise<Answer> {
    const sent = await ask('/app/trpc/proposals.send', {
      method: 'POST',
      headers: { ...session, 'content-type': 'application/json' },
      body: JSON.stringify({ id }),
    });
    return sent.status === 409 && (await statusOf(id)) !== 'draft' ? { ...sent, status: 200 } : sent;
  }

  async function accept(id: string, path: string, page: string): Promise<Answer> {
    const hidden = (name: string) => new RegExp(`name="${name}" value="([^"]*)"`, 'u').exec(page)?.[1] ?? '';
    const form = new URLSearchParams({
      do: 'accept',
      name: 'Ada Client',
      email: 'ada@example.com',
      terms: 'yes',
      version: hidden('version'),
      seen: hidden('seen'),
      under: hidden('under'),
    });
    const accepted = await ask(path, {
      method: 'POST',
      headers: { origin: address, 'content-type': 'application/x-www-form-urlencoded' },
      body: form.toString(),
    });
    return accepted.status === 409 && (await statusOf(id)) === 'accepted' ? { ...accepted, status: 303 } : accepted;
  }

  async function statusOf(id: string): Promise<string> {
    const body = await until(200, () => ask(`/v1/proposals/${id}`, { headers: byKey }));
    return (JSON.parse(body) as { status: string }).status;
  }

  async function look(): Promise<void> {
    await ask('/v1/proposals?limit=25', { headers: byKey });
    await ask('/v1/inventory/availability?from=2027-06-01&to=2027-06-30', { headers: byKey });
    await ask('/v1/me', { headers: byKey });
    const newest = [...ledger.entries.values()].at(-1);
    if (newest !== undefined) await ask(`${newest.sharePath}?document=proposal`);
  }

  const over = async (work: () => Promise<void>) => {
    while (!signal.aborted) {
      await work();
      await wait(PAUSE_MS);
    }
  };
  await Promise.all([
    ...Array.from({ length: SELLERS }, () => over(sell)),
    ...Array.from({ length: READERS }, () => over(look)),
  ]);
}

const DAY_MS = 86_400_000;
const YEARS_OF_DAYS = 3 * 365;

/** Within three years from a year ahead, so that few meet on a day. */
function someDay(): string {
  const day = Date.UTC(2030, 0, 1) + Math.floor(Math.random() * YEARS_OF_DAYS) * DAY_MS;
  return new Date(day).toISOString().slice(0, 10);
}
