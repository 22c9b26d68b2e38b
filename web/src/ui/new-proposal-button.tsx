import { Button } from '@mantine/core';
import { PlusIcon } from '@radix-ui/react-icons';
import { Link } from '@tanstack/react-router';
import { TEXTS } from '../texts/index.ts';
import classes from './new-proposal-button.module.css';

/** The way to a new proposal. `narrow`: only where no rail has it in view. */
export function NewProposalButton({ narrow = false }: { readonly narrow?: boolean }) {
  return (
    <Button
      component={Link}
      to="/proposals/new"
      leftSection={<PlusIcon aria-hidden />}
      className={narrow ? classes.narrow : undefined}
    >
      {TEXTS.frame.newProposal}
    </Button>
  );
}
