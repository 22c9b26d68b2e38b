import { UnstyledButton } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { NOTES_LIMIT } from '@showbill/contract/limits';
import { useEffect, useRef } from 'react';
import { TEXTS } from '../../../texts/index.ts';
import { DeliveryCollection } from '../../../ui/delivery/delivery-collection.tsx';
import { SubHiresOfProposal } from '../../../ui/sub-hires/of-proposal.tsx';
import { useEditing } from '../editing.ts';
import { TextCell } from '../fields/text-cell.tsx';
import { shortOf } from '../lines/short-of.ts';
import { Invoices } from '../invoices/invoices.tsx';
import { Payments } from '../payments/payments.tsx';
import { Sales } from '../sales/sales.tsx';
import { marksIn } from '../sheet/marks.ts';
import { ClientThread } from './client-thread.tsx';
import { ForClient } from './for-client.tsx';
import { History } from './history.tsx';
import { Questions } from './questions.tsx';
import classes from './side.module.css';
import { TextList } from './text-list.tsx';
import { Withdrawal } from './withdrawal.tsx';

const texts = TEXTS.editor;

/** What one wants at hand beside the lines. */
export function Side() {
  const { id, status } = useEditing().proposal;
  return (
    <>
      <ClientThread />
      <Questions />
      <TextList list="assumptions" />
      <TextList list="unmet" />
      <Shortages />
      <SubHiresOfProposal id={id} className={classes.section} />
      <Sales />
      <ForClient />
      <Payments />
      <Invoices />
      {hasRight(status) && <Withdrawal />}
      <Transport />
      <Notes />
      <Asked />
      <History />
    </>
  );
}

/** A right of withdrawal comes with an acceptance. */
function hasRight(status: string): boolean {
  return status === 'accepted' || status === 'cancelled';
}

function Transport() {
  const { proposal } = useEditing();
  return (
    <section className={classes.section}>
      <DeliveryCollection id={proposal.id} heading />
    </section>
  );
}

function Shortages() {
  const { proposal } = useEditing();
  const short = proposal.line_items.flatMap(({ id, name, shortages }) => {
    const said = shortOf(shortages);
    return said === null ? [] : { id, name, said };
  });
  if (short.length === 0) return null;
  return (
    <section className={classes.section}>
      <h2 className={classes.bad}>{texts.shortages.heading}</h2>
      <ul className={classes.short}>
        {short.map(({ id, name, said }) => (
          <li key={id}>
            <UnstyledButton fz="inherit" onClick={() => showLine(id)}>
              {texts.shortages.one(name, said)}
            </UnstyledButton>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Notes() {
  const { proposal, isOpen, change } = useEditing();
  if (!isOpen && proposal.notes === null) return null;
  return (
    <section className={classes.section}>
      <h2>{texts.fields.notes}</h2>
      <p className="quiet">{texts.fields.notesHint}</p>
      <TextCell
        label={texts.fields.notes}
        placeholder={texts.fields.noNotes}
        value={proposal.notes ?? ''}
        most={NOTES_LIMIT}
        isOpen={isOpen}
        mayBeEmpty
        multiline
        className={classes.notes}
        onCommit={(next, was) => change([{ kind: 'set_notes', notes: next || null, was: was || null }])}
      />
    </section>
  );
}

function showLine(id: string): void {
  document.querySelector(`[data-line="${id}"]`)?.scrollIntoView({ block: 'center' });
}

/** The brief, with the words marked that the line at hand came from; nothing below it moves as they are shown. */
function Asked() {
  const { proposal, lit } = useEditing();
  const [all, { toggle }] = useDisclosure(false);
  const { description } = proposal.event;
  const isLong = description.length > 280;
  const brief = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    const mark = brief.current?.querySelector('mark');
    brief.current?.scrollTo({ top: mark ? mark.offsetTop - mark.offsetHeight * 2 : 0 });
  }, [lit]);
  return (
    <section className={classes.section}>
      <h2>{texts.brief.heading}</h2>
      <p ref={brief} className={`${classes.brief} prose`} data-all={all || !isLong}>
        {marksIn(description, lit).map(({ text, marked }, place) => (marked ? <mark key={place}>{text}</mark> : text))}
      </p>
      {isLong && (
        <UnstyledButton className={classes.link} aria-expanded={all} onClick={toggle}>
          {all ? texts.brief.hide : texts.brief.show}
        </UnstyledButton>
      )}
    </section>
  );
}
