import { Anchor, Text } from '@mantine/core';
import { TEXTS } from '../../../texts/index.ts';
import { useEditing } from '../editing.ts';
import classes from './dialogs.module.css';

const { taxes } = TEXTS.editor;

/** Says of a draft that the company charges another tax by now than it has, and lets it be charged. */
export function TaxDiffers({ onChanged }: { readonly onChanged: () => void }) {
  const { proposal, isOpen, change } = useEditing();
  const { tax, company_tax: usual } = proposal;
  // where the company charges none, whoever wrote a tax into this one meant it
  if (!isOpen || usual === null || tax?.percent === usual.percent) return null;
  const name = `${usual.label} ${usual.percent} %`;

  function charge(): void {
    change([{ kind: 'set_tax', tax: usual, was: tax }]);
    onChanged();
  }

  return (
    <Text className={classes.warning}>
      {tax === null ? taxes.hasNone(name) : taxes.hasOther(name)}{' '}
      <Anchor component="button" type="button" onClick={charge}>
        {taxes.charge(name)}
      </Anchor>
    </Text>
  );
}
