import { TEXTS } from '../../texts.ts';
import type { Draft } from './draft.ts';

/** What can be said apart from the description. */
export function EventFields({ values, onChange }: { values: Draft; onChange: (changed: Partial<Draft>) => void }) {
  return (
    <div className="event-fields">
      <label>
        <span>{TEXTS.brief.date}</span>
        <input type="date" value={values.date} onChange={(event) => onChange({ date: event.target.value })} />
      </label>
      <label>
        <span>{TEXTS.brief.days}</span>
        <input
          type="number"
          min={1}
          inputMode="numeric"
          value={values.days}
          onChange={(event) => onChange({ days: event.target.value })}
        />
      </label>
      <label>
        <span>{TEXTS.brief.attendees}</span>
        <input
          type="number"
          min={1}
          inputMode="numeric"
          value={values.attendees}
          onChange={(event) => onChange({ attendees: event.target.value })}
        />
      </label>
      <label>
        <span>{TEXTS.brief.venue}</span>
        <input
          type="text"
          placeholder={TEXTS.brief.venuePlaceholder}
          value={values.venue}
          onChange={(event) => onChange({ venue: event.target.value })}
        />
      </label>
    </div>
  );
}
