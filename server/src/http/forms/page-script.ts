import { Html } from '../../platform/html.ts';

/**
 * Tells the page around how high the form is, and sends without leaving it, so that what was typed and chosen stays where
 * something is wrong. The form works without it.
 */
export const PAGE_SCRIPT = new Html(`
(() => {
  if (parent !== window) {
    let around = '*';
    try {
      around = new URL(document.referrer).origin;
      // after a form was sent without this script the page before is the form itself
      if (around === location.origin) around = '*';
    } catch {}
    const tell = () => parent.postMessage({ showbill: 'form', height: document.documentElement.offsetHeight }, around);
    new ResizeObserver(tell).observe(document.documentElement);
    tell();
  }
  const form = document.querySelector('form');
  if (form === null) return;
  const notice = document.querySelector('.notice');
  const button = form.querySelector('button');
  const say = (text) => {
    notice.textContent = text;
    notice.hidden = text === '';
    if (text !== '') notice.focus();
  };
  const show = (page) => {
    form.elements.stamp.value = page.querySelector('[name="stamp"]').value;
    for (const field of form.querySelectorAll('.field')) {
      const fault = field.querySelector('.fault');
      const said = page.getElementById(fault.id).textContent;
      fault.textContent = said;
      fault.hidden = said === '';
      const input = field.querySelector('input, textarea');
      if (said === '') input.removeAttribute('aria-invalid');
      else input.setAttribute('aria-invalid', 'true');
    }
    say(page.querySelector('.notice').textContent);
  };
  form.addEventListener('submit', async (event) => {
    event.preventDefault();
    if (button.disabled) return;
    button.disabled = true;
    try {
      const answer = await fetch(form.action, { method: 'POST', body: new FormData(form) });
      const page = new DOMParser().parseFromString(await answer.text(), 'text/html');
      if (page.querySelector('form') !== null) show(page);
      else if (answer.ok) {
        document.querySelector('main').replaceWith(page.querySelector('main'));
        document.querySelector('h1').focus();
      } else say(page.querySelector('h1').textContent);
    } catch {
      say(form.dataset.failed);
    } finally {
      button.disabled = false;
    }
  });
})();
`);
