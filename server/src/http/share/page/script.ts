import { Html } from '../../../platform/html.ts';

/** The total follows the extras as they are picked: the server says what it comes to. Without it the page does the same by a button. */
export const SCRIPT = new Html(`
(() => {
  const form = document.getElementById('answer');
  if (form === null) return;
  document.getElementById('update')?.remove();
  let turn = 0;
  const follow = async () => {
    const mine = ++turn;
    const body = new URLSearchParams(new FormData(form));
    body.set('do', 'pick');
    const answer = await fetch(location.pathname, { method: 'POST', body });
    if (!answer.ok || mine !== turn) return;
    const page = new DOMParser().parseFromString(await answer.text(), 'text/html');
    for (const part of document.querySelectorAll('[data-follows]')) {
      const next = page.getElementById(part.id);
      if (next !== null) part.replaceChildren(...next.childNodes);
    }
  };
  for (const box of document.querySelectorAll('input[name="pick"]')) {
    box.addEventListener('change', () => {
      follow().catch(() => {});
    });
  }
  let sent = false;
  form.addEventListener('submit', (event) => {
    if (sent) event.preventDefault();
    sent = true;
  });
  addEventListener('pageshow', () => {
    sent = false;
  });
})();
`);
