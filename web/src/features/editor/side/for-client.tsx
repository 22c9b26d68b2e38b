import { Stack, Switch } from '@mantine/core';
import { COVER_NOTE_LIMIT } from '@showbill/contract/limits';
import { TEXTS } from '../../../texts/index.ts';
import { LayoutSelect } from '../../../ui/layout-select.tsx';
import { useEditing } from '../editing.ts';
import { TextCell } from '../fields/text-cell.tsx';
import classes from './side.module.css';

const texts = TEXTS.documents;

/** How the client sees the proposal, on their page and as PDF. */
export function ForClient() {
  const { proposal, isOpen, change } = useEditing();
  const { layout, pictures, cover_note: coverNote } = proposal;
  const hasPictures = layout === 'lines';
  return (
    <section className={classes.section} aria-label={texts.editor.heading}>
      <h2>{texts.editor.heading}</h2>
      {isOpen ? (
        <Stack gap="xs">
          <LayoutSelect
            value={layout}
            onChange={(next) => change([{ kind: 'set_document', layout: next, was: { layout } }])}
          />
          <Switch
            label={texts.pictures}
            description={hasPictures ? texts.picturesHint : texts.picturesNeedLines}
            disabled={!hasPictures}
            checked={pictures}
            onChange={({ currentTarget: { checked } }) =>
              change([{ kind: 'set_document', pictures: checked, was: { pictures } }])
            }
          />
        </Stack>
      ) : (
        <ul>
          <li>{texts.layouts[layout]}</li>
          {hasPictures && pictures && <li>{texts.pictures}</li>}
        </ul>
      )}
      {(isOpen || coverNote !== null) && (
        <>
          <h3 className={classes.label}>{texts.coverNote}</h3>
          <TextCell
            label={texts.coverNote}
            placeholder={texts.noCoverNote}
            value={coverNote ?? ''}
            most={COVER_NOTE_LIMIT}
            isOpen={isOpen}
            mayBeEmpty
            multiline
            className={classes.notes}
            onCommit={(next, was) =>
              change([{ kind: 'set_document', cover_note: next || null, was: { cover_note: was || null } }])
            }
          />
        </>
      )}
    </section>
  );
}
