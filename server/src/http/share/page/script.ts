import { Html } from '../../../platform/html.ts';

/**
 * The total follows the extras as they are picked: the server says what it comes to. Without it, or where the server is
 * not reached, the page does the same by a button. Where the proposal has changed meanwhile it is shown anew.
 */
export const SCRIPT = new Html(`
(() => {
  const form = document.getElementById('answer');
  if (form === null) return;
  const update = document.getElementById('update');
  const boxes = [...document.querySelectorAll('input[name="pick"]')];
  const pledged = ['version', 'under', 'with', 'notice', 'start'];
  const pledge = (page) => pledged.map((name) => page.querySelector('#answer [name="' + name + '"]')?.value).join();
  let turn = 0;
  const follow = async () => {
    const mine = ++turn;
    const body = new URLSearchParams(new FormData(form));
    body.set('do', 'pick');
    const answer = await fetch(location.pathname, { method: 'POST', body });
    if (!answer.ok) throw new Error(answer.statusText);
    const page = new DOMParser().parseFromString(await answer.text(), 'text/html');
    if (mine !== turn) return;
    if (page.querySelector('.standing') === null) throw new Error('another page');
    if (pledge(page) !== pledge(document)) return location.replace(location.pathname);
    for (const part of document.querySelectorAll('[data-follows]')) {
      part.replaceChildren(...page.getElementById(part.id).childNodes);
    }
  };
  const show = () => {
    if (update !== null) update.hidden = true;
    follow().catch(() => {
      update.hidden = false;
    });
  };
  if (update !== null) update.hidden = true;
  for (const box of boxes) box.addEventListener('change', show);
  let sent = false;
  form.addEventListener('submit', (event) => {
    if (sent) event.preventDefault();
    sent = true;
  });
  addEventListener('pageshow', () => {
    sent = false;
    if (boxes.some((box) => box.checked !== box.defaultChecked)) show();
  });
})();
`);
