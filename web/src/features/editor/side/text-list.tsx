import { ActionIcon } from '@mantine/core';
import { Cross2Icon } from '@radix-ui/react-icons';
import type { TextList as List } from '@showbill/contract';
import { TEXTS } from '../../../texts/index.ts';
import { useEditing } from '../editing.ts';
import classes from './side.module.css';

const texts = TEXTS.editor.texts;

/** What a draft left open and one takes off as it is dealt with. */
export function TextList({ list }: { readonly list: Exclude<List, 'questions'> }) {
  const { proposal } = useEditing();
  if (proposal[list].length === 0) return null;
  return (
    <section className={classes.section}>
      <h2>{texts.headings[list]}</h2>
      <ul>
        {proposal[list].map((text) => (
          <li key={text} className={classes.text}>
            <span>{text}</span>
            <Dismiss list={list} text={text} />
          </li>
        ))}
      </ul>
    </section>
  );
}

export function Dismiss({ list, text }: { readonly list: List; readonly text: string }) {
  const { isOpen, change } = useEditing();
  if (!isOpen) return null;
  return (
    <ActionIcon
      variant="subtle"
      color="gray"
      size="sm"
      aria-label={texts.dismiss(text)}
      onClick={() => change([{ kind: 'dismiss_text', list, text }])}
    >
      <Cross2Icon />
    </ActionIcon>
  );
}
