import { Menu, UnstyledButton } from '@mantine/core';
import { CaretSortIcon, CheckIcon } from '@radix-ui/react-icons';
import { changeCompany, useCompany, useSession } from '../../lib/session.ts';
import { TEXTS } from '../../texts/index.ts';
import { Mark } from '../../ui/mark.tsx';
import classes from './frame.module.css';

/** The company that is worked in; a menu where the person belongs to several. */
export function CompanySwitcher({ narrow }: { readonly narrow: boolean }) {
  const { companies } = useSession();
  const { company } = useCompany();
  const name = (
    <>
      <Mark />
      <span className={classes.company}>{company.name}</span>
    </>
  );
  if (companies.length < 2)
    return (
      <div className={`${classes.place} ${classes.switcher}`} title={company.name}>
        {name}
      </div>
    );
  return (
    <Menu position="bottom-start" width={240}>
      <Menu.Target>
        <UnstyledButton
          className={`${classes.place} ${classes.switcher}`}
          aria-label={TEXTS.frame.companySwitcher(company.name)}
        >
          {name}
          {!narrow && <CaretSortIcon aria-hidden />}
        </UnstyledButton>
      </Menu.Target>
      <Menu.Dropdown>
        {companies.map(({ id, name }) => (
          <Menu.Item
            key={id}
            rightSection={id === company.id ? <CheckIcon aria-hidden /> : undefined}
            onClick={() => changeCompany(id)}
          >
            {name}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}
