const VERB = /^[\s(]*([a-z]+)/i;
const TABLE = /\b(?:from|into|update|join)\s+(?:only\s+)?"?([a-z_][a-z0-9_]*)"?/i;

/** What a statement does and to which table first, and nothing of what it holds. */
export function statementName(sql: string): { name: string; operation: string; table: string | null } {
  const operation = VERB.exec(sql)?.[1]?.toLowerCase() ?? 'statement';
  const table = TABLE.exec(sql)?.[1]?.toLowerCase() ?? null;
  return { name: table === null ? operation : `${operation} ${table}`, operation, table };
}
