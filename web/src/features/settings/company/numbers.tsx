import { changeSettings } from '../../../lib/change-settings.ts';
import { useSavedForm } from '../../../lib/use-saved-form.ts';
import { TEXTS } from '../../../texts/index.ts';
import { FigureField } from '../../../ui/figure-field.tsx';
import { SaveForm } from '../save-form.tsx';
import { Section } from '../section.tsx';
import classes from '../settings.module.css';
import type { CompanySettings } from './settings-of.ts';

const texts = TEXTS.settings.company;

/** Validity and buffer days. */
export function Numbers({ settings }: { readonly settings: CompanySettings }) {
  return (
    <>
      <Validity settings={settings} />
      <Buffers settings={settings} />
    </>
  );
}

function Validity({ settings: { validity_days } }: { readonly settings: CompanySettings }) {
  const form = useSavedForm({
    keptAs: 'company.validity',
    saved: { validity_days },
    save: (_, changes) => changeSettings(changes),
  });
  return (
    <Section title={TEXTS.tax.validity} lead={TEXTS.tax.validityLead}>
      <SaveForm form={form}>
        <div className={classes.pair}>
          <FigureField
            label={texts.validity}
            unit={texts.days}
            decimals={0}
            least={1}
            most={366}
            {...form.field('validity_days')}
          />
        </div>
      </SaveForm>
    </Section>
  );
}

function Buffers({ settings }: { readonly settings: CompanySettings }) {
  const { buffer_days_before, buffer_days_after } = settings;
  const form = useSavedForm({
    keptAs: 'company.stock',
    saved: { buffer_days_before, buffer_days_after },
    save: (_, changes) => changeSettings(changes),
  });
  const rule = { unit: texts.days, decimals: 0, least: 0, most: 60 };
  return (
    <Section title={texts.stock} lead={texts.stockLead}>
      <SaveForm form={form}>
        <div className={classes.pair}>
          <FigureField label={texts.before} {...rule} {...form.field('buffer_days_before')} />
          <FigureField label={texts.after} {...rule} {...form.field('buffer_days_after')} />
        </div>
      </SaveForm>
    </Section>
  );
}
