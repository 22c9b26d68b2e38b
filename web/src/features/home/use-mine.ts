import { useState } from 'react';
import { useKeeper } from '../../lib/use-keeper.ts';

/** Whether somebody looks at what is theirs alone; kept in this browser. */
export function useMine(): [boolean, (mine: boolean) => void] {
  const keeper = useKeeper('home.mine', localStorage);
  const [mine, setMine] = useState(() => keeper.read() === true);
  return [
    mine,
    (next) => {
      setMine(next);
      keeper.keep(next);
    },
  ];
}
