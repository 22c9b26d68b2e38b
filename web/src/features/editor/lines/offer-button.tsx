import { UnstyledButton } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { useMayEdit } from '../../../lib/session.ts';
import { SUB_HIRE_TEXTS } from '../../../texts/sub-hires/index.ts';
import { HireInOrReplace, type HireInOrReplaceProps } from './hire-in-or-replace.tsx';
import classes from './lines.module.css';

interface OfferButtonProps extends Omit<HireInOrReplaceProps, 'onClose'> {
  readonly name: string;
}

/** Offers to hire in what is short, or something else that is free. */
export function OfferButton({ name, ...offered }: OfferButtonProps) {
  const mayEdit = useMayEdit();
  const [isShown, shown] = useDisclosure(false);
  if (!mayEdit) return null;
  return (
    <>
      <UnstyledButton className={classes.holders} aria-label={SUB_HIRE_TEXTS.offerOf(name)} onClick={shown.open}>
        {SUB_HIRE_TEXTS.offer}
      </UnstyledButton>
      {isShown && <HireInOrReplace {...offered} onClose={shown.close} />}
    </>
  );
}
