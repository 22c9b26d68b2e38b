import { useState } from 'react';
import { useKeeper } from '../../lib/use-keeper.ts';

/** Whether somebody looks at costs and margin: they do until they hide them, which this browser keeps. */
export function useShowsCosts(): [boolean, (shown: boolean) => void] {
  const keeper = useKeeper('editor.costs', localStorage);
  const [shown, setShown] = useState(() => keeper.read() !== 'hidden');
  return [
    shown,
    (next) => {
      setShown(next);
      if (next) keeper.forget();
      else keeper.keep('hidden');
    },
  ];
}
