import { PLANS, SUBSCRIPTION_STATES } from '@showbill/contract';
import { type Command, InvalidArgumentError, Option } from 'commander';
import { type Company, createCompany, listCompanies, updateCompany } from '../accounts/index.ts';
import { addCommand, type Output, runCommand } from './command.ts';
import { registerCompanyArchive } from './company-archive.ts';
import { registerCompanySignIn } from './company-sign-in.ts';

interface Json {
  json?: boolean;
}

export function registerCompany(program: Command): void {
  const company = program.command('company').description('companies, their plans and subscriptions');

  addCommand(company, 'create', 'create a company')
    .requiredOption('--name <name>', 'company name')
    .requiredOption('--currency <code>', 'currency of its prices (ISO 4217), such as GBP')
    .requiredOption('--country <code>', 'country (ISO 3166-1), such as GB')
    .option('--time-zone <zone>', "IANA time zone; default: that of the country's capital")
    .addOption(new Option('--plan <plan>', 'the plan it is on').choices(PLANS).default('business'))
    .option('--tax-rate <percent>', 'added to proposals; default: no tax')
    .option('--buffer-days-before <days>', 'days equipment is also held before each job; default 0', wholeNumber)
    .option('--buffer-days-after <days>', 'days equipment is also held after each job; default 0', wholeNumber)
    .option('--email <address>', 'for notices to the company and replies from clients')
    .action(
      (
        options: Json & {
          name: string;
          currency: string;
          country: string;
          timeZone?: string;
          plan: string;
          taxRate?: string;
          bufferDaysBefore?: number;
          bufferDaysAfter?: number;
          email?: string;
        },
      ) => runCommand(options, async ({ db }) => one(await createCompany(db, options))),
    );

  addCommand(company, 'update <id>', "change a company's plan, allowance and other settings")
    .addOption(new Option('--plan <plan>', 'the plan it is on').choices(PLANS))
    .addOption(new Option('--subscription <state>', 'state of the subscription').choices(SUBSCRIPTION_STATES))
    .option('--allowance <number>', 'proposals a month', wholeNumber)
    .option('--tax-rate <percent>', 'added to proposals; 0: no tax')
    .option('--time-zone <zone>', 'IANA time zone')
    .option('--buffer-days-before <days>', 'days equipment is also held before each job', wholeNumber)
    .option('--buffer-days-after <days>', 'days equipment is also held after each job', wholeNumber)
    .option('--email <address>', 'for notices to the company and replies from clients; empty: none')
    .action(
      (
        id: string,
        options: Json & {
          plan?: string;
          subscription?: string;
          allowance?: number;
          taxRate?: string;
          timeZone?: string;
          bufferDaysBefore?: number;
          bufferDaysAfter?: number;
          email?: string;
        },
      ) => runCommand(options, async ({ db }) => one(await updateCompany(db, id, options))),
    );

  addCommand(company, 'list', 'all companies, oldest first').action((options: Json) =>
    runCommand(options, async ({ db }) => {
      const companies = await listCompanies(db);
      return { document: companies.map(present), lines: companies.map(inWords) };
    }),
  );

  registerCompanyArchive(company);
  registerCompanySignIn(company);
}

function one(company: Company): Output {
  return { document: present(company), lines: [inWords(company)] };
}

function present(company: Company) {
  return {
    id: company.id,
    name: company.name,
    currency: company.currency,
    country: company.country,
    time_zone: company.timeZone,
    plan: company.plan,
    subscription: company.subscription,
    allowance: company.allowance,
    tax_rate: company.taxRate === null ? null : Number(company.taxRate),
    buffer_days_before: company.bufferDaysBefore,
    buffer_days_after: company.bufferDaysAfter,
    email: company.email,
  };
}

function inWords(company: Company): string {
  const { id, name, currency, country, timeZone, plan, subscription, allowance, email } = company;
  const { bufferDaysBefore: before, bufferDaysAfter: after } = company;
  const buffers = before + after === 0 ? '' : `  buffer days ${before} before, ${after} after`;
  const address = email === null ? '' : `  ${email}`;
  return `${id}  ${name}  ${currency} ${country} ${timeZone}  ${plan}, ${subscription}, ${allowance} proposals a month${buffers}${address}`;
}

function wholeNumber(text: string): number {
  if (!/^\d{1,9}$/.test(text)) throw new InvalidArgumentError('It must be a whole number, 0 or more.');
  return Number(text);
}
