import type { Language, Role } from '@showbill/contract';
import type { ColumnType } from 'kysely';

/** A column that the database fills where the program does not. */
type Defaulted<T> = ColumnType<T, T | undefined, T>;

interface UsersTable {
  id: string;
  name: string;
  email: string;
  email_verified: Defaulted<boolean>;
  language: Defaulted<Language | null>;
  created_at: Defaulted<Date>;
  updated_at: Defaulted<Date>;
}

interface SessionsTable {
  id: string;
  user_id: string;
  user_agent: string | null;
  expires_at: Date;
  created_at: Date;
  updated_at: Date;
  only_company: Defaulted<string | null>;
  seen_at: Date | null;
}

interface CredentialsTable {
  id: string;
  user_id: string;
  provider_id: string;
  account_id: string;
  password: string | null;
  updated_at: Defaulted<Date>;
}

interface VerificationsTable {
  id: string;
  identifier: string;
  value: string;
  expires_at: Date;
}

interface SecondFactorsTable {
  user_id: string;
  secret: Buffer;
  last_step: Defaulted<number | null>;
  created_at: Defaulted<Date>;
  confirmed_at: Defaulted<Date | null>;
}

interface RecoveryCodesTable {
  user_id: string;
  code_hash: string;
}

interface PasskeysTable {
  id: string;
  user_id: string;
  credential_id: string;
  public_key: Buffer;
  sign_count: ColumnType<bigint, number, number>;
  transports: string[];
  name: string;
  created_at: Date;
  last_used_at: Defaulted<Date | null>;
}

interface UsedChallengesTable {
  hash: Buffer;
  expires_at: Date;
}

interface TriesTable {
  subject: Buffer;
  count: number;
  last_at: Date;
  next_at: Date;
}

interface SignUpsTable {
  token_hash: Buffer;
  code_hash: string;
  email: string;
  name: string;
  company: ColumnType<unknown, string, never>;
  language: Defaulted<Language | null>;
  tries: Defaulted<number>;
  expires_at: Date;
}

interface MembersTable {
  company_id: string;
  user_id: string;
  role: Role;
  created_at: Defaulted<Date>;
}

interface InvitationsTable {
  company_id: string;
  id: string;
  email: string;
  role: Role;
  token_hash: Buffer;
  invited_by: string | null;
  created_at: Date;
  expires_at: Date;
  accepted_at: Date | null;
  revoked_at: Date | null;
}

declare module '../../platform/db.ts' {
  interface Tables {
    users: UsersTable;
    sessions: SessionsTable;
    credentials: CredentialsTable;
    verifications: VerificationsTable;
    second_factors: SecondFactorsTable;
    recovery_codes: RecoveryCodesTable;
    passkeys: PasskeysTable;
    used_challenges: UsedChallengesTable;
    tries: TriesTable;
    sign_ups: SignUpsTable;
    members: MembersTable;
    invitations: InvitationsTable;
  }
}
