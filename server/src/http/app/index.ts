import type { FastifyRequest } from 'fastify';
import { openSignIn, type Person, type SignIn } from '../../accounts/index.ts';
import { pathPrefix } from '../../platform/path-prefix.ts';
import type { Draining } from '../health.ts';
import { languageAsked } from '../language-asked.ts';
import { sendProblem } from '../problem.ts';
import type { TypedApp } from '../typed-app.ts';
import { headersOf, registerAuth } from './auth.ts';
import { registerImportFiles } from './import-files.ts';
import { createChangeHub } from './change-hub.ts';
import { registerCompanySignIn } from './company-sign-in.ts';
import { registerCompanyArchive } from './company-archive.ts';
import type { AppServerContext } from './context.ts';
import { registerEnquiryFile } from './enquiry-file.ts';
import { registerLogo, registerLogos } from './logo.ts';
import { refuseForeignOrigins } from '../origin.ts';
import { registerPictures, registerProductPicture } from './product-picture.ts';
import { registerTrpc } from './trpc-route.ts';

export type { AppServerContext } from './context.ts';

/** Who is signed in where a request comes from, in a session that opens this company; null: nobody. */
export type PersonOf = (request: FastifyRequest, companyId: string) => Promise<Person | null>;

/**
 * The private API of the web application, under /app: sign-in, tRPC, live updates. Its pages alone may call it. Returns
 * who is signed in, for the faces beside it.
 */
export function registerApp(site: TypedApp, context: AppServerContext, draining: Draining): PersonOf {
  const base = `${pathPrefix(context.publicUrl)}/app`;
  let opened: Promise<SignIn> | undefined;
  const signIn = () => {
    opened ??= openSignIn(context, `${base}/auth`);
    return opened;
  };
  const changes = createChangeHub(context, draining.signal);
  registerLogos(site, context);
  registerPictures(site, context);
  void site.register(
    async (app) => {
      app.addHook('onRequest', refuseForeignOrigins(context.publicUrl));
      app.setErrorHandler((error, request, reply) => sendProblem(error, request, reply, languageAsked(request)));
      app.addHook('preClose', () => changes.close());
      registerAuth(app, context, signIn);
      registerCompanySignIn(app, context, signIn);
      registerLogo(app, context, signIn);
      registerProductPicture(app, context, signIn);
      registerImportFiles(app, context, signIn);
      registerCompanyArchive(app, context, signIn);
      registerEnquiryFile(app, context, signIn);
      registerTrpc(app, context, { base: `${base}/trpc`, signIn, changes });
    },
    { prefix: '/app' },
  );
  return async (request, companyId) => {
    if (request.headers.cookie === undefined) return null;
    const session = await (await signIn()).session(headersOf(request));
    return session === null || (session.onlyCompany ?? companyId) !== companyId ? null : session.person;
  };
}
