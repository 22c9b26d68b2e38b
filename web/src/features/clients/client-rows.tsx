import { Link } from '@tanstack/react-router';
import { formatCount } from '../../lib/format.ts';
import { TEXTS } from '../../texts/index.ts';
import rows from '../../ui/rows.module.css';

const { columns } = TEXTS.clients;

interface Listed {
  readonly id: string;
  readonly name: string;
  readonly company: string | null;
  readonly email: string | null;
  readonly phone: string | null;
  readonly proposals: number;
}

export function ClientRows({ clients }: { readonly clients: readonly Listed[] }) {
  return (
    <table className={rows.table}>
      <thead>
        <tr>
          <th scope="col">{columns.name}</th>
          <th scope="col" className={rows.wide}>
            {columns.contact}
          </th>
          <th scope="col" className={rows.number}>
            {columns.proposals}
          </th>
        </tr>
      </thead>
      <tbody>
        {clients.map(({ id, name, company, email, phone, proposals }) => {
          const contact = [email, phone].filter(Boolean).join(' · ');
          return (
            <tr key={id}>
              <td>
                <Link to="/clients/$id" params={{ id }} data-row className={`row-link ${rows.name}`}>
                  {name}
                </Link>
                {company !== null && <div className="quiet">{company}</div>}
                <div className={rows.below}>
                  {email} {phone !== null && <span className={rows.whole}>{phone}</span>}
                </div>
              </td>
              <td className={rows.wide}>{contact}</td>
              <td className={rows.number}>{formatCount(proposals)}</td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
