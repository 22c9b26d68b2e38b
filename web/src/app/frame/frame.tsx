import { Outlet } from '@tanstack/react-router';
import { type MouseEvent, Suspense } from 'react';
import { TEXTS } from '../../texts/index.ts';
import { Waiting } from '../states.tsx';
import { useChanges } from '../use-changes.ts';
import { BottomBar } from './bottom-bar.tsx';
import classes from './frame.module.css';
import { Keyboard } from './keyboard.tsx';
import { Offline } from './offline.tsx';
import { Rail } from './rail.tsx';

/** What stands around every page: the rail, on a telephone a bar below. */
export function Frame() {
  const connected = useChanges();
  return (
    <Keyboard>
      <a href="#content" className={classes.skip} onClick={skipToContent}>
        {TEXTS.frame.skip}
      </a>
      <div className={classes.frame}>
        <Rail />
        <main id="content" tabIndex={-1} className={classes.content}>
          {!connected && <Offline />}
          <Suspense fallback={<Waiting />}>
            <Outlet />
          </Suspense>
        </main>
        <BottomBar />
      </div>
    </Keyboard>
  );
}

/** By itself the address would be one below the page's base, which is the start. */
function skipToContent(event: MouseEvent): void {
  event.preventDefault();
  document.getElementById('content')?.focus();
}
