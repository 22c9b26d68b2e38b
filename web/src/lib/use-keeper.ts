import { useMemo } from 'react';
import { type Keeper, keeperOf } from './keeping.ts';
import { useCompany, useSession } from './session.ts';

/** A keeper of this person's in this company: nobody else who uses the browser is shown what it holds. */
export function useKeeper(name: string, store: Storage = localStorage): Keeper {
  const { user } = useSession();
  const { company } = useCompany();
  return useMemo(
    () => keeperOf(`showbill.kept.${company.id}.${user.id}.${name}`, store),
    [company.id, user.id, name, store],
  );
}
