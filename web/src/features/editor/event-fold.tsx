import { UnstyledButton } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { ChevronDownIcon } from '@radix-ui/react-icons';
import { type ReactNode, useId } from 'react';
import { formatDays } from '../../lib/format.ts';
import { TEXTS } from '../../texts/index.ts';
import { useEditing } from './editing.ts';
import classes from './event-fold.module.css';

const texts = TEXTS.editor.fields;

interface EventFoldProps {
  /** Said although it is folded. */
  readonly notices: readonly string[];
  readonly children: ReactNode;
}

/** On a telephone folds what stands above the lines, so that they are seen first; wider windows show all of it. */
export function EventFold({ notices, children }: EventFoldProps) {
  const { proposal } = useEditing();
  const { client, event } = proposal;
  const [isOpened, { toggle }] = useDisclosure(false);
  const id = useId();
  const facts = [
    event.date === null ? TEXTS.proposals.noDate : formatDays(event.date, event.days),
    client?.name ?? TEXTS.proposals.noClient,
    event.venue,
  ];
  return (
    <>
      <UnstyledButton className={classes.fold} aria-expanded={isOpened} aria-controls={id} onClick={toggle}>
        <span className={classes.label}>{texts.event}</span>
        <ChevronDownIcon aria-hidden className={classes.sign} />
        {!isOpened && (
          <>
            <span className={classes.facts}>{facts.filter(Boolean).join(' · ')}</span>
            {notices.map((notice) => (
              <span key={notice} className={classes.notice}>
                {notice}
              </span>
            ))}
          </>
        )}
      </UnstyledButton>
      <div id={id} className={classes.folded} data-opened={isOpened}>
        {children}
      </div>
    </>
  );
}
