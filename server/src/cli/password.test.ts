import { PassThrough } from 'node:stream';
import { Command } from 'commander';
import { describe, expect, it } from 'vitest';
import { type PasswordOptions, passwordOf } from './password.ts';

/** What is given at a terminal, or without one on standard input, and what is written there meanwhile. */
function given(typed: string, options: PasswordOptions, isTTY = true) {
  const input = Object.assign(new PassThrough(), { isTTY });
  const output = new PassThrough();
  input.end(typed);
  const command = new Command().exitOverride().configureOutput({ writeErr: (text) => output.write(text) });
  return { password: passwordOf(command, options, { input, output }), shown: () => String(output.read() ?? '') };
}

describe('a password', () => {
  it('is asked for twice and not shown', async () => {
    const { password, shown } = given('a long pässword\ra long pässword\r', {});
    expect(await password).toBe('a long pässword');
    expect(shown()).toBe('Password: \nRepeat password: \n');
  });

  it.each([
    ['a long password\ra lung password\r', 'the passwords do not match: nothing was done'],
    ['a long password\r\u001b[A\r', 'the passwords do not match: nothing was done'],
    ['a long\u0003', 'interrupted: nothing was done'],
    ['\u0004', 'interrupted: nothing was done'],
  ])('typed as %j is refused: %s', async (typed, words) => {
    await expect(given(typed, {}).password).rejects.toThrow(words);
  });

  it.each([
    ['a long pässword', 'a long pässword'],
    ['  with spaces  \nmore\n', '  with spaces  '],
    ['with a return\r\n', 'with a return'],
    ['', ''],
  ])('is the first line of %j on standard input', async (text, password) => {
    expect(await given(text, { passwordStdin: true }, false).password).toBe(password);
  });

  it('is not waited for where nobody can type it', async () => {
    const { password, shown } = given('', {}, false);
    await expect(password).rejects.toThrow('no password');
    expect(shown()).toBe('error: no password: use --password-stdin, or run this in a terminal to be asked for it\n');
  });
});
