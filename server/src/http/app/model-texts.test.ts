import { afterAll, beforeAll, expect, it } from 'vitest';
import { createDrafter } from '../../generation/index.ts';
import { silentLog } from '../../platform/log.ts';
import { signedInMember } from '../../testing/browser.ts';
import { aliasIn, answer, type FakeProvider, startFakeProvider } from '../../testing/fake-provider.ts';
import { startTestService, type TestService } from '../../testing/service.ts';

let provider: FakeProvider;
let service: TestService;

beforeAll(async () => {
  provider = await startFakeProvider();
  const model = {
    provider: 'openai-compatible' as const,
    model: 'fake',
    apiKey: 'sk-of-the-tests-0123456789',
    baseUrl: provider.baseUrl,
    region: undefined,
    fallback: false,
  };
  const config = { model, generationTimeoutSeconds: 10 };
  service = await startTestService({ drafter: createDrafter(config, silentLog), config });
});
afterAll(async () => {
  await service.close();
  await provider.close();
});

it('what a language model wrote stays while the lines bear it out, and is the built-in sentence once they do not', async () => {
  const written = 'Sound and light for your town hall meeting.';
  provider.play((request) =>
    answer({
      title: 'Town hall meeting',
      scope_summary: written,
      unmet: [],
      lines: [
        ['QSC K12.2 12in Powered Speaker', 2],
        ['LED Uplight', 8],
      ].map(([name, units]) => ({
        product: aliasIn(request, String(name)),
        units,
        hours: null,
        optional: false,
        reason: 'For the hall.',
      })),
    }),
  );
  const company = await service.company();
  const editor = await signedInMember(service, company.id, 'editor');
  const description = 'Town hall meeting for 150 with speakers and uplights';
  const { json } = await service.call('POST', '/v1/proposals', { key: company.key, body: { event: { description } } });
  expect(json).toMatchObject({ scope_summary: written, drafted_by: 'model' });
  const line = json.line_items.find(({ name }: { name: string }) => name === 'LED Uplight');
  const edited = async (change: object) => {
    const input = { id: json.id, changes: [change] };
    const { json: told } = await editor.mutate('proposals.edit', input, { company: company.id });
    return told.result.data.proposal.scope_summary;
  };
  const { id: line_id, days, hours, unit_price, name, category } = line;
  expect(await edited({ kind: 'set_line', line_id, units: 12, was: { units: 8 } })).toBe(written);
  const was = { units: 12, days, hours, unit_price, optional: false, name, category };
  const after = await edited({ kind: 'remove_line', line_id, was });
  expect(after).toBe('Our proposal covers sound.');
});
