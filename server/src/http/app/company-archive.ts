import { mkdtemp, open, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { z } from 'zod';
import type { SignIn } from '../../accounts/index.ts';
import { archiveName, exportCompany, takeExportPlace } from '../../company-archive/index.ts';
import type { Actor } from '../../platform/actor.ts';
import type { TypedApp } from '../typed-app.ts';
import type { AppServerContext } from './context.ts';
import { requireMember } from './membership.ts';
import { requireSession } from './person-of-request.ts';

/** GET /app/companies/{company}/archive: all that belongs to it, for its owners, as a file to keep. */
export function registerCompanyArchive(site: TypedApp, context: AppServerContext, signIn: () => Promise<SignIn>): void {
  site.get(
    '/companies/:company/archive',
    { schema: { hide: true, params: z.object({ company: z.string() }) } },
    async (request, reply) => {
      const session = await requireSession(signIn, request);
      const { companyId } = await requireMember(context.db, request.params.company, session, 'owner');
      const leave = takeExportPlace(companyId);
      try {
        const { id, name: person } = session.person;
        const { handle, bytes, name } = await context.underWay.runUntilStopped(() =>
          exportAside(context, companyId, { kind: 'user', id, name: person }),
        );
        return await reply
          .headers({
            'content-type': 'application/gzip',
            'content-length': String(bytes),
            'content-disposition': `attachment; filename="${archiveName(name, context.clock.now())}"`,
          })
          .send(handle.createReadStream());
      } finally {
        leave();
      }
    },
  );
}

/**
 * Exports into a file without a name, so that no connection waits for somebody's slow line, a failure is told before
 * anything is sent, and nothing is left of it once it is closed.
 */
async function exportAside(context: AppServerContext, companyId: string, actor: Actor) {
  const folder = await mkdtemp(join(tmpdir(), 'showbill-export-'));
  try {
    const { file, bytes, company } = await exportCompany(context, companyId, join(folder, 'archive.tar.gz'), actor);
    return { handle: await open(file), bytes, name: company.name };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
