import { Anchor, Button, Group } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { inferOutput } from '@trpc/tanstack-react-query';
import { useState } from 'react';
import { addressOf } from '../../lib/address.ts';
import { formatDay } from '../../lib/days.ts';
import { formatCount, formatMoment } from '../../lib/format.ts';
import { useCompany, useMayEdit } from '../../lib/session.ts';
import { queryClient, trpc } from '../../lib/trpc.ts';
import { TEXTS } from '../../texts/index.ts';
import { Confirm } from '../../ui/confirm.tsx';
import { Problem } from '../../ui/problem.tsx';
import classes from './enquiries.module.css';

const texts = TEXTS.enquiries;

export type Enquiry = inferOutput<typeof trpc.enquiries.list>['entries'][number];

const readAgain = () => queryClient.invalidateQueries({ queryKey: trpc.enquiries.pathKey() });

/** One enquiry, as its sender typed it, and what can be made of it. */
export function EnquiryRow({ enquiry }: { readonly enquiry: Enquiry }) {
  const { name, email, phone, description, date, place, attendees, origin, received_at: at } = enquiry;
  const facts = [
    date === null ? null : formatDay(date),
    place,
    attendees === null ? null : texts.guests(formatCount(attendees), attendees).replaceAll(' ', '\u00a0'),
  ].filter((fact) => fact !== null);
  const mayEdit = useMayEdit();
  return (
    <li className={classes.enquiry}>
      <div className={classes.head}>
        <h2>
          <bdi>{name}</bdi>
        </h2>
        <span className="quiet">
          {formatMoment(at)}
          {origin !== null && ` · ${texts.came(origin)}`}
        </span>
      </div>
      <p className="quiet">
        <Anchor href={`mailto:${encodeURIComponent(email)}`}>{email}</Anchor>
        {phone !== null && <bdi> · {phone}</bdi>}
      </p>
      {facts.length > 0 && <p>{facts.join(' · ')}</p>}
      <p className={classes.words}>{description}</p>
      <Files enquiry={enquiry} />
      {(mayEdit || enquiry.proposal !== null) && <Actions enquiry={enquiry} />}
    </li>
  );
}

function Files({ enquiry: { files } }: { readonly enquiry: Enquiry }) {
  const { company } = useCompany();
  if (files.length === 0) return null;
  return (
    <>
      <ul className={classes.files}>
        {files.map(({ id, name }) => (
          <li key={id}>
            <Anchor href={addressOf(`app/companies/${company.id}/enquiry-files/${id}`)} download>
              {name}
            </Anchor>
          </li>
        ))}
      </ul>
      <p className="quiet">{texts.filesNote}</p>
    </>
  );
}

function Actions({ enquiry: { id, name, state, proposal } }: { readonly enquiry: Enquiry }) {
  const mayEdit = useMayEdit();
  const [deleting, setDeleting] = useState(false);
  const dismiss = useMutation(trpc.enquiries.dismiss.mutationOptions({ onSettled: readAgain }));
  const remove = useMutation(trpc.enquiries.delete.mutationOptions({ onSuccess: readAgain }));
  return (
    <Group gap="xs" mt="sm">
      {proposal !== null && (
        <Button
          variant="default"
          renderRoot={(props: object) => <Link to="/proposals/$id" params={{ id: proposal.id }} {...props} />}
        >
          {texts.open(proposal.number)}
        </Button>
      )}
      {mayEdit && proposal === null && (
        <>
          <Button
            renderRoot={(props: object) => <Link to="/proposals/new" search={{ enquiry: id }} {...props} />}
            variant={state === 'new' ? 'filled' : 'default'}
            aria-label={texts.draftFor(name)}
          >
            {texts.draft}
          </Button>
          <Button
            variant="default"
            loading={dismiss.isPending}
            aria-label={state === 'new' ? texts.dismissOf(name) : undefined}
            onClick={() => dismiss.mutate({ id, dismissed: state === 'new' })}
          >
            {state === 'new' ? texts.dismiss : texts.reopen}
          </Button>
        </>
      )}
      {mayEdit && (
        <Button variant="subtle" color="gray" aria-label={texts.deleteOf(name)} onClick={() => setDeleting(true)}>
          {texts.delete}
        </Button>
      )}
      {dismiss.isError && <Problem error={dismiss.error} />}
      {deleting && (
        <Confirm
          title={texts.deleteTitle}
          text={texts.deleteText(name)}
          action={texts.delete}
          pending={remove.isPending}
          error={remove.error}
          onConfirm={() => remove.mutate({ id })}
          onClose={() => setDeleting(false)}
        />
      )}
    </Group>
  );
}
