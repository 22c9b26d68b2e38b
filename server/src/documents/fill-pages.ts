import type { Content, Definition } from 'pdfmake';
import { render } from './render.ts';

/** Of a page: with less on the last one it is looked for a way to do without that page. */
const SPARSE = 0.55;
/** With less on the last page it looks like a mistake. */
const LEAST = 0.4;
const TIGHT = 0.5;
const LOOSEST = 2.4;
const PAGE_POINTS = 720;

/** Where a document ends: on which page, and how much of that is filled. */
interface End {
  readonly pages: number;
  readonly filled: number;
}

class EndsBadly extends Error {
  readonly end: End;

  constructor(end: End) {
    super(`page ${end.pages} is filled to ${end.filled}`);
    this.end = end;
  }
}

/**
 * The bytes of a document whose last page is not nearly empty, as far as more or less room between things can bring that
 * about: with little room it may do without that page, with more it fills it. `rows`: how many things have room between
 * them. An attempt that fails is laid out and not drawn.
 */
export async function renderFilled(make: (spacing: number) => Definition, rows: number): Promise<Uint8Array> {
  const first = await attempt(make(1), (end) => isFull(end) && (end.pages === 1 || end.filled >= SPARSE));
  if (!('pages' in first)) return first;
  for (const spacing of tighter(first, rows)) {
    const tight = await attempt(make(spacing), (end) => end.pages < first.pages && isFull(end));
    if (!('pages' in tight)) return tight;
  }
  if (isFull(first)) return render(make(1));
  let best = { spacing: 1, filled: first.filled };
  for (const spacing of looser(first, rows)) {
    const loose = await attempt(make(spacing), isFull);
    if (!('pages' in loose)) return loose;
    if (loose.filled > best.filled) best = { spacing, filled: loose.filled };
  }
  return render(make(best.spacing));
}

function isFull({ pages, filled }: End): boolean {
  return pages === 1 || filled >= LEAST;
}

/** As little less room as may do, and the least; none where even that cannot. */
function tighter({ filled }: End, rows: number): number[] {
  const needed = 1 - shareOf(filled + 0.03, rows);
  if (needed < TIGHT - 0.4) return [];
  return needed <= TIGHT ? [TIGHT] : [needed, TIGHT];
}

/** As much more as is missing, as pages break at rows, and more of it where that is not enough. */
function looser({ filled }: End, rows: number): number[] {
  const missing = shareOf(LEAST + 0.04 - filled, rows);
  return [1, 1.7, 2.6].map((step) => Math.min(LOOSEST, 1 + step * missing));
}

/** What a share of a page is of the room between things: each row has some 9 points of that, and the rest some 90. */
function shareOf(page: number, rows: number): number {
  return (page * PAGE_POINTS) / (9 * rows + 90);
}

/** The bytes where the document ends well, else where it ends. */
async function attempt(definition: Definition, isGood: (end: End) => boolean): Promise<Uint8Array | End> {
  const { content, pageMargins, pageBreakBefore } = definition;
  try {
    return await render({
      ...definition,
      content: [...content, endMark()],
      pageBreakBefore: (node) => {
        if (node.id !== END) return pageBreakBefore(node);
        // it is asked about last, when no more pages are broken
        const { pageNumber, top, pageInnerHeight } = node.startPosition;
        const end = { pages: pageNumber, filled: (top - pageMargins[1]) / pageInnerHeight };
        if (!isGood(end)) throw new EndsBadly(end);
        return false;
      },
    });
  } catch (error) {
    if (error instanceof EndsBadly) return error.end;
    throw error;
  }
}

const END = 'end';

/** Takes no room, and says where the document ends. */
function endMark(): Content {
  return { id: END, canvas: [{ type: 'line', x1: 0, y1: 0, x2: 0, y2: 0, lineWidth: 0, lineColor: '#ffffff' }] };
}
