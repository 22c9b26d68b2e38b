import { changedFields, recordAudit } from '../../audit/index.ts';
import type { Context } from '../../platform/context.ts';
import type { Tx } from '../../platform/db.ts';
import { AppError, codeOf, invalidRequest } from '../../platform/errors.ts';
import { endCompanySessions } from '../people/sessions.ts';
import { getProvider, isSlug, noProvider, type Provider, readProvider } from './providers.ts';

const WELL_KNOWN = '/.well-known/openid-configuration';
const MOST_CHARACTERS = 500;

export interface ProviderInput {
  readonly slug: string;
  readonly issuer: string;
  readonly clientId: string;
  /** Left out: it stays. */
  readonly clientSecret?: string | undefined;
  readonly vouchesForEmails: boolean;
}

/**
 * Sets which provider a company has. With another issuer, client or trust in its addresses it is another one: it is off
 * until it is turned on anew, and whoever signed in through the one before is signed out and linked no longer. Throws
 * invalid_request, and conflict for a sign-in name that another company has.
 */
export async function saveProvider(
  tx: Tx,
  { secrets }: Pick<Context, 'secrets'>,
  companyId: string,
  input: ProviderInput,
): Promise<Provider> {
  const before = await readProvider(tx, companyId);
  const set = {
    slug: checkedSlug(input.slug),
    issuer: checkedIssuer(input.issuer),
    client_id: checkedText('oidc_client_id', input.clientId),
    vouches_for_emails: input.vouchesForEmails,
  };
  const given = input.clientSecret?.trim() ?? '';
  const secret = given === '' ? null : secrets.seal(sealing(companyId), checkedText('oidc_client_secret', given));
  if (before === null) {
    if (secret === null) throw invalidRequest('oidc_client_secret', ({ companySignIn }) => companySignIn.secret);
    const row = { company_id: companyId, ...set, client_secret: secret };
    await refusingTakenSlug(() => tx.insertInto('company_providers').values(row).execute());
    return noted(tx, companyId, null, true);
  }
  const isAnother =
    before.issuer !== set.issuer ||
    before.clientId !== set.client_id ||
    before.vouchesForEmails !== set.vouches_for_emails;
  const changes = {
    ...set,
    ...(secret !== null && { client_secret: secret }),
    ...(isAnother && { is_on: false, is_required: false }),
  };
  await refusingTakenSlug(() =>
    tx.updateTable('company_providers').set(changes).where('company_id', '=', companyId).execute(),
  );
  if (isAnother) {
    await tx.deleteFrom('company_identities').where('company_id', '=', companyId).execute();
    await endCompanySessions(tx, companyId);
  }
  return noted(tx, companyId, before, secret !== null);
}

/** Lets members sign in through it, or no longer: then whoever did is signed out. Throws not_found where there is none. */
export async function useProvider(tx: Tx, companyId: string, isOn: boolean): Promise<void> {
  const before = await getProvider(tx, companyId);
  const set = isOn ? { is_on: true } : { is_on: false, is_required: false };
  await tx.updateTable('company_providers').set(set).where('company_id', '=', companyId).execute();
  if (!isOn) await endCompanySessions(tx, companyId);
  await noted(tx, companyId, before, false);
}

/**
 * Whether members who are no owners must sign in through it. Throws conflict where it is off, and where the owner who
 * wants it has not signed in through it: it is known to work.
 */
export async function requireProvider(tx: Tx, companyId: string, userId: string, isRequired: boolean): Promise<void> {
  const before = await getProvider(tx, companyId);
  if (isRequired) {
    const own = await tx
      .selectFrom('company_identities')
      .select('subject')
      .where('company_id', '=', companyId)
      .where('user_id', '=', userId)
      .executeTakeFirst();
    if (!before.isOn || own === undefined) {
      throw new AppError('conflict', ({ companySignIn }) => companySignIn.signInThroughItFirst);
    }
  }
  await setRequired(tx, companyId, before, isRequired);
}

/** Lets members sign in with their passwords again, for the operator. Throws conflict where they may. */
export async function stopRequiringProvider(tx: Tx, companyId: string): Promise<void> {
  const before = await readProvider(tx, companyId);
  if (before?.isRequired !== true) throw new AppError('conflict', ({ companySignIn }) => companySignIn.notRequired);
  await setRequired(tx, companyId, before, false);
}

/** Whoever signed in through it is signed out, and linked no longer. Throws not_found where there is none. */
export async function removeProvider(tx: Tx, companyId: string): Promise<void> {
  const { numDeletedRows } = await tx
    .deleteFrom('company_providers')
    .where('company_id', '=', companyId)
    .executeTakeFirst();
  if (numDeletedRows !== 1n) throw noProvider();
  await endCompanySessions(tx, companyId);
  await recordAudit(tx, companyId, { what: 'settings.provider_removed' });
}

/** What the client's secret of a company is sealed for. */
export function sealing(companyId: string): string {
  return `company sign-in ${companyId}`;
}

async function setRequired(tx: Tx, companyId: string, before: Provider, isRequired: boolean): Promise<void> {
  await tx
    .updateTable('company_providers')
    .set({ is_required: isRequired })
    .where('company_id', '=', companyId)
    .execute();
  await noted(tx, companyId, before, false);
}

async function refusingTakenSlug(write: () => Promise<unknown>): Promise<void> {
  try {
    await write();
  } catch (error) {
    if (codeOf(error) !== '23505') throw error;
    throw new AppError('conflict', ({ companySignIn }) => companySignIn.slugTaken, { param: 'slug', cause: error });
  }
}

/** Writes down what was changed, and never the secret itself. */
async function noted(tx: Tx, companyId: string, before: Provider | null, hasNewSecret: boolean): Promise<Provider> {
  const now = await getProvider(tx, companyId);
  const fields = changedFields(before === null ? {} : columns(before), columns(now), Object.keys(columns(now)));
  if (fields.length > 0 || hasNewSecret) {
    const details = { fields, ...(hasNewSecret && { oidc_client_secret: '…' }) };
    await recordAudit(tx, companyId, { what: 'settings.provider_saved', details });
  }
  return now;
}

function columns({ slug, issuer, clientId, vouchesForEmails, isOn, isRequired }: Provider) {
  return {
    slug,
    issuer,
    oidc_client_id: clientId,
    vouches_for_emails: vouchesForEmails,
    is_on: isOn,
    is_required: isRequired,
  };
}

function checkedSlug(text: string): string {
  const slug = text.trim().toLowerCase();
  if (!isSlug(slug)) throw invalidRequest('slug', ({ companySignIn }) => companySignIn.slug);
  return slug;
}

/** As the provider calls itself, to the letter: what its tokens say is held against it. */
function checkedIssuer(text: string): string {
  const issuer = text.trim().replace(new RegExp(`${WELL_KNOWN.replaceAll('.', '\\.')}$`), '');
  const url = URL.parse(issuer);
  if (
    url?.protocol !== 'https:' ||
    url.search !== '' ||
    url.hash !== '' ||
    url.username !== '' ||
    url.password !== ''
  ) {
    throw invalidRequest('issuer', ({ companySignIn }) => companySignIn.issuer);
  }
  return checkedText('issuer', issuer);
}

function checkedText(param: string, given: string): string {
  const text = given.trim();
  if (text === '' || text.length > MOST_CHARACTERS || /[^\x21-\x7e]/.test(text)) {
    throw invalidRequest(param, ({ companySignIn }) => companySignIn.plainText);
  }
  return text;
}
