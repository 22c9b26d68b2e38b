import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestService, type TestService } from '../testing/service.ts';

let service: TestService;
beforeAll(async () => {
  service = await startTestService();
});
afterAll(() => service.close());

const OPERATIONS = [
  'GET /v1/me',
  'GET /v1/proposals',
  'POST /v1/proposals',
  'GET /v1/proposals/{id}',
  'GET /v1/inventory/availability',
  'POST /v1/webhooks',
  'DELETE /v1/webhooks/{id}',
];

describe('the API documentation', () => {
  it('is OpenAPI 3.1, needs no key, and lists exactly the operations that are served', async () => {
    const { status, json } = await service.call('GET', '/v1/openapi.json');
    expect(status).toBe(200);
    expect(json.openapi).toBe('3.1.0');
    const documented = Object.entries(json.paths as Record<string, Record<string, unknown>>).flatMap(([path, item]) =>
      Object.keys(item).map((method) => `${method.toUpperCase()} ${path}`),
    );
    const served: string[] = [];
    for (const operation of OPERATIONS) {
      const [method = '', path = ''] = operation.split(' ');
      const { status } = await service.call(method, path.replace('{id}', crypto.randomUUID()));
      if (status === 401) served.push(operation);
    }
    expect(documented.sort()).toEqual(served.sort());
    expect(documented).toHaveLength(OPERATIONS.length);
  });

  it('documents the request, the answer and every error of creation', async () => {
    const { json } = await service.call('GET', '/v1/openapi.json');
    const create = json.paths['/v1/proposals'].post;
    expect(Object.keys(create.responses).sort()).toEqual([
      '201',
      '400',
      '401',
      '403',
      '404',
      '409',
      '422',
      '429',
      '500',
      '502',
      '503',
    ]);
    const request = JSON.stringify(create.requestBody) + JSON.stringify(json.components);
    for (const field of ['description', 'attendees', 'client_id', 'currency']) expect(request).toContain(`"${field}"`);
    expect(json.components.schemas).toHaveProperty('Proposal');
    expect(json.components.schemas).toHaveProperty('Error');
  });

  it('has a page that loads nothing from elsewhere', async () => {
    const page = await service.call('GET', '/docs/');
    expect(page.status).toBe(200);
    expect(page.headers['content-type']).toMatch(/^text\/html/);
    expect(page.text).not.toMatch(/(src|href)="https?:/);
  });
});
