import { closestCenter, DndContext, type DragEndEvent, PointerSensor, useSensor, useSensors } from '@dnd-kit/core';
import { SortableContext, verticalListSortingStrategy } from '@dnd-kit/sortable';
import { useCallbackRef } from '@mantine/hooks';
import { type ReactNode, useMemo, useState } from 'react';
import { formatCount, formatFigure } from '../../../lib/format.ts';
import { TEXTS } from '../../../texts/index.ts';
import { useEditing } from '../editing.ts';
import { type Group, groupsOf, moveWithin } from '../sheet/groups.ts';
import { AddDelivery } from './add-delivery.tsx';
import { AddLine } from './add-line.tsx';
import { columnWidths } from './column-widths.ts';
import { LineRow } from './line-row.tsx';
import classes from './lines.module.css';

const texts = TEXTS.editor.lines;
/** The same at each drawing, or every line would be drawn anew. */
const DRAG = { activationConstraint: { distance: 4 } };

/** All lines by category, the options last; each edited where it stands. */
export function Lines() {
  const { proposal, isOpen, mayHireIn, change, showsCosts } = useEditing();
  const [said, say] = useState('');
  const sensors = useSensors(useSensor(PointerSensor, DRAG));
  const groups = groupsOf(proposal.line_items);

  function move(group: Group, id: string, to: number): void {
    const moved = moveWithin(group, proposal.line_items, id, to);
    if (moved === null) return;
    change([moved]);
    const name = group.lines.find((line) => line.id === id)?.name ?? '';
    say(texts.moved(name, formatCount(to + 1), formatCount(group.lines.length)));
  }

  const step = useCallbackRef((id: string, by: 1 | -1) => {
    const group = groups.find(({ lines }) => lines.some((line) => line.id === id));
    if (group !== undefined) move(group, id, group.lines.findIndex((line) => line.id === id) + by);
  });

  function drop({ active, over }: DragEndEvent): void {
    const group = groups.find(({ lines }) => lines.some(({ id }) => id === active.id));
    const to = group?.lines.findIndex(({ id }) => id === over?.id) ?? -1;
    if (group !== undefined && to >= 0) move(group, String(active.id), to);
  }

  return (
    <section
      aria-label={texts.label}
      data-open={isOpen}
      data-menus={mayHireIn}
      data-costs={showsCosts === true}
      className={classes.lines}
      style={columnWidths(proposal.line_items, proposal.currency)}
    >
      <div className={classes.columns} aria-hidden>
        <span>{texts.item}</span>
        <span>{texts.units}</span>
        <span>{texts.time}</span>
        <span>{texts.price}</span>
        {showsCosts === true && <span className={classes.costHead}>{TEXTS.costs.cost}</span>}
        <span>{texts.total}</span>
      </div>
      <DndContext sensors={sensors} collisionDetection={closestCenter} onDragEnd={drop}>
        {groups.map((group) => (
          <section key={group.key} className={classes.group} data-group={group.key}>
            <header className={classes.heading}>
              <h2>
                {group.key === 'optional' ? texts.optional : TEXTS.categories[group.key]}
                {group.key === 'optional' && <span className={classes.note}>{texts.optionalNote}</span>}
              </h2>
              <span className="figure">{formatFigure(group.total, proposal.currency)}</span>
            </header>
            <Sortable ids={group.lines.map(({ id }) => id).join(' ')}>
              <ul className={classes.list}>
                {group.lines.map((line, place) => (
                  <LineRow
                    key={line.id}
                    line={line}
                    isFirst={place === 0}
                    isLast={place === group.lines.length - 1}
                    onMove={step}
                  />
                ))}
              </ul>
            </Sortable>
          </section>
        ))}
      </DndContext>
      {groups.length === 0 && <p className={classes.empty}>{isOpen ? texts.empty : texts.emptyViewer}</p>}
      {isOpen && <AddLine />}
      {isOpen && proposal.offers_delivery && <AddDelivery />}
      <p role="status" className="visually-hidden">
        {said}
      </p>
    </section>
  );
}

/** The same list as long as it holds the same lines, so that they are not drawn anew. */
function Sortable({ ids, children }: { readonly ids: string; readonly children: ReactNode }) {
  const items = useMemo(() => ids.split(' '), [ids]);
  return (
    <SortableContext items={items} strategy={verticalListSortingStrategy}>
      {children}
    </SortableContext>
  );
}
