import { UnstyledButton } from '@mantine/core';
import { PlusIcon } from '@radix-ui/react-icons';
import { formatCount } from '@showbill/contract/words';
import { formatDays } from '../../lib/format.ts';
import { TEXTS } from '../../texts/index.ts';
import type { BriefFields } from './brief-fields.ts';
import classes from './new-proposal.module.css';
import type { Understood } from './use-understood.ts';

const texts = TEXTS.newProposal;

interface Props {
  readonly understood: Understood | null;
  readonly fields: BriefFields;
  readonly onTake: (change: Partial<BriefFields>) => void;
}

/** What the words say and the fields do not yet, each to be taken over by a tap. */
export function Found({ understood, fields, onTake }: Props) {
  const found = understood === null ? [] : offersOf(understood).filter(({ isTaken }) => !isTaken(fields));
  return (
    <div className={classes.found} role="status">
      {found.length > 0 && <span className="quiet">{texts.found}</span>}
      {found.map(({ label, words, change }) => (
        <UnstyledButton
          key={label}
          className={classes.offer}
          title={words ?? undefined}
          aria-label={texts.take(label, words)}
          onClick={() => onTake(change)}
        >
          <PlusIcon aria-hidden /> {label}
        </UnstyledButton>
      ))}
    </div>
  );
}

interface Offer {
  readonly label: string;
  readonly words: string | null;
  readonly change: Partial<BriefFields>;
  readonly isTaken: (fields: BriefFields) => boolean;
}

function offersOf({ date, venue, attendees, days }: Understood): Offer[] {
  return [
    ...(date === null ? [] : [offer('date', date.value, texts.foundDate(formatDays(date.value, 1)), date.words)]),
    ...(days === null ? [] : [offer('days', days.value, texts.foundDays(formatCount(days.value)), days.words)]),
    ...(attendees === null
      ? []
      : [offer('attendees', attendees.value, texts.foundAttendees(formatCount(attendees.value)), attendees.words)]),
    ...(venue === null ? [] : [offer('venue', venue.value, venue.value, venue.words)]),
  ];
}

function offer<Field extends 'date' | 'days' | 'attendees' | 'venue'>(
  field: Field,
  value: BriefFields[Field],
  label: string,
  words: string | null,
): Offer {
  return { label, words, change: { [field]: value }, isTaken: (fields) => fields[field] === value };
}
