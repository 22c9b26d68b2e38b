import type { Page } from 'playwright-core';

/**
 * What is broken in the layout of a page as it is shown: a page that is wider than its window, figures that are cut off,
 * break over lines or do not fit their field, short words that break, text that lies over other text, and names that are
 * cut off and can be read in full nowhere.
 */
export function layoutFaults(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    /* oxlint-disable unicorn/consistent-function-scoping -- all of it runs in the page */
    interface Run {
      readonly element: Element;
      readonly text: string;
      readonly box: DOMRect;
    }
    const SLACK = 1;
    const FIGURE = /^[^\p{L}]*\d[^\p{L}]*$|^\p{Lu}{3}\s[\d.,]+$/u;
    /** Moved sideways by people; whatever else can be is a layout that broke. */
    const MOVED =
      '[role="grid"], [tabindex="0"], nav, pre, [role="tablist"], .scalar-card-header, [class*="_board_"], [class*="_statuses_"]';
    /** What lies over the page, or over itself, as it is meant to. */
    const FLOATING = '[role="grid"], [data-position]';
    const SHORT_WORD = 18;
    const faults: string[] = [];
    const width = window.innerWidth;

    const nameOf = (element: Element): string => {
      const text = (element as HTMLInputElement).value ?? element.textContent;
      return `${element.localName}.${element.className} “${text.trim().slice(0, 40)}”`;
    };
    const upwards = (element: Element): Element[] => {
      const found: Element[] = [];
      for (let at: Element | null = element; at !== null; at = at.parentElement) found.push(at);
      return found;
    };
    const overflows = (element: Element, along: 'overflowX' | 'overflowY', ...how: readonly string[]): boolean =>
      how.includes(getComputedStyle(element)[along]);
    const cuts = (element: Element): boolean => overflows(element, 'overflowX', 'hidden', 'clip');
    const scrolls = (element: Element): boolean =>
      overflows(element, 'overflowX', 'auto', 'scroll') && element.scrollWidth > element.clientWidth + SLACK;
    // a box of one pixel is how text is kept for those who listen
    const isForListeners = (element: Element): boolean => element.clientWidth <= 1 && cuts(element);
    const isShown = (element: Element): boolean => {
      const { width: wide, height } = element.getBoundingClientRect();
      const isThere = element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
      return isThere && wide > 1 && height > 1 && !upwards(element).some(isForListeners);
    };
    const floats = (element: Element): boolean =>
      upwards(element).some(
        (each) => ['fixed', 'sticky'].includes(getComputedStyle(each).position) || each.matches(FLOATING),
      );
    /** Whether what is scrolled or clamped leaves it out of sight. */
    const isBelow = (element: Element, box: DOMRect): boolean =>
      upwards(element).some((outer) => {
        if (!overflows(outer, 'overflowY', 'hidden', 'clip', 'auto', 'scroll')) return false;
        const { top, bottom } = outer.getBoundingClientRect();
        return box.top >= bottom - 2 || box.bottom <= top + 2;
      });

    if (document.documentElement.scrollWidth > width) {
      const beyond = [...document.body.querySelectorAll('*')].filter(
        (each) =>
          isShown(each) &&
          each.getBoundingClientRect().right > width + SLACK &&
          !upwards(each)
            .slice(1)
            .some((outer) => scrolls(outer) || cuts(outer)),
      );
      const last = beyond.filter((each) => !beyond.some((other) => other !== each && each.contains(other)));
      const said = last.slice(0, 5).map(nameOf).join('; ');
      faults.push(`${document.documentElement.scrollWidth - width} px wider than the window: ${said}`);
    }

    for (const field of document.querySelectorAll<HTMLInputElement>('input, textarea')) {
      if (!isShown(field) || !/^[\d.,\s]*\d[\d.,\s]*$/u.test(field.value)) continue;
      if (field.scrollWidth > field.clientWidth + SLACK) faults.push(`does not fit its field: ${nameOf(field)}`);
    }

    /** Short ones, as ranges of a text. */
    const wordsOf = (node: Node): Range[] =>
      [...(node.textContent ?? '').matchAll(/[\p{L}\p{N}.,]+/gu)]
        .filter(([word]) => word.length <= SHORT_WORD)
        .map(({ 0: word, index }) => {
          const range = document.createRange();
          range.setStart(node, index);
          range.setEnd(node, index + word.length);
          return range;
        });
    const isBroken = (word: Range): boolean => {
      const [start, ...others] = word.getClientRects();
      return start !== undefined && others.some(({ top, width: wide }) => wide > 1 && top > start.top + 4);
    };

    const runs: Run[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
      const element = node.parentElement;
      const text = (node.textContent ?? '').trim();
      if (element === null || text === '' || !isShown(element) || element.matches('script, style, option')) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      const boxes = [...range.getClientRects()].filter((box) => box.width > 1);
      runs.push(...boxes.filter((box) => !isBelow(element, box)).map((box) => ({ element, text, box })));
      const [first] = boxes;
      if (first === undefined || !boxes.some(({ top }) => top > first.top + 4)) continue;
      if (FIGURE.test(text) || wordsOf(node).some(isBroken)) faults.push(`broken over lines: ${nameOf(element)}`);
    }

    for (const { element, text, box } of runs) {
      for (const outer of upwards(element)) {
        if (outer.matches(MOVED)) break;
        const { left, right } = outer.getBoundingClientRect();
        if (!(cuts(outer) || scrolls(outer)) || (box.right <= right + SLACK && box.left >= left - SLACK)) continue;
        const isReachable = upwards(element).some((each) =>
          [each.getAttribute('title'), each.getAttribute('aria-label')].some((name) => name?.includes(text)),
        );
        if (FIGURE.test(text) || scrolls(outer)) faults.push(`cut off: ${nameOf(element)}`);
        else if (!isReachable) faults.push(`cut off, and nowhere in full: ${nameOf(element)}`);
        break;
      }
    }

    const isMovedAway = (element: Element, box: DOMRect): boolean =>
      upwards(element).some((outer) => {
        const { left, right } = outer.getBoundingClientRect();
        return (scrolls(outer) || cuts(outer)) && (box.right > right + SLACK || box.left < left - SLACK);
      });
    const still = runs.filter(({ element, box }) => !floats(element) && !isMovedAway(element, box));
    for (const [place, one] of still.entries()) {
      for (const other of still.slice(place + 1)) {
        if (one.element.contains(other.element) || other.element.contains(one.element)) continue;
        const wide = Math.min(one.box.right, other.box.right) - Math.max(one.box.left, other.box.left);
        const high = Math.min(one.box.bottom, other.box.bottom) - Math.max(one.box.top, other.box.top);
        if (wide > 2 && high > 4) faults.push(`${nameOf(one.element)} lies over ${nameOf(other.element)}`);
      }
    }
    return [...new Set(faults)];
  });
}
