import { Popover } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { defaultRangeExtractor, type Range, useVirtualizer } from '@tanstack/react-virtual';
import { type KeyboardEvent, type SyntheticEvent, useEffect, useLayoutEffect, useMemo, useRef } from 'react';
import { addDays, formatDay, isWeekend } from '../../lib/days.ts';
import { TEXTS } from '../../texts/index.ts';
import classes from './availability.module.css';
import { Card } from './card.tsx';
import { figuresOf, type GridProduct, type PackedFigures } from './figures.ts';
import { GridHead } from './grid-head.tsx';
import { type CellSize, type GridDay, GridRow } from './grid-row.tsx';
import { useCard } from './use-card.ts';
import type { GridRange } from './use-figures.ts';
import { type Place, useMoves } from './use-moves.ts';

const HEAD = 58;
/** One object each: rows that get the same again are not drawn again. */
const LARGE: CellSize = { row: 32, day: 40, name: 264 };
const SMALL: CellSize = { row: 44, day: 44, name: 132 };

interface GridProps {
  readonly products: readonly GridProduct[];
  readonly figures: ReadonlyMap<string, PackedFigures>;
  readonly range: GridRange;
  /** Days to the left of what is shown first. */
  readonly before: number;
  readonly today: string;
  /** Told which products are in view. */
  readonly onLook: (first: number, last: number) => void;
}

/** Products down, days across; only what is in view is in the page. One cell takes the focus, arrows move it. */
export function Grid({ products, figures, range, before, today, onLook }: GridProps) {
  const small = useMediaQuery('(max-width: 640px)', undefined, { getInitialValueInEffect: false });
  const size = small ? SMALL : LARGE;
  const scroller = useRef<HTMLDivElement>(null);
  const { active, choose, after } = useMoves(products.length, range.days, { row: 0, column: before });
  const card = useCard();
  const rows = useVirtualizer({
    useFlushSync: false,
    count: products.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => size.row,
    overscan: 4,
    paddingStart: HEAD,
    scrollPaddingStart: HEAD,
    rangeExtractor: withPlace(active.row, products.length),
  });
  const columns = useVirtualizer({
    horizontal: true,
    useFlushSync: false,
    count: range.days,
    getScrollElement: () => scroller.current,
    estimateSize: () => size.day,
    overscan: 2,
    paddingStart: size.name,
    scrollPaddingStart: size.name,
    rangeExtractor: withPlace(active.column, range.days),
  });
  useEffect(() => {
    rows.measure();
    columns.measure();
  }, [rows, columns, small]);
  useLayoutEffect(() => {
    // browsers of today answer with a promise, which is no way to clean up
    scroller.current?.scrollTo({ left: before * size.day });
  }, [before, size.day]);
  const first = rows.range?.startIndex ?? 0;
  const last = rows.range?.endIndex ?? first;
  useEffect(() => onLook(first, last), [first, last, onLook]);

  const days = useMemo(() => daysOf(range, today), [range.from, range.days, today]);
  const moved = useRef(false);
  useEffect(() => {
    if (!moved.current) return;
    moved.current = false;
    cellAt(scroller.current, active)?.focus({ preventScroll: true });
  }, [active]);

  function onKeyDown(event: KeyboardEvent): void {
    if (event.key === 'Escape') card.close();
    if (event.key === 'Enter' || event.key === ' ') {
      event.preventDefault();
      card.open(active);
      document.querySelector<HTMLElement>('[data-stock-card] a')?.focus();
    }
    const place = after(event);
    if (place === null) return;
    event.preventDefault();
    rows.scrollToIndex(place.row);
    columns.scrollToIndex(place.column);
    moved.current = true;
    choose(place);
  }

  const shownProduct = card.shown && products[card.shown.row];
  const shownFigures = shownProduct && figures.get(shownProduct.id);
  const visible = columns.getVirtualItems();
  return (
    <Popover
      opened={shownFigures !== undefined && shownFigures !== null}
      onDismiss={card.close}
      position="bottom-start"
      offset={6}
      width={296}
      shadow="md"
      withRoles={false}
      withinPortal={false}
      transitionProps={{ duration: 0 }}
    >
      <div
        ref={scroller}
        className={classes.scroller}
        role="grid"
        aria-label={TEXTS.availability.grid}
        aria-rowcount={products.length + 1}
        aria-colcount={range.days + 1}
        aria-busy={products.slice(first, last + 1).some(({ id }) => !figures.has(id))}
        onKeyDown={onKeyDown}
        onFocus={(event) => {
          const place = placeOf(event);
          if (place === null) return;
          choose(place);
          card.open(place);
        }}
        onBlur={({ relatedTarget }) => {
          if (!(relatedTarget instanceof Element) || relatedTarget.closest('[data-stock-card]') === null)
            card.closeSoon();
        }}
        onMouseOver={(event) => {
          const place = placeOf(event);
          if (place !== null) card.openSoon(place);
        }}
        onMouseLeave={() => card.closeSoon()}
      >
        <div
          role="presentation"
          className={classes.sheet}
          style={{ width: columns.getTotalSize(), height: rows.getTotalSize() }}
        >
          <GridHead
            days={days}
            columns={visible}
            size={size}
            height={HEAD}
            first={days[columns.range?.startIndex ?? before]?.day ?? range.from}
          />
          {rows.getVirtualItems().map(({ index, start }) => {
            const product = products[index];
            return (
              product && (
                <GridRow
                  key={product.id}
                  product={product}
                  packed={figures.get(product.id)}
                  days={days}
                  columns={visible}
                  row={index}
                  active={active.row === index ? active.column : null}
                  top={start}
                  size={size}
                />
              )
            );
          })}
          {card.shown && (
            <Popover.Target key={`${card.shown.row},${card.shown.column}`}>
              <div
                aria-hidden
                className={classes.anchor}
                style={{
                  left: size.name + card.shown.column * size.day,
                  top: HEAD + card.shown.row * size.row,
                  width: size.day,
                  height: size.row,
                }}
              />
            </Popover.Target>
          )}
        </div>
      </div>
      <Popover.Dropdown
        data-stock-card
        onMouseEnter={card.stay}
        onMouseLeave={card.closeSoon}
        onKeyDown={({ key }) => {
          if (key !== 'Escape') return;
          cellAt(scroller.current, active)?.focus();
          card.close();
        }}
        onBlur={({ relatedTarget, currentTarget }) => {
          if (!(relatedTarget instanceof Node) || !currentTarget.contains(relatedTarget)) card.closeSoon();
        }}
      >
        {card.shown && shownProduct && shownFigures && (
          <Card
            product={shownProduct}
            day={days[card.shown.column]?.day ?? range.from}
            figures={figuresOf(shownFigures, card.shown.column)}
          />
        )}
      </Popover.Dropdown>
    </Popover>
  );
}

function daysOf({ from, days }: GridRange, today: string): GridDay[] {
  return Array.from({ length: days }, (_, at) => {
    const day = addDays(from, at);
    return { day, name: formatDay(day), weekend: isWeekend(day) || undefined, today: day === today || undefined };
  });
}

/** What is in view, and the cell with the focus wherever it is: it must not vanish under its reader. */
function withPlace(index: number, count: number): (range: Range) => number[] {
  return (range) => {
    const seen = defaultRangeExtractor(range);
    if (index < 0 || index >= count || seen.includes(index)) return seen;
    return [...seen, index].toSorted((a, b) => a - b);
  };
}

function placeOf({ target }: SyntheticEvent): Place | null {
  const cell = target instanceof Element ? target.closest<HTMLElement>('[data-cell]') : null;
  const [row, column] = (cell?.dataset['cell'] ?? '').split(',').map(Number);
  return row === undefined || column === undefined || Number.isNaN(row) ? null : { row, column };
}

function cellAt(scroller: HTMLElement | null, { row, column }: Place): HTMLElement | null {
  return scroller?.querySelector<HTMLElement>(`[data-cell="${row},${column}"]`) ?? null;
}
