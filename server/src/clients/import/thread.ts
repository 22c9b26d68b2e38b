import { inCompany } from '../../accounts/index.ts';
import { howRead, type ImportTask, keptUnlessDry, serveImports, shortened } from '../../imports/index.ts';
import type { ClientTask } from './bring-in-clients.ts';
import { type ClientImportResult, importClients } from './import-clients.ts';
import { openClients, readClients } from './parse-clients.ts';

serveImports(async ({ companyId, file, options }: ImportTask<ClientTask>, db): Promise<ClientImportResult> => {
  const { language, sheet, from, mapped } = options;
  const opened = await openClients(file, { language, sheet });
  const how = await inCompany(db, companyId, async (tx) =>
    'fault' in opened ? null : howRead(tx, companyId, opened.layout, { mapped, of: 'clients' }),
  );
  const said = 'fault' in opened || how === null ? opened : { ...opened, layout: how.layout };
  const parsed = readClients(said, { language, from, ...(how !== null && { mapping: how.mapping }) });
  return keptUnlessDry(db, { companyId, dryRun: options.dryRun === true }, async (tx) =>
    shortened(await importClients(tx, companyId, parsed, options), options),
  );
});
