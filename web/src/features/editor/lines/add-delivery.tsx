import { UnstyledButton } from '@mantine/core';
import { lazy, Suspense, useState } from 'react';
import { TEXTS } from '../../../texts/index.ts';
import classes from './lines.module.css';

const DeliveryPriceDialog = lazy(async () => ({
  default: (await import('../dialogs/delivery-price-dialog.tsx')).DeliveryPriceDialog,
}));

/** A line for delivery by the company's prices, where there is none for transport. */
export function AddDelivery() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <UnstyledButton className={classes.addDelivery} onClick={() => setOpen(true)}>
        {TEXTS.deliveryPrices.add}
      </UnstyledButton>
      {isOpen && (
        <Suspense>
          <DeliveryPriceDialog line={null} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
