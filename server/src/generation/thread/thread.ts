import { keepLatest } from '../../platform/keep-latest.ts';
import { serveThread } from '../../platform/threads/index.ts';
import { createBuiltinDrafter } from '../builtin-drafter.ts';
import { readFacts } from '../reading/index.ts';
import type { Brief, DateReading, OpenedBrief, PartialLine, Shelf } from '../types.ts';
import type { DraftedLines, Opened, Result, Task, Understood } from './tasks.ts';

const drafter = createBuiltinDrafter();
/** Briefs that wait for their shelf, and the last shelves of companies: what is gone is read anew, and comes out the same. */
const briefs = keepLatest<OpenedBrief>(8);
const shelves = keepLatest<{ readonly text: string; readonly shelf: Shelf }>(16);

readFacts({ description: 'Conference' }); // compiles the word lists
serveThread(work);

function work(task: Task): Result | Promise<Result> {
  switch (task.kind) {
    case 'open':
      return open(task.brief);
    case 'draft':
      return draft(task);
    case 'understand':
      return understand(task.description, task.reading);
    default: {
      const unknown: never = task;
      throw new TypeError(`no task: ${String(unknown)}`);
    }
  }
}

function open(brief: Brief): Opened {
  const { wants, days } = opened(brief);
  return { wants, days };
}

function opened(brief: Brief): OpenedBrief {
  return briefs(JSON.stringify(brief), () => drafter.open(brief));
}

async function draft({ brief, company, shelf: text }: Task & { readonly kind: 'draft' }): Promise<DraftedLines> {
  let planned: readonly PartialLine[] = [];
  const drafted = await opened(brief).draft({
    shelf: shelfOf(company, text),
    signal: new AbortController().signal,
    report: ({ stage, lines }) => {
      if (stage === 'checking') planned = lines;
    },
  });
  return { drafted, planned };
}

function shelfOf(company: string, text: string): Shelf {
  const make = () => ({ text, shelf: JSON.parse(text) as Shelf });
  return shelves(company, make, (kept) => kept.text === text).shelf;
}

function understand(description: string, reading: DateReading): Understood {
  const { dateFound, venueFound, clientFound, attendees, days } = readFacts({ description }, reading);
  return { dateFound, venueFound, clientFound, attendees, days };
}
