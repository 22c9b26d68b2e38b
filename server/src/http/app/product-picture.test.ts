import { Client } from 'pg';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readPdf } from '../../documents/read-pdf.ts';
import { forCompany } from '../../platform/tenancy.ts';
import { changeProposal, editProposal, scheduleProposal } from '../../proposals/index.ts';
import { signedInMember, type TestPerson } from '../../testing/browser.ts';
import { startLoneTestService, type TestCompany, type TestService } from '../../testing/service.ts';

let service: TestService;
let company: TestCompany;
let other: TestCompany;
let editor: TestPerson;
let address: string;
let product: string;

beforeAll(async () => {
  service = await startLoneTestService();
  address = await service.listen();
  [company, other] = [await service.company(), await service.company()];
  editor = await signedInMember(service, company.id, 'editor');
  const { json } = await editor.query('catalogue.list', { company: company.id, input: { text: 'K12.2' } });
  product = json.result.data.data[0].id;
});
afterAll(() => service.close());

const ACTOR = { kind: 'user', id: 'u', name: 'Edith' } as const;

function photo(background = '#335577', size = 1600) {
  return sharp({ create: { width: size, height: size / 2, channels: 3, background } });
}

function put(body: Uint8Array, headers: Record<string, string> = {}, id = product) {
  return service.call('PUT', `/app/products/${id}/picture`, {
    body,
    headers: {
      cookie: editor.cookie,
      origin: 'http://showbill.test',
      'x-company': company.id,
      'content-type': 'image/png',
      ...headers,
    },
  });
}

/** Where the picture is served; null: there is none. */
async function path(): Promise<string | null> {
  const { json } = await editor.query('catalogue.get', { company: company.id, input: { id: product } });
  return json.result.data.picture;
}

async function remove(): Promise<void> {
  await editor.mutate('catalogue.removePicture', { id: product }, { company: company.id });
}

function kept(): Promise<number> {
  return forCompany(service.context.db, company.id, async (tx) => {
    const rows = await tx.selectFrom('product_pictures').select('id').execute();
    return rows.length;
  });
}

async function get(at: string, headers: Record<string, string> = {}) {
  const answer = await fetch(`${address}/${at}`, { headers });
  return { status: answer.status, headers: answer.headers, bytes: Buffer.from(await answer.arrayBuffer()) };
}

describe('a picture of a product', () => {
  it('is made anew in two small sizes, upright and without what a camera wrote, whatever it is called', async () => {
    const exif = { IFD0: { Copyright: 'Quillfeather' }, IFD3: { GPSLatitude: '51/1 30/1 0/1' } };
    const jpeg = await photo().withExif(exif).withMetadata({ orientation: 6 }).jpeg().toBuffer();
    expect(jpeg.includes('Quillfeather')).toBe(true);
    expect((await put(jpeg, { 'content-type': 'text/plain' })).status).toBe(200);
    const large = await get((await path()) ?? '');
    const small = await get(((await path()) ?? '').replace('/large', '/small'));
    for (const [{ bytes, headers }, width, height] of [
      [large, 360, 720],
      [small, 80, 160],
    ] as const) {
      expect(headers.get('content-type')).toBe('image/jpeg');
      expect(await sharp(bytes).metadata()).toMatchObject({ format: 'jpeg', width, height });
      expect(bytes.includes('Quillfeather')).toBe(false);
    }
    expect(small.bytes.length).toBeLessThan(10_000);
    await remove();
    expect([await path(), await kept()]).toEqual([null, 0]);
  });

  it.each(['png', 'webp'] as const)('may be %s, and stands on white where it is seen through', async (format) => {
    const clear = sharp({ create: { width: 40, height: 40, channels: 4, background: '#00000000' } });
    expect((await put(await clear.toFormat(format).toBuffer())).status).toBe(200);
    const { bytes } = await get((await path()) ?? '');
    const { channels } = await sharp(bytes).stats();
    expect(channels.map(({ min }) => min)).toEqual([255, 255, 255]);
    await remove();
  });

  it('is refused where it is none, is damaged or is too large, and the one before stays', async () => {
    await put(await photo().png().toBuffer());
    const before = await path();
    const png = await photo().png().toBuffer();
    const wide = await sharp({ create: { width: 16_000, height: 4_000, channels: 3, background: '#fff' } })
      .png()
      .toBuffer();
    const answers = [
      await put(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')),
      await put(Buffer.from('GIF89a, and more')),
      await put(Buffer.alloc(0)),
      await put(png.subarray(0, png.length / 2)),
      await put(wide),
      await put(Buffer.concat([png, Buffer.alloc(8 * 1024 * 1024)])),
    ];
    expect(answers.map(({ status, json }) => [status, json.error.param])).toEqual(answers.map(() => [400, 'picture']));
    expect([await path(), await kept()]).toEqual([before, 1]);
    await remove();
  });

  it('is cached for good under a strong tag, as another has another address', async () => {
    await put(await photo().png().toBuffer());
    const first = (await path()) ?? '';
    const { headers, bytes } = await get(first);
    expect(bytes.length).toBeGreaterThan(0);
    const tag = headers.get('etag') ?? '';
    expect([tag, headers.get('cache-control')]).toEqual([
      expect.stringMatching(/^"[0-9a-f-]{36}-large"$/),
      'public, max-age=31536000, immutable',
    ]);
    const again = await get(first, { 'if-none-match': tag });
    expect([again.status, again.bytes.length]).toEqual([304, 0]);
    expect((await get(first, { 'if-none-match': '"another"' })).status).toBe(200);
    await put(await photo('#884422').png().toBuffer());
    expect(await path()).not.toBe(first);
    expect((await get(first, { 'if-none-match': tag })).status).toBe(404);
    await remove();
  });

  it('is set by nobody but who may change the company, on no product but its own', async () => {
    const png = await photo().png().toBuffer();
    const viewer = await signedInMember(service, company.id, 'viewer');
    const stranger = await signedInMember(service, other.id, 'owner');
    const answers = [
      await put(png, { cookie: '' }),
      await put(png, { cookie: viewer.cookie }),
      await put(png, { cookie: stranger.cookie }),
      await put(png, { cookie: stranger.cookie, 'x-company': other.id }),
      await put(png, { origin: 'https://elsewhere.example' }),
      await put(png, {}, 'no-id'),
    ];
    expect(answers.map(({ status }) => status)).toEqual([401, 403, 404, 404, 403, 404]);
    expect([await path(), await kept()]).toEqual([null, 0]);
  });

  it('is found under its own company alone', async () => {
    await put(await photo().png().toBuffer());
    const own = (await path()) ?? '';
    expect((await get(own)).status).toBe(200);
    for (const wrong of [
      own.replace(company.id, other.id),
      own.replace(company.id, 'x'),
      own.replace('/large', '/x'),
    ]) {
      expect((await get(wrong)).status).toBeGreaterThanOrEqual(400);
    }
    await remove();
    expect((await get(own)).status).toBe(404);
  });

  it('is not read by the public API', async () => {
    await put(await photo().png().toBuffer());
    const made = await withPictures();
    const database = new Client(service.database.owner);
    await database.connect();
    await database.query('revoke select on product_pictures from showbill_service');
    try {
      const answers = [
        await service.call('GET', '/v1/proposals', { key: company.key }),
        await service.call('GET', `/v1/proposals/${made.id}`, { key: company.key }),
      ];
      expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    } finally {
      await database.query('grant select on product_pictures to showbill_service');
      await database.end();
    }
    await remove();
  });
});

describe('what was accepted', () => {
  it('is shown as it was, whatever the company changes afterwards', async () => {
    const settings = (input: object) => editor.mutate('company.change', input, { company: company.id });
    await settings({
      address: 'Old Mill, Leeds',
      telephone: '0113 496 0001',
      bank_line: 'Old account',
      tax_number: 'OLD',
    });
    await put(await photo().png().toBuffer());
    const before = ((await path()) ?? '').replace('/large', '/small');
    const made = await withPictures({ cover_note: 'Our old note.' });
    await changeProposal(service.context, company.id, made.id, 'send');
    const form = new URLSearchParams({
      do: 'accept',
      name: 'Ada',
      email: 'a@b.example',
      terms: 'yes',
      version: '1',
      seen: '',
    });
    const type = { 'content-type': 'application/x-www-form-urlencoded' };
    expect((await service.call('POST', made.page, { headers: type, body: form.toString() })).status).toBe(303);

    await settings({
      address: 'New Mill',
      telephone: '1',
      bank_line: 'New account',
      tax_number: 'NEW',
      name: 'Newly named',
    });
    await settings({ layout: 'total', pictures: false, cover_note: 'Our new note.' });
    await put(await photo('#884422').png().toBuffer());
    await remove();
    const moved = { day: '2027-03-10', time: '06:15' };
    const schedule = { delivery: moved, collection: { day: null, time: null } };
    await scheduleProposal(service.context, company.id, made.id, schedule, ACTOR);

    const page = (await service.call('GET', made.page)).text;
    const signed = await get(`${made.page.slice(1)}?document=signed-copy`);
    const copy = (await readPdf(signed.bytes)).pages.join(' ');
    for (const shown of ['Old Mill, Leeds', '0113 496 0001', 'Old account', 'OLD', 'Our old note.', '£38.00']) {
      expect([shown, page.includes(shown), copy.includes(shown)]).toEqual([shown, true, true]);
    }
    for (const text of [page, copy]) expect(text).not.toMatch(/New Mill|New account|NEW|Newly named|new note/);
    expect(page).toContain(`src="/${before}"`);
    expect((await get(before)).status).toBe(200);
    expect(signed.bytes.toString('latin1')).toContain('/Subtype /Image');
    // the page says when it is brought by now, the copy when it was to be
    expect(page).toContain('Delivery Wednesday 10 March 2027, 06:15');
    expect(copy).toContain('Delivery Friday 12 March 2027 ');
  });
});

/** A draft of two speakers that shows pictures. */
async function withPictures(more: { readonly cover_note?: string } = {}): Promise<{ id: string; page: string }> {
  const body = { event: { description: 'Two K12.2 speakers for a talk', date: '2027-03-12', days: 1 } };
  const { json } = await service.call('POST', '/v1/proposals', { key: company.key, body });
  const changes = [
    { kind: 'set_document', pictures: true, ...more, was: { pictures: false, cover_note: null } },
  ] as const;
  await editProposal(service.context, company.id, json.id, changes, ACTOR);
  return { id: json.id, page: new URL(json.share_url).pathname };
}
