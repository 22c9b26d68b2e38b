import { CLIENT_KINDS } from '@showbill/contract';
import { Title } from '@mantine/core';
import { formatCount } from '../../../lib/format.ts';
import { LOCALE, TEXTS } from '../../../texts/index.ts';
import classes from '../../../ui/importing/importing.module.css';
import type { ClientImportBody } from '../../../ui/importing/upload.ts';
import rows from '../../../ui/rows.module.css';

const texts = TEXTS.clients.importing;

/** What a file would change of clients who are there. */
export function ClientChanges({ changes }: Pick<ClientImportBody, 'changes'>) {
  if (changes.length === 0) return null;
  return (
    <section aria-labelledby="changes">
      <Title order={2} id="changes" mb="xs">
        {texts.changes}
      </Title>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reached by keyboard */}
      <div className={classes.scroll} tabIndex={0} role="region" aria-labelledby="changes">
        <table className={rows.table}>
          <thead>
            <tr>
              <th scope="col">{texts.line}</th>
              <th scope="col">{texts.client}</th>
              <th scope="col">{texts.now}</th>
              <th scope="col">{texts.inFile}</th>
            </tr>
          </thead>
          <tbody>
            {changes.map(({ line, name, field, from, to }) => (
              <tr key={`${line} ${field}`}>
                <td className={classes.lines}>{formatCount(line)}</td>
                <td>
                  {name}
                  <div className={classes.role}>{texts.fields[field]}</div>
                </td>
                <td>{from === null ? '–' : shownAs(field, from)}</td>
                <td>{shownAs(field, to)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}

/** Codes by their names. */
function shownAs(field: ClientImportBody['changes'][number]['field'], value: string): string {
  if (field === 'country') return new Intl.DisplayNames(LOCALE, { type: 'region' }).of(value) ?? value;
  return (
    CLIENT_KINDS.flatMap((kind) => (field === 'kind' && kind === value ? TEXTS.clients.kinds[kind] : []))[0] ?? value
  );
}
