import { z } from 'zod';
import type { SignIn } from '../../accounts/index.ts';
import { readEnquiryFile } from '../../enquiries/index.ts';
import { forCompany } from '../../platform/tenancy.ts';
import type { TypedApp } from '../typed-app.ts';
import type { AppServerContext } from './context.ts';
import { requireMember } from './membership.ts';
import { requireSession } from './person-of-request.ts';

/** GET /app/companies/{company}/enquiry-files/{id}: a stranger's file, for members to save and never shown in the browser. */
export function registerEnquiryFile(site: TypedApp, { db }: AppServerContext, signIn: () => Promise<SignIn>): void {
  site.get(
    '/companies/:company/enquiry-files/:id',
    { schema: { hide: true, params: z.object({ company: z.string(), id: z.string() }) } },
    async (request, reply) => {
      const session = await requireSession(signIn, request);
      const { companyId } = await requireMember(db, request.params.company, session, 'viewer');
      const { name, content } = await forCompany(db, companyId, (tx) =>
        readEnquiryFile(tx, companyId, request.params.id),
      );
      return reply
        .headers({
          // whatever it is told to be, a browser saves it
          'content-type': 'application/octet-stream',
          'content-disposition': `attachment; filename*=UTF-8''${encodeURIComponent(name)}`,
          'content-security-policy': "default-src 'none'; sandbox",
          'x-content-type-options': 'nosniff',
          'cache-control': 'private, no-store',
        })
        .send(content);
    },
  );
}
