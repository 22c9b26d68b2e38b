import openapiTS, { astToString } from 'openapi-typescript';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestService, type TestService } from '../../server/src/testing/service.ts';

let service: TestService;
beforeAll(async () => {
  service = await startTestService();
});
afterAll(() => service.close());

it('generated/api.ts is made of the OpenAPI document as it is served (vitest run --update=all writes it)', async () => {
  const { text } = await service.call('GET', '/v1/openapi.json');
  const types = astToString(await openapiTS(text, { alphabetize: true, immutable: true }));
  await expect(types).toMatchFileSnapshot('./generated/api.ts');
});
