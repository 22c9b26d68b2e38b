import { setTimeout as wait } from 'node:timers/promises';
import { ask } from './acts.ts';
import type { Picture } from './take.ts';
import type { World } from './world.ts';

/** Before it is over a form takes nothing. */
const LEAST_MS = 3200;

/** Enquiries, the screen that one leads to, the form on websites and its settings. */
export const enquiryPages: readonly Picture[] = [
  { name: 'enquiries', at: () => '/enquiries' },
  { name: 'enquiries-delete', at: () => '/enquiries', act: ask(/^Delete the enquiry/u) },
  { name: 'enquiries-dismissed', at: () => '/enquiries?state=dismissed' },
  { name: 'enquiries-viewer', who: 'viewer', at: () => '/enquiries' },
  { name: 'enquiries-empty', who: 'newcomer', at: () => '/enquiries' },
  { name: 'new-enquiry', at: ({ enquiry }) => `/proposals/new?enquiry=${enquiry}` },
  { name: 'settings-website-form', at: () => '/settings/website-form' },
  { name: 'settings-website-form-off', who: 'newcomer', at: () => '/settings/website-form' },
  { name: 'settings-website-form-viewer', who: 'viewer', at: () => '/settings/website-form' },
  { name: 'form', who: 'guest', at: ({ form }) => form },
  {
    name: 'form-faults',
    who: 'guest',
    at: ({ form }) => form,
    act: async (page) => {
      await page.locator('form').evaluate((form: HTMLFormElement) => {
        form.noValidate = true;
      });
      await page.getByLabel('Your email').fill('nobody');
      await page.getByRole('button', { name: 'Send enquiry' }).click();
      await page.locator('#email-fault').waitFor();
    },
  },
  { name: 'form-sent', who: 'guest', at: ({ form }) => `${form}?sent` },
  { name: 'form-nowhere', who: 'guest', at: () => `/forms/${'0'.repeat(22)}` },
];

const WEDDING = `We are getting married in a barn near Bath and need sound for the speeches and the dancing afterwards.

- 2 wireless microphones for the speeches
- a small PA and lights for a dance floor
- 120 chairs

Could you deliver on the day before?`;

/** Two enquiries through the form, of which one is dismissed; returns the id of the other. */
export async function sendEnquiries(call: World['call'], path: string, address: string): Promise<string> {
  const page = await (
    await fetch(`${address}${path}`, { headers: { referer: 'https://www.northlight.example/' } })
  ).text();
  const stamp = /name="stamp" value="([^"]+)"/u.exec(page)?.[1] ?? '';
  await wait(LEAST_MS);
  const send = async (fields: Readonly<Record<string, string>>, file?: File): Promise<void> => {
    const form = new FormData();
    for (const [name, value] of Object.entries({ ...fields, stamp })) form.set(name, value);
    if (file !== undefined) form.set('files', file);
    const { status } = await fetch(`${address}${path}`, { method: 'POST', body: form });
    if (status !== 200) throw new Error(`the form answers ${status}`);
  };
  await send({
    name: 'Search Bot',
    email: 'bot@marketing.example',
    description: 'We can bring you to the first page.',
  });
  const unwanted = await call('enquiries.list', {});
  await call('enquiries.dismiss', { id: unwanted.entries[0].id, dismissed: true });
  const plan = new File([new TextEncoder().encode('Barn, 18 × 9 m')], 'floor-plan.txt');
  const wedding = {
    name: 'Harriet Lockwood',
    email: 'harriet@lockwood.example',
    phone: '+44 117 496 0123',
    description: WEDDING,
    date: '2027-06-12',
    place: 'Tithe Barn, Bradford-on-Avon',
    attendees: '120',
  };
  await send(wedding, plan);
  const { entries } = await call('enquiries.list', {});
  return entries[0].id;
}
