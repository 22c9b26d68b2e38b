import { LANGUAGES, type Language } from '@showbill/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { type Company, getCompany } from '../../accounts/index.ts';
import {
  companyOfForm,
  countUse,
  type EnquiryForm,
  makeStamp,
  readForm,
  readStamp,
  receiveEnquiry,
} from '../../enquiries/index.ts';
import { speechOf } from '../../languages/index.ts';
import { mailAboutEnquiry } from '../../mail/index.ts';
import type { Context } from '../../platform/context.ts';
import { forCompany } from '../../platform/tenancy.ts';
import { languageAsked } from '../language-asked.ts';
import { logFault, toAppError } from '../problem.ts';
import type { TypedApp } from '../typed-app.ts';
import { embedScript } from './embed-script.ts';
import { failedForm, type FormView, formPage, goneForm, sentPage } from './page.ts';
import { takeFormPlace } from './places.ts';
import { sendForm } from './send-form.ts';
import { checkSent, MOST_BYTES, readParts, textOf, TRAP, typedIn } from './sent-form.ts';

/** Beside the files: all fields, each as long as it may be. */
const BODY_LIMIT = MOST_BYTES + 256 * 1024;

const params = z.object({ token: z.string() });
const querystring = z.object({
  language: z.enum(LANGUAGES).optional().catch(undefined),
  sent: z.string().optional().catch(undefined),
});

/** A form in use, and whose it is. */
interface Shown {
  readonly company: Company;
  readonly form: EnquiryForm;
}

/**
 * /forms/{token}: what a company puts into its website. It takes enquiries of strangers, and neither drafts nor answers.
 * An address that is of no form, and that of one that is not in use, are the same to whoever asks.
 */
export function registerForms(site: TypedApp, context: Context): void {
  void site.register(async (app: TypedApp) => {
    app.removeAllContentTypeParsers();
    app.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: BODY_LIMIT }, (_request, body, done) =>
      done(null, body),
    );
    app.setErrorHandler((error, request, reply) => {
      const problem = toAppError(error);
      const said = error instanceof Error && 'statusCode' in error ? error.statusCode : null;
      const status = problem.code === 'invalid_request' && typeof said === 'number' ? said : problem.status;
      if (status === 503) reply.header('retry-after', String(problem.details.retryAfterSeconds ?? 5));
      if (status === 500) request.log.error({ err: error }, 'a form for enquiries failed');
      else logFault(request, error, problem);
      return sendForm(reply.code(status), failedForm(languageAsked(request), status === 413));
    });

    app.get('/forms/:token', { schema: { hide: true, params, querystring } }, async (request, reply) => {
      if (request.params.token.endsWith('.js')) return sendEmbed(context, request.params.token.slice(0, -3), reply);
      const shown = await findForm(context, request.params.token);
      const language = languageOf(request);
      if (shown === null) return sendForm(reply.code(404), goneForm(language));
      const page =
        request.query.sent === undefined
          ? formPage(blankView(context, shown, language, hostOf(request.headers.referer, context.publicUrl)))
          : sentPage({ ...shown, language });
      return sendForm(reply, page, shown.form);
    });

    app.post(
      '/forms/:token',
      {
        schema: { hide: true, params, querystring, body: z.instanceof(Buffer).nullish() },
        // before the body is read, which may be large
        onRequest: async (request, reply) => {
          const shown = await findForm(context, request.params.token);
          const language = languageOf(request);
          if (shown === null) return sendForm(reply.code(404), goneForm(language));
          const wait = await countUse(context, shown.company.id, request.ip);
          if (wait === 0) return takeFormPlace(reply.raw);
          const notice = speechOf(language).texts.form.tooMany;
          reply.code(429).header('retry-after', String(wait));
          return sendForm(reply, formPage({ ...blankView(context, shown, language, null), notice }), shown.form);
        },
      },
      async (request, reply) => {
        const shown = await findForm(context, request.params.token);
        const language = languageOf(request);
        if (shown === null) return sendForm(reply.code(404), goneForm(language));
        const parts = await readParts(request.body ?? Buffer.alloc(0), request.headers['content-type'] ?? '');
        if (parts === null) return sendForm(reply.code(400), failedForm(language), shown.form);
        return take(context, shown, { parts, language }, reply);
      },
    );
  });
}

interface Sent {
  readonly parts: FormData;
  readonly language: Language;
}

async function take(context: Context, shown: Shown, { parts, language }: Sent, reply: FastifyReply) {
  const { company, form } = shown;
  const { texts } = speechOf(language);
  const says = texts.form;
  const there = `?sent&language=${language}`;
  // whoever fills in what nobody sees is told nothing
  if (textOf(parts, TRAP) !== '') return reply.redirect(there, 303);
  const given = textOf(parts, 'stamp');
  const stamp = readStamp(context, form.token, given);
  const origin = typeof stamp === 'string' ? null : stamp.origin;
  const again = (status: number, view: Partial<FormView>) => {
    // one that still counts goes on ageing
    const kept = stamp === 'tooOld' ? {} : { stamp: given };
    const page = formPage({ ...blankView(context, shown, language, origin), ...kept, values: typedIn(parts), ...view });
    return sendForm(reply.code(status), page, form);
  };
  const checked = await checkSent(parts, form);
  if ('faults' in checked) return again(422, { faults: checked.faults, notice: says.fix });
  if (typeof stamp === 'string') return again(422, { notice: texts.form[stamp] });
  const { fields, files } = checked;
  const enquiry = { ...fields, files, origin, language };
  const full = await receiveEnquiry(context, company.id, enquiry, (tx, companyId, now) =>
    mailAboutEnquiry(tx, companyId, now, context.publicUrl),
  );
  if (full === 0) return reply.redirect(there, 303);
  reply.header('retry-after', String(full));
  return again(429, { notice: says.full(company.name) });
}

async function findForm(context: Context, token: string): Promise<Shown | null> {
  const companyId = await companyOfForm(context.db, token);
  if (companyId === null) return null;
  return forCompany(context.db, companyId, async (tx) => {
    const form = await readForm(tx, companyId);
    return form === null ? null : { form, company: await getCompany(tx, companyId) };
  });
}

function blankView(context: Context, shown: Shown, language: Language, origin: string | null): FormView {
  const stamp = makeStamp(context, shown.form.token, origin);
  return { ...shown, language, stamp, values: {}, faults: new Map(), notice: null };
}

/** The language of the link, or the visitor's own; also before Fastify has checked what the link says. */
function languageOf(request: FastifyRequest): Language {
  return querystring.safeParse(request.query).data?.language ?? languageAsked(request);
}

/** The host of the page around, as the browser tells it; null: it does not, or the form stands by itself. */
function hostOf(referrer: string | undefined, publicUrl: string): string | null {
  const url = URL.parse(referrer ?? '');
  if (url === null || !/^https?:$/.test(url.protocol) || url.origin === new URL(publicUrl).origin) return null;
  return url.host.length <= 253 ? url.host : null;
}

async function sendEmbed(context: Context, token: string, reply: FastifyReply) {
  const shown = await findForm(context, token);
  if (shown === null) return sendForm(reply.code(404), goneForm(languageAsked(reply.request)));
  reply.headers({
    'content-type': 'text/javascript; charset=utf-8',
    'cache-control': 'public, max-age=300',
    'cross-origin-resource-policy': 'cross-origin',
    'x-content-type-options': 'nosniff',
  });
  const { form: says } = speechOf(shown.company.language).texts;
  const address = `${context.publicUrl}/forms/${token}`;
  return reply.send(embedScript({ address, title: says.title(shown.company.name) }));
}
