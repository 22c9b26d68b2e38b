import { UnstyledButton } from '@mantine/core';
import { formatMoney } from '../../../lib/format.ts';
import { TEXTS } from '../../../texts/index.ts';
import { type Line, useLineEditing } from '../editing.ts';
import classes from './lines.module.css';

const texts = TEXTS.deliveryPrices;

/** What a line for delivery lacks: where it goes, or the price that the company's delivery prices make of it now. */
export function DeliveryNote({ line, onPrice }: { readonly line: Line; readonly onPrice: () => void }) {
  const { currency, isOpen, change } = useLineEditing();
  const { delivery_hint: hint, delivery, unit_price: price, id } = line;
  if (hint === null || !isOpen) return null;
  if (hint.kind === 'ask') {
    const ask = (
      <UnstyledButton className={classes.deliver} onClick={onPrice}>
        {texts.ask}
      </UnstyledButton>
    );
    return delivery === null ? (
      ask
    ) : (
      <p className={classes.delivery}>
        {texts.moved} {ask}
      </p>
    );
  }
  const update = () =>
    change([{ kind: 'set_line', line_id: id, delivery: wantedOf(delivery), was: { delivery, unit_price: price } }]);
  return (
    <p className={classes.delivery}>
      {texts.otherPrice(formatMoney(hint.unit_price, currency))}{' '}
      <UnstyledButton className={classes.deliver} onClick={update}>
        {texts.update}
      </UnstyledButton>
    </p>
  );
}

function wantedOf(delivery: Line['delivery']) {
  if (delivery === null) return null;
  const { made: _made, ...wanted } = delivery;
  return wanted;
}
