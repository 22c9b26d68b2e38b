import { Button, Text } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { readSettingsAgain } from '../../../lib/change-settings.ts';
import { useMayEdit } from '../../../lib/session.ts';
import { TEXTS } from '../../../texts/index.ts';
import { Problem } from '../../../ui/problem.tsx';
import { Section } from '../section.tsx';
import classes from '../settings.module.css';

const texts = TEXTS.settings.company;

interface EditableListProps<Item> {
  readonly title: string;
  readonly lead: string;
  readonly items: readonly Item[];
  /** Tells an item from all others. */
  readonly nameOf: (item: Item) => string;
  /** Said in the place of the list where it is empty. */
  readonly none: string;
  readonly addLabel: string;
  readonly onAdd: () => void;
  /** Left out: items are added and removed only. */
  readonly onEdit?: (item: Item) => void;
  readonly remove: (item: Item) => Promise<unknown>;
  /** What is shown of an item. */
  readonly children: (item: Item) => ReactNode;
}

/** A section of settings that are a list. */
export function EditableList<Item>(props: EditableListProps<Item>) {
  const { title, lead, items, nameOf, none, addLabel, onAdd, onEdit, children } = props;
  const mayEdit = useMayEdit();
  const remove = useMutation({ mutationFn: props.remove, onSettled: readSettingsAgain });
  const add = (
    <Button variant="default" onClick={onAdd}>
      {addLabel}
    </Button>
  );

  function doings(item: Item) {
    const name = nameOf(item);
    return (
      <div className={classes.doings}>
        {onEdit !== undefined && (
          <Button variant="default" aria-label={texts.changeWhich(name)} onClick={() => onEdit(item)}>
            {texts.change}
          </Button>
        )}
        <Button
          variant="default"
          aria-label={texts.removeWhich(name)}
          loading={remove.isPending && nameOf(remove.variables) === name}
          onClick={() => remove.mutate(item)}
        >
          {texts.remove}
        </Button>
      </div>
    );
  }

  return (
    <Section title={title} lead={lead} actions={mayEdit && add}>
      {remove.isError && <Problem error={remove.error} />}
      {items.length === 0 ? (
        <Text c="dimmed">{none}</Text>
      ) : (
        <ul className={classes.list} aria-label={title}>
          {items.map((item) => (
            <li key={nameOf(item)} className={classes.item}>
              <div>{children(item)}</div>
              {mayEdit && doings(item)}
            </li>
          ))}
        </ul>
      )}
    </Section>
  );
}
