import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestService, type TestService } from '../../testing/service.ts';
import { WRITING_TOOLS } from './tool-names.ts';
import { TOOLS } from './tools/index.ts';

const DOCS = readFileSync(new URL('../../../../docs/mcp.md', import.meta.url), 'utf8');

let service: TestService;

beforeAll(async () => {
  service = await startTestService();
});
afterAll(() => service.close());

it('docs/mcp.md names every tool, and which of them write', () => {
  const rows = [...DOCS.matchAll(/^\| `(\w+)` \| (yes)? ?\| .* \|$/gm)].map(([, name, writes]) => [
    name,
    writes === 'yes',
  ]);
  expect(rows).toEqual(TOOLS.map(({ name }) => [name, WRITING_TOOLS.has(name)]));
});

it('docs/mcp.md has settings that are JSON, with the address and a key', () => {
  const blocks = [...DOCS.matchAll(/^```json\n(.*?)^```$/gms)].map(([, text = '']) => text);
  expect(blocks.length).toBeGreaterThan(4);
  for (const block of blocks) expect(() => JSON.parse(block) as unknown, block).not.toThrow();
  const settings = blocks.filter((block) => block.includes('/mcp"'));
  expect(settings.every((block) => block.includes('Bearer '))).toBe(true);
});

it('docs/mcp.md has a command that answers who one is', async () => {
  const company = await service.company();
  const [, command = ''] = /^```\n(curl .*?)^```$/ms.exec(DOCS) ?? [];
  const headers = [...command.matchAll(/-H ['"](.*?): (.*?)['"]/g)].map(([, name = '', value = '']) => [
    name,
    value.replace('$KEY', company.key),
  ]);
  const [, body = ''] = /-d '(.*)'/.exec(command) ?? [];
  const answer = await service.call('POST', '/mcp', { headers: Object.fromEntries(headers), body });
  expect([answer.status, answer.text]).toEqual([200, expect.stringContaining(company.id)]);
});
