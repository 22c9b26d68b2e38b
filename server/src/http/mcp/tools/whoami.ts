import { accountSchema } from '@showbill/contract';
import { z } from 'zod';
import { presentAccount } from '../../v1/me.ts';
import { defineTool, READS } from '../tool.ts';

export const whoami = defineTool({
  name: 'whoami',
  title: 'Show the account',
  description: 'The company that the key belongs to, its currency, and how many proposals of this month are used.',
  input: z.strictObject({}),
  output: accountSchema,
  hints: READS,
  run: async ({ account, quota }) => presentAccount(account, quota),
});
