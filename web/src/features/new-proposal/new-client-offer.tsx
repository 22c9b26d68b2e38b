import { UnstyledButton } from '@mantine/core';
import { PlusIcon } from '@radix-ui/react-icons';
import { TEXTS } from '../../texts/index.ts';
import { newClientIn, type TypedFields } from './brief-fields.ts';
import classes from './new-proposal.module.css';
import type { Understood } from './use-understood.ts';

const texts = TEXTS.newProposal;

interface Props {
  readonly understood: Understood | null;
  readonly onTake: (change: TypedFields) => void;
}

/** Offers to add who writes as a client, where they are none yet. */
export function NewClientOffer({ understood, onTake }: Props) {
  const found = newClientIn(understood);
  if (found === null) return null;
  const { client, email } = found;
  return (
    <UnstyledButton className={classes.offer} onClick={() => onTake({ client, clientEmail: email })}>
      <PlusIcon aria-hidden /> {texts.addClient(client.name, email)}
    </UnstyledButton>
  );
}
