import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestService, type TestService } from '../../testing/service.ts';

let service: TestService;
let pages: string[];
beforeAll(async () => {
  service = await startTestService({ publicUrl: 'https://hire.example/showbill' });
  const { text } = await service.call('GET', '/showbill/docs/guide/');
  const [, navigation = ''] = text.split('<nav aria-label="Guides">');
  pages = [...navigation.matchAll(/<li><a href="([a-z-]+)"/g)].map(([, name = '']) => name);
});
afterAll(() => service.close());

const FOLDER = fileURLToPath(new URL('../../../../docs/guide', import.meta.url));
const get = (path: string) => service.call('GET', `/showbill${path}`);

describe('the guides', () => {
  it('are listed in the index, each file of them and pages from elsewhere', () => {
    const files = readdirSync(FOLDER).map((file) => file.replace('.md', ''));
    expect(pages).toEqual(expect.arrayContaining(files.filter((name) => name !== 'README')));
    expect(pages).toEqual(expect.arrayContaining(['operating', 'company-archive']));
    expect(new Set(pages).size).toBe(pages.length);
  });

  it('lead nowhere but to each other, to the reference and to places that are there', async () => {
    const texts = new Map<string, string>();
    for (const name of ['', ...pages]) {
      const { status, headers, text } = await get(`/docs/guide/${name}`);
      expect([name, status, headers['content-type']]).toEqual([name, 200, 'text/html; charset=utf-8']);
      texts.set(name, text);
    }
    const astray = [...texts].flatMap(([name, text]) =>
      linksIn(text).filter((target) => {
        const [path = '', place] = target.split('#');
        const led = texts.get(
          path === ''
            ? name
            : path
                .replace(/^\.\/$/, '')
                .replace(/\.md$/, '')
                .replace(/^index$/, ''),
        );
        return led === undefined || (place !== undefined && !led.includes(` id="${place}"`));
      }),
    );
    expect(astray).toEqual([]);
  });

  it('need no key, no script and nothing of another origin', async () => {
    const { headers, text } = await get('/docs/guide/first-hour');
    expect(headers['content-security-policy']).toContain("default-src 'none'; script-src 'none'; style-src 'sha256-");
    expect(headers['content-security-policy']).not.toContain('unsafe');
    expect(text).not.toMatch(/<script|src=|<link rel="stylesheet/);
  });

  it('are Markdown too, with links to Markdown and examples that speak to this service', async () => {
    const { headers, text } = await get('/docs/guide/first-hour.md');
    expect(headers['content-type']).toBe('text/markdown; charset=utf-8');
    expect(text).toMatch(/^# A first hour/);
    expect(text).toContain('(https://hire.example/showbill/docs/guide/webhooks.md)');
    expect(text).toContain('curl -sS https://hire.example/showbill/v1/me');
    expect(text).not.toContain('127.0.0.1');
  });

  it('show markup that is written in them as text', async () => {
    const { render } = await import('./render.ts');
    const { body } = render(
      '# A\n\nb <img src=x onerror=alert(1)> `<i>`\n\n<script>d</script>\n\n```sh <x>\n<e>\n```\n',
    );
    expect(body.text).not.toMatch(/<(img|script|i|e|x)\b/);
  });

  it('are listed for language models, and given whole', async () => {
    for (const path of ['/llms.txt', '/docs/llms.txt']) {
      const { status, headers, text } = await get(path);
      expect([status, headers['content-type']]).toEqual([200, 'text/plain; charset=utf-8']);
      expect(text).toMatch(/^# \S.*\n\n> \S/);
      const links = [...text.matchAll(/^- \[[^\]]+\]\(https:\/\/hire\.example\/showbill(\S+)\): \S/gm)];
      expect(links.length).toBe(pages.length + 2);
      for (const [, target = ''] of links) expect([target, (await get(target)).status]).toEqual([target, 200]);
    }
    const { text } = await get('/docs/llms-full.txt');
    for (const heading of ['# A first hour', '# Errors and limits', '# Operating Showbill'])
      expect(text).toContain(heading);
  });

  it('are linked from the reference, and redirect to their index', async () => {
    const { json } = await get('/v1/openapi.json');
    expect(json.info.description).toContain('(https://hire.example/showbill/docs/guide/)');
    const { status, headers } = await get('/docs/guide');
    expect([status, headers['location']]).toEqual([301, '/showbill/docs/guide/']);
  });

  it.each(['/docs/guide/none', '/docs/guide/none.md', '/docs/guide/README.md', '/docs/guide/..%2Foperating'])(
    'have no page at %s',
    async (path) => {
      expect((await get(path)).status).toBe(404);
    },
  );
});

/** Links to pages of this site that stand beside it. */
function linksIn(page: string): string[] {
  const targets = [...page.matchAll(/<a [^>]*href="([^"]+)"/g)].map(([, target = '']) => target);
  return targets.filter((target) => !/^https?:/.test(target) && target !== '../' && target !== '#main');
}
