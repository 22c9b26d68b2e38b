import { TEXTS } from '../../texts/index.ts';
import classes from './new-proposal.module.css';

const texts = TEXTS.newProposal;

interface Props {
  readonly name: string;
  /** The words that the field's value was found in; undefined: it was not found. */
  readonly words: string | null | undefined;
}

/** A field's name, marked where the brief has filled the field in. */
export function FoundLabel({ name, words }: Props) {
  if (words === undefined) return name;
  return (
    <>
      {name}{' '}
      <span className={classes.mark} title={words === null ? undefined : texts.foundWords(words)}>
        {texts.found}
      </span>
    </>
  );
}
