import { type Route, routeOf } from './route.ts';
import { createStore, useStore } from './store.ts';

const here = createStore<Route>(read());
window.addEventListener('popstate', () => here.set(read()));

export function useRoute(): Route {
  return useStore(here);
}

export function currentRoute(): Route {
  return here.get();
}

/** Shows `to`, an address relative to the application: '' is home. */
export function navigate(to: string): void {
  const address = new URL(to, document.baseURI);
  if (address.href !== location.href) history.pushState(null, '', address);
  here.set(read());
  window.scrollTo(0, 0);
}

function read(): Route {
  return routeOf(location.pathname, new URL(document.baseURI).pathname);
}
