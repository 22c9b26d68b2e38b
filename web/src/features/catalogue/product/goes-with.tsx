import { Title } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { formatCount } from '../../../lib/format.ts';
import classes from '../catalogue.module.css';
import type { AccessoryBody } from './types.ts';

interface GoesWithProps {
  readonly id: string;
  readonly heading: string;
  readonly products: readonly AccessoryBody[];
}

/** The products that one goes out with, or the kits that it is a part of. */
export function GoesWith({ id: section, heading, products }: GoesWithProps) {
  if (products.length === 0) return null;
  return (
    <section aria-labelledby={section}>
      <Title order={2} id={section}>
        {heading}
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
