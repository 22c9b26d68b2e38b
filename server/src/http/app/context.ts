import type { Language, Role } from '@showbill/contract';
import type { PeopleContext, Person, Session, SignIn } from '../../accounts/index.ts';
import type { Actor } from '../../platform/actor.ts';
import type { Tx } from '../../platform/db.ts';
import type { GenerationContext, LifeContext } from '../../proposals/index.ts';
import type { WebhookContext } from '../../webhooks/index.ts';
import type { ChangeHub } from './change-hub.ts';

/** What the private API works with. */
export type AppServerContext = GenerationContext & LifeContext & WebhookContext & PeopleContext;

/** Of one request, before anything is known of its rights. */
export interface RequestContext {
  readonly service: AppServerContext;
  readonly session: Session | null;
  /** The company that the request names; whether it may is checked by the procedure's base. */
  readonly named: string | null;
  readonly clientAddress: string;
  /** In which the person works, as the application says. */
  readonly language: Language;
  readonly signIn: SignIn;
  readonly changes: ChangeHub;
  /** Adds Set-Cookie lines to the answer. */
  readonly setCookies: (lines: readonly string[]) => void;
}

/** Of a request by somebody who is signed in. */
export interface PersonContext extends RequestContext {
  readonly session: Session;
  readonly user: Person;
}

/** Of a request by a member of the company that it names. */
export interface MemberContext extends PersonContext {
  readonly companyId: string;
  readonly role: Role;
  /** Who is asking, as what they do is written down. */
  readonly actor: Actor;
  /** Runs `work` in a transaction that sees this company and no other. */
  inCompany<T>(work: (tx: Tx) => Promise<T>): Promise<T>;
}
