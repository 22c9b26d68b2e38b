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
  const first = await attempt(make(1), ({ pages, filled }) => pages === 1 || filled >= SPARSE);
  if (!('pages' in first)) return first;
  const tight = await attempt(make(TIGHT), ({ pages }) => pages < first.pages);
  if (!('pages' in tight)) return tight;
  if (first.filled >= LEAST) return render(make(1));
  for (const spacing of [looser(first, rows), LOOSEST]) {
    const loose = await attempt(make(spacing), ({ filled }) => filled >= LEAST);
    if (!('pages' in loose)) return loose;
  }
  return render(make(1));
}

/** Each row has some 8 points of room at 1. */
function looser({ filled }: End, rows: number): number {
  return Math.min(LOOSEST, 1 + ((LEAST + 0.04 - filled) * PAGE_POINTS) / (9 * rows + 90));
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
