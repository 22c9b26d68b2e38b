import { createMember, findPerson } from '../accounts/index.ts';
import type { Context } from '../platform/context.ts';
import { randomBase62 } from '../platform/ids.ts';
import type { Actor } from '../proposals/index.ts';

/** Who sells at the demo company. */
export type DemoSalesperson = 'robin' | 'isla';

/** The one who signs in. */
export const ROBIN = { email: 'demo@northlight.example', name: 'Robin Vale' } as const;
const ISLA = { email: 'isla.brandt@northlight.example', name: 'Isla Brandt' } as const;

export type DemoPeople = Readonly<Record<DemoSalesperson, Extract<Actor, { kind: 'user' }>>>;

/** Those who sell; the colleague of the one who signs in is made, with a password that nobody has. */
export async function demoPeople({ db }: Context, companyId: string): Promise<DemoPeople> {
  const robin = await findPerson(db, ROBIN.email);
  if (robin === null) throw new Error('the demo has nobody who signs in');
  const isla = await createMember(db, companyId, { ...ISLA, password: randomBase62(20), role: 'editor' });
  return { robin: asActor(robin), isla: asActor(isla) };
}

function asActor({ id, name }: { readonly id: string; readonly name: string }) {
  return { kind: 'user', id, name } as const;
}
