import { Title } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { formatCount } from '../../../lib/format.ts';
import { TEXTS } from '../../../texts/index.ts';
import classes from '../catalogue.module.css';
import type { AccessoryBody } from './types.ts';

/** The products that one belongs to. */
export function GoesWith({ products }: { readonly products: readonly AccessoryBody[] }) {
  if (products.length === 0) return null;
  return (
    <section aria-labelledby="goes-with">
      <Title order={2} id="goes-with">
        {TEXTS.catalogue.accessories.goesWith}
      </Title>
      <ul className={classes.list}>
        {products.map(({ product_id: id, name, quantity }) => (
          <li key={id}>
            <span className={classes.grow}>
              <Link to="/catalogue/$id" params={{ id }}>
                {name}
              </Link>
            </span>
            <span className="figure">× {formatCount(quantity)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
