import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import { logoOf, roleOf } from '../../accounts/index.ts';
import { sentInvoices } from '../../invoices/index.ts';
import { speechOf } from '../../languages/index.ts';
import { type PaymentGateway, withoutEarlyOver } from '../../payments/index.ts';
import { dayIn } from '../../platform/clock.ts';
import { AppError } from '../../platform/errors.ts';
import { pathPrefix } from '../../platform/path-prefix.ts';
import { forCompany } from '../../platform/tenancy.ts';
import {
  changeProposal,
  companyShown,
  findAcceptance,
  findAcceptedDetails,
  findPlace,
  findSharedProposal,
  foreseePicks,
  linePictures,
  noteView,
  payableRows,
  paymentPlanOf,
  planOf,
  readMessages,
  type Proposal,
  readRuleSettings,
  type SharedProposal,
  takesPaymentsOnline,
  type Withdrawal,
} from '../../proposals/index.ts';
import type { AppServerContext, PersonOf } from '../app/index.ts';
import { languageAsked } from '../language-asked.ts';
import { logFault, toAppError } from '../problem.ts';
import type { TypedApp } from '../typed-app.ts';
import { type Answered, answer } from './answer.ts';
import { sendDocument, sendSentInvoice } from './documents.ts';
import { type Place, rememberDone, takeDone } from './just-done.ts';
import { isLook } from './looks.ts';
import { invalidLinkPage, unavailablePage } from './page/frame.ts';
import { optionsOf } from './page/options.ts';
import { proposalPage } from './page/proposal-page.ts';
import type { View } from './page/view.ts';
import { sendPage } from './send-page.ts';
import { withdrawalOf } from './withdrawal.ts';

const BODY_LIMIT = 64 * 1024;

const params = z.object({ token: z.string() });
// what is no single name is the name of nothing
const querystring = z.object({
  document: z.string().optional().catch(''),
  /** The number of an invoice that was sent to the client. */
  invoice: z.string().optional().catch(''),
  /** The row that whoever comes here has just paid. */
  paid: z.coerce.number().int().optional().catch(undefined),
});
const form = z.instanceof(URLSearchParams).nullish();

/**
 * /p/{token}: the client's view, a page that needs no script and no key but its address. Everything that a client does
 * is a form that the same address takes.
 */
export function registerShare(
  site: TypedApp,
  context: AppServerContext,
  personOf: PersonOf,
  gateway: PaymentGateway | null,
): void {
  const paysOnline = gateway !== null;
  void site.register(async (app: TypedApp) => {
    app.removeAllContentTypeParsers();
    app.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit: BODY_LIMIT },
      (_request, body, done) => done(null, new URLSearchParams(String(body))),
    );
    app.setErrorHandler((error, request, reply) => {
      const problem = toAppError(error);
      const status = statusOf(error, problem);
      if (status === 503) reply.header('retry-after', String(problem.details.retryAfterSeconds ?? 5));
      if (status === 500) request.log.error({ err: error }, 'the page of a proposal failed');
      else logFault(request, error, problem);
      return sendPage(reply.code(status), unavailablePage(languageAsked(request)));
    });

    app.get('/p/:token', { schema: { hide: true, params, querystring } }, async (request, reply) => {
      const shared = await findSharedProposal(context, request.params.token);
      if (shared === null) return sendPage(reply.code(404), invalidLinkPage(languageAsked(request)));
      const { document, invoice, paid } = request.query;
      if (document !== undefined) return sendDocument(context, shared, document, reply);
      if (invoice !== undefined) return sendSentInvoice(context, shared, invoice, reply);
      const done = request.method === 'GET' ? takeDone(request, reply, placeOf(context, shared)) : null;
      if (done === null && isLook(request) && !(await isOwn(context, personOf, request, shared))) {
        await noteLook(context, shared);
      }
      const notice = done === 'asked' ? sentTo(shared) : null;
      const view = await viewOf(context, shared, { status: 200, notice, paysOnline, paid });
      return sendPage(reply, proposalPage(view));
    });

    app.get('/p/:token/', { schema: { hide: true, params } }, (request, reply) =>
      reply.redirect(`${pathPrefix(context.publicUrl)}/p/${encodeURIComponent(request.params.token)}`, 308),
    );

    app.post('/p/:token', { schema: { hide: true, params, body: form } }, async (request, reply) => {
      const shared = await findSharedProposal(context, request.params.token);
      if (shared === null) return sendPage(reply.code(404), invalidLinkPage(languageAsked(request)));
      const answered = await answer(context, gateway, shared, {
        form: request.body ?? new URLSearchParams(),
        address: request.ip,
        browser: request.headers['user-agent'] ?? null,
      });
      if (answered.status === 303) {
        const here = placeOf(context, shared);
        rememberDone(reply, answered.done, here);
        return reply.redirect(here.path, 303);
      }
      const view = await viewOf(context, answered.shared ?? shared, { ...answered, paysOnline });
      const { onward } = answered.notice ?? {};
      if (onward !== undefined) reply.header('refresh', `0; url=${new URL(onward.url).href}`);
      return sendPage(reply.code(answered.status), proposalPage(view));
    });
  });
}

function placeOf({ publicUrl }: AppServerContext, { proposal }: SharedProposal): Place {
  return { path: pathOf({ publicUrl }, proposal.shareToken), secure: publicUrl.startsWith('https:') };
}

function pathOf({ publicUrl }: Pick<AppServerContext, 'publicUrl'>, token: string): string {
  return `${pathPrefix(publicUrl)}/p/${token}`;
}

type Shown = Omit<Extract<Answered, { notice?: unknown }>, 'shared'> & {
  /** Whether the operator has set up a way to pay by a link. */
  readonly paysOnline: boolean;
  /** The row that was paid just now. */
  readonly paid?: number | undefined;
};

interface Paying {
  /** The proposal with what is picked. */
  readonly foreseen: Proposal;
  readonly withdrawal: Withdrawal | null;
  readonly today: string;
}

/** When it is to be paid, with what is picked. */
function paymentsOf(shared: SharedProposal, { foreseen, withdrawal, today }: Paying, { paysOnline, paid }: Shown) {
  const planned = paymentPlanOf(foreseen, { timeZone: shared.company.timeZone, today });
  const plan = withoutEarlyOver(planned, foreseen.payments, today);
  const payable = paysOnline && takesPaymentsOnline(shared, withdrawal) ? payableRows(plan, today) : [];
  const open = plan.rows.find(({ position, state }) => position === paid && state !== 'paid');
  return {
    plan,
    payable: payable.map(({ position }) => position).filter((position) => position !== open?.position),
    confirming: open !== undefined && shared.proposal.status === 'accepted',
  };
}

async function viewOf(
  context: AppServerContext,
  { company: current, proposal }: SharedProposal,
  shown: Shown,
): Promise<View> {
  const { picks = [], attempt = null, notice = null } = shown;
  const options = optionsOf(proposal);
  const picked = new Set(picks.flatMap((at) => options[at]?.id ?? []));
  return forCompany(context.db, current.id, async (tx) => {
    const company = companyShown(current, await findAcceptedDetails(tx, current.id, proposal));
    const pictures = await linePictures(tx, company.id, proposal);
    const logo = await logoOf(tx, company.id);
    const address = logo === null ? null : `${context.publicUrl}/logos/${company.id}/${logo.id}`;
    const today = dayIn(company.timeZone, context.clock.now());
    const foreseen = picked.size === 0 ? proposal : await foreseePicks(tx, company.id, proposal, picked);
    const place = await findPlace(tx, company.id, proposal);
    const withdrawal = await withdrawalOf(context, tx, { company: current, proposal }, today);
    const paying: Paying = { foreseen, withdrawal: withdrawal.received, today };
    return {
      company,
      proposal,
      foreseen,
      payments: paymentsOf({ company, proposal }, paying, shown),
      stops: planOf(proposal, company),
      pictures: new Map([...pictures].map(([line, id]) => [line, picturePath(context, company.id, id)])),
      logo: address === null ? null : { path: new URL(address).pathname, forDarkGround: logo?.forDarkGround ?? false },
      // previews stand on white
      picture: address === null || logo?.forDarkGround ? `${context.publicUrl}/preview.png` : address,
      ...place,
      successor: place.successor === null ? null : pathOf(context, place.successor),
      acceptance: proposal.status === 'accepted' ? await findAcceptance(tx, company.id, proposal.id) : null,
      withdrawal,
      sendsMail: context.config.mail !== null && current.sandboxOf === null,
      invoices: await sentInvoices(tx, company.id, proposal.id),
      messages: await readMessages(tx, company.id, proposal.id),
      takesCodes: (await readRuleSettings(tx, company.id)).clientsEnterCodes,
      today,
      attempt,
      notice,
    };
  });
}

function picturePath({ publicUrl }: AppServerContext, companyId: string, id: string): string {
  return `${pathPrefix(publicUrl)}/pictures/${companyId}/${id}/small`;
}

function sentTo({ company, proposal }: SharedProposal): View['notice'] {
  return { tone: 'good', text: speechOf(proposal.language).texts.page.ask.sent(company.name) };
}

/** Whether it is somebody of the company's own who looks. */
async function isOwn(
  { db }: AppServerContext,
  personOf: PersonOf,
  request: FastifyRequest,
  { company }: SharedProposal,
): Promise<boolean> {
  const person = await personOf(request, company.id);
  return person !== null && (await roleOf(db, company.id, person.id)) !== null;
}

/** The first view of each sending is a change of the proposal, and told to others. */
async function noteLook(context: AppServerContext, shared: SharedProposal): Promise<void> {
  const { company, proposal } = shared;
  if (proposal.status !== 'sent' || proposal.viewedAt !== null) return noteView(context, shared);
  try {
    await changeProposal(context, company.id, proposal.id, 'view', { by: 'client', actor: { kind: 'client' } });
  } catch (error) {
    // it was decided or taken back between reading and noting
    if (!(error instanceof AppError) || error.code !== 'conflict') throw error;
  }
}

/** A refusal has a status of its own, and what the HTTP layer refuses the one that it says. */
function statusOf(error: unknown, { code, status }: AppError): number {
  const said = error instanceof Error && 'statusCode' in error ? error.statusCode : null;
  return code === 'invalid_request' && typeof said === 'number' ? said : status;
}
