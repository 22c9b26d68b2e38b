const SHAPE = /^[A-Z]{2}\d{2}[A-Z0-9]{11,30}$/;

/** Without blanks. */
export function plainAccount(account: string): string {
  return account.toUpperCase().replaceAll(/\s/g, '');
}

/** Whether an account is meant as an IBAN. */
export function looksLikeIban(account: string): boolean {
  return SHAPE.test(plainAccount(account));
}

/** Whether an IBAN has the check digits that it must have (ISO 13616: 97 leaves 1 of it, letters as 10 to 35). */
export function isIban(account: string): boolean {
  const plain = plainAccount(account);
  if (!SHAPE.test(plain)) return false;
  const digits = `${plain.slice(4)}${plain.slice(0, 4)}`.replaceAll(/[A-Z]/g, (each) =>
    String(Number.parseInt(each, 36)),
  );
  return BigInt(digits) % 97n === 1n;
}
