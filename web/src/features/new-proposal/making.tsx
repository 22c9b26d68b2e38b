import { Button, Loader, Text } from '@mantine/core';
import { CheckIcon } from '@radix-ui/react-icons';
import { CATEGORIES } from '@showbill/contract/vocabulary';
import { TEXTS } from '../../texts/index.ts';
import classes from './making.module.css';
import type { Progress } from './use-creation.ts';
import { formatCount } from '../../lib/format.ts';

const texts = TEXTS.newProposal;
const STAGES = ['reading', 'choosing', 'checking', 'pricing'] as const;

interface Props {
  readonly description: string;
  readonly progress: Progress & { readonly isStopping: boolean };
  readonly onStop: () => void;
}

/** The stages as they pass, and the lines as they come. */
export function Making({ description, progress: { stage, lines, isStopping }, onStop }: Props) {
  const at = STAGES.indexOf(stage);
  return (
    <section aria-label={texts.making} className={classes.making}>
      <Text className={classes.description} lineClamp={3}>
        {description}
      </Text>
      <div className={classes.bar}>
        <ol className={classes.stages}>
          {STAGES.map((each, place) => (
            <li key={each} data-state={place < at ? 'done' : place === at ? 'now' : 'next'}>
              <span className={classes.tick} aria-hidden>
                {place < at && <CheckIcon />}
                {place === at && <Loader size={12} />}
              </span>
              {texts.stages[each]}
              {place < at && <span className="visually-hidden"> {texts.stageDone}</span>}
            </li>
          ))}
        </ol>
        <Button variant="default" loading={isStopping} onClick={onStop}>
          {texts.stop}
        </Button>
      </div>
      <p role="status" className="visually-hidden">
        {texts.stages[stage]}
        {lines.length > 0 && `, ${texts.linesSoFar(formatCount(lines.length))}`}
      </p>
      <div className={classes.groups}>
        {CATEGORIES.map((category) => {
          const own = lines.filter((line) => line.category === category);
          if (own.length === 0) return null;
          return (
            <section key={category} className={classes.group}>
              <h2 className={classes.category}>{TEXTS.categories[category]}</h2>
              <ul>
                {own.map(({ product, units, optional }) => (
                  <li key={product}>
                    <span className="figure">{formatCount(units)} ×</span>
                    <span>{product}</span>
                    {optional && <span className="quiet">{texts.optional}</span>}
                  </li>
                ))}
              </ul>
            </section>
          );
        })}
      </div>
    </section>
  );
}
