import { Button, Modal, Text, TextInput } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useFocusBack } from '../../../lib/use-focus-back.ts';
import { useSavedForm } from '../../../lib/use-saved-form.ts';
import { TEXTS } from '../../../texts/index.ts';
import { Confirm } from '../../../ui/confirm.tsx';
import { DialogForm } from '../dialog-form.tsx';
import { Section } from '../section.tsx';
import classes from '../settings.module.css';

const texts = TEXTS.sales.settings;

export interface NamedItem {
  readonly id: string;
  readonly name: string;
  /** What is said of it beside its name. */
  readonly fact: string;
}

interface NamedListProps {
  readonly title: string;
  readonly lead: string;
  readonly none: string;
  readonly items: readonly NamedItem[];
  readonly removing: { readonly title: (name: string) => string; readonly text: string };
  readonly rename: (id: string, name: string) => Promise<unknown>;
  readonly remove: (id: string) => Promise<unknown>;
}

/** Things of the company that are renamed and removed here, and made elsewhere. */
export function NamedList({ title, lead, none, items, removing, rename, remove }: NamedListProps) {
  const [renaming, setRenaming] = useState<NamedItem | null>(null);
  const [going, setGoing] = useState<NamedItem | null>(null);
  const removal = useMutation({ mutationFn: (id: string) => remove(id), onSuccess: () => setGoing(null) });
  return (
    <Section title={title} lead={lead}>
      {items.length === 0 ? (
        <Text c="dimmed">{none}</Text>
      ) : (
        <ul className={classes.list} aria-label={title}>
          {items.map((item) => (
            <li key={item.id} className={classes.item}>
              <div>
                {item.name}
                <div className={classes.facts}>{item.fact}</div>
              </div>
              <div className={classes.doings}>
                <Button variant="default" aria-label={texts.renameWhich(item.name)} onClick={() => setRenaming(item)}>
                  {texts.rename}
                </Button>
                <Button variant="default" aria-label={texts.removeWhich(item.name)} onClick={() => setGoing(item)}>
                  {texts.remove}
                </Button>
              </div>
            </li>
          ))}
        </ul>
      )}
      {renaming !== null && <Rename item={renaming} rename={rename} onClose={() => setRenaming(null)} />}
      {going !== null && (
        <Confirm
          title={removing.title(going.name)}
          text={removing.text}
          action={texts.remove}
          pending={removal.isPending}
          error={removal.error}
          onConfirm={() => removal.mutate(going.id)}
          onClose={() => setGoing(null)}
        />
      )}
    </Section>
  );
}

interface RenameProps {
  readonly item: NamedItem;
  readonly rename: NamedListProps['rename'];
  readonly onClose: () => void;
}

function Rename({ item: { id, name }, rename, onClose }: RenameProps) {
  useFocusBack();
  const form = useSavedForm({ saved: { name }, save: (values) => rename(id, values.name), onSaved: onClose });
  return (
    <Modal opened title={texts.renameWhich(name)} onClose={onClose}>
      <DialogForm form={form} onClose={onClose}>
        <TextInput label={texts.name} maxLength={80} data-autofocus {...form.field('name')} />
      </DialogForm>
    </Modal>
  );
}
