import { LANGUAGES } from '@showbill/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { signedInMember, type TestPerson } from '../../testing/browser.ts';
import { startTestService, type TestCompany, type TestService } from '../../testing/service.ts';

const NOBODY = '0190f3a2-0000-7000-8000-000000000000';

let service: TestService;
let company: TestCompany;
let viewer: TestPerson;
let owner: TestPerson;

beforeAll(async () => {
  service = await startTestService();
  company = await service.company();
  viewer = await signedInMember(service, company.id, 'viewer');
  owner = await signedInMember(service, company.id, 'owner');
});
afterAll(() => service.close());

const speaking = (language: string) => ({ company: company.id, headers: { 'accept-language': language } });

describe('a person is refused in their language', () => {
  it('what a procedure refuses', async () => {
    const answers = LANGUAGES.map((language) =>
      viewer.mutate('sales.tag', { proposal_id: NOBODY, name: 'VIP' }, speaking(language)),
    );
    expect((await Promise.all(answers)).map(({ json }) => json.error.message)).toEqual([
      'this needs the role editor; your role in this company is viewer',
      'dafür ist die Rolle Bearbeiter nötig; Ihre Rolle in dieser Firma ist Betrachter',
      'il faut pour cela le rôle éditeur ; votre rôle dans cette société est lecteur',
      'para esto hace falta el rol editor; su rol en esta empresa es lector',
      'hiervoor is de rol bewerker nodig; uw rol in dit bedrijf is kijker',
    ]);
  });

  it('what a schema refuses, with the field by its name', async () => {
    const wrong = await owner.mutate('clients.create', { name: '', email: 'nobody' }, speaking('de'));
    expect([wrong.status, wrong.json.error.message, wrong.json.error.data.param]).toEqual([
      400,
      'Name: 1 bis 200 Zeichen',
      'name',
    ]);
    const english = await owner.mutate('clients.create', { name: '' }, speaking('en'));
    expect(english.json.error.message).toBe('name must have 1 to 200 characters');
  });

  it('what is not there', async () => {
    const gone = await viewer.query('clients.get', { ...speaking('fr'), input: { id: NOBODY } });
    expect([gone.status, gone.json.error.message]).toEqual([404, `le client ${NOBODY} n’existe pas`]);
  });

  it('what is wrong with a file that is imported', async () => {
    const file = 'name;category;unit;unit_price\nPult;Tontechnik;Tag;viel\nMast;Bühne;Fuß;12\n';
    const { json } = await service.call('POST', '/app/catalogue/import?dry_run=true', {
      headers: {
        cookie: owner.cookie,
        origin: 'http://showbill.test',
        'x-company': company.id,
        'accept-language': 'de-AT,de;q=0.9',
        'content-type': 'application/octet-stream',
      },
      body: new TextEncoder().encode(file),
    });
    expect(json.errors).toEqual([
      {
        line: 2,
        column: 'unit_price',
        message: 'der Preis „viel“ ist keine Zahl; geben Sie einen Betrag in GBP an, etwa 12,50',
      },
      {
        line: 3,
        column: 'unit',
        message:
          'die Einheit „Fuß“ ist nicht bekannt; schreiben Sie Stück, wenn ein Stück ein Fuß ist, oder rechnen Sie in Meter ab',
      },
    ]);
  });

  it('what is refused beside the procedures', async () => {
    const wrong = { email: viewer.email, password: 'not the password' };
    const answer = await viewer.post('/auth/sign-in', wrong, { 'accept-language': 'es' });
    expect([answer.status, answer.json.error.message]).toEqual([401, 'el correo o la contraseña no son correctos']);
  });
});

it('the public API refuses in English, whatever is asked for', async () => {
  const answer = await service.call('GET', `/v1/proposals/${NOBODY}`, {
    headers: { authorization: `Bearer ${company.key}`, 'accept-language': 'de' },
  });
  expect([answer.status, answer.json.error.message]).toEqual([404, 'there is no such proposal on this account']);
});
