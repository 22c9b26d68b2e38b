import { useSortable } from '@dnd-kit/sortable';
import { DragHandleDots2Icon, ExclamationTriangleIcon } from '@radix-ui/react-icons';
import { NAME_LIMIT, UNITS_LIMIT } from '@showbill/contract/limits';
import { type KeyboardEvent, lazy, memo, Suspense, useState } from 'react';
import { currencyDigits, formatCount, formatFigure } from '../../../lib/format.ts';
import { TEXTS } from '../../../texts/index.ts';
import { type Line, useLineEditing } from '../editing.ts';
import { NumberCell } from '../fields/number-cell.tsx';
import { TextCell } from '../fields/text-cell.tsx';
import { CostCell } from './cost-cell.tsx';
import { DeliveryNote } from './delivery-note.tsx';
import { HireInOrReplace } from './hire-in-or-replace.tsx';
import { LineMenu } from './line-menu.tsx';
import classes from './lines.module.css';
import { ShortageNote } from './shortage-note.tsx';
import { SuppliersNote } from './suppliers-note.tsx';
import { TimeCell } from './time-cell.tsx';

const DeliveryPriceDialog = lazy(async () => ({
  default: (await import('../dialogs/delivery-price-dialog.tsx')).DeliveryPriceDialog,
}));

const texts = TEXTS.editor.lines;
/** What has no stock. */
const UNHIRED: ReadonlySet<string> = new Set(['crew', 'transport']);

interface Props {
  readonly line: Line;
  readonly isFirst: boolean;
  readonly isLast: boolean;
  readonly onMove: (id: string, step: 1 | -1) => void;
}

/** One line. Alt with an arrow moves it, as dragging does. */
export const LineRow = memo(function LineRow({ line, isFirst, isLast, onMove }: Props) {
  const { isOpen, light } = useLineEditing();
  const { listeners, setNodeRef, setActivatorNodeRef, transform, transition, isDragging } = useSortable({
    id: line.id,
    disabled: !isOpen,
  });

  function onKeyDown(event: KeyboardEvent): void {
    if (!event.altKey || !isOpen || (event.key !== 'ArrowUp' && event.key !== 'ArrowDown')) return;
    event.preventDefault();
    onMove(line.id, event.key === 'ArrowUp' ? -1 : 1);
  }

  return (
    <li
      ref={setNodeRef}
      data-line={line.id}
      data-dragging={isDragging}
      data-open={isOpen}
      className={classes.line}
      style={transform === null ? undefined : { transform: `translateY(${transform.y}px)`, transition }}
      onKeyDown={onKeyDown}
      onPointerEnter={() => light(line.words)}
      onPointerLeave={() => light(null)}
      onFocus={() => light(line.words)}
      onBlur={() => light(null)}
    >
      <span
        className={classes.handle}
        ref={setActivatorNodeRef}
        {...(isOpen && listeners)}
        title={isOpen ? texts.drag : ''}
      >
        {line.shortages.length > 0 ? <ExclamationTriangleIcon className={classes.short} /> : null}
        {isOpen && <DragHandleDots2Icon className={classes.grip} />}
      </span>
      <Cells line={line} isFirst={isFirst} isLast={isLast} onMove={onMove} />
    </li>
  );
});

/** What a line says; stays as it is drawn while lines are dragged over each other. */
const Cells = memo(function Cells({ line, isFirst, isLast, onMove }: Props) {
  const { currency, isOpen, change, showsCosts, mayHireIn } = useLineEditing();
  const [isPricing, setPricing] = useState(false);
  const [isHiring, setHiring] = useState(false);
  const { id, name, catalog_item_id: item } = line;
  const canHireIn = mayHireIn && item !== null && !UNHIRED.has(line.category);
  return (
    <>
      <div className={classes.name}>
        {item === null ? (
          <TextCell
            label={texts.nameOf(name)}
            value={name}
            isOpen={isOpen}
            className={isOpen ? classes.own : undefined}
            most={NAME_LIMIT}
            onCommit={(next, was) => change([{ kind: 'set_line', line_id: id, name: next, was: { name: was } }])}
          />
        ) : (
          <span className={classes.product}>{name}</span>
        )}
        {line.picked && <span className={classes.picked}>{texts.picked}</span>}
        {line.reason !== '' && <p className={classes.reason}>{line.reason}</p>}
        <DeliveryNote line={line} onPrice={() => setPricing(true)} />
        <SuppliersNote line={line} />
        <ShortageNote line={line} />
      </div>
      <div className={classes.units}>
        <NumberCell
          label={texts.unitsOf(name)}
          column="units"
          value={line.units}
          shown={formatCount(line.units)}
          isOpen={isOpen}
          most={UNITS_LIMIT}
          onCommit={(units, was) =>
            units !== null && was !== null && change([{ kind: 'set_line', line_id: id, units, was: { units: was } }])
          }
        />
      </div>
      <TimeCell line={line} />
      <div className={classes.price}>
        <NumberCell
          label={texts.priceOf(name)}
          column="price"
          value={line.unit_price}
          shown={formatFigure(line.unit_price, currency)}
          isOpen={isOpen}
          decimals={currencyDigits(currency)}
          least={0}
          className={line.price_set_by_hand && line.catalog_item_id !== null ? classes.byHand : undefined}
          onCommit={(price, was) =>
            price !== null &&
            was !== null &&
            change([{ kind: 'set_line', line_id: id, unit_price: price, was: { unit_price: was } }])
          }
        />
      </div>
      {showsCosts && <CostCell line={line} />}
      <span className={`${classes.total} figure`}>{formatFigure(line.total, currency)}</span>
      <div className={classes.menu}>
        {(isOpen || canHireIn) && (
          <LineMenu
            line={line}
            isFirst={isFirst}
            isLast={isLast}
            onMove={(step) => onMove(id, step)}
            onPrice={() => setPricing(true)}
            onHireIn={canHireIn ? () => setHiring(true) : null}
          />
        )}
        {isHiring && item !== null && <HireInOrReplace item={item} onClose={() => setHiring(false)} />}
        {isPricing && (
          <Suspense>
            <DeliveryPriceDialog line={line} onClose={() => setPricing(false)} />
          </Suspense>
        )}
      </div>
    </>
  );
});
