import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, chromium as playwright } from 'playwright-core';

/** What is set for the package, or what it sets. */
const CHANGED = ['TMPDIR', 'AWS_EXECUTION_ENV', 'LD_LIBRARY_PATH', 'FONTCONFIG_PATH'] as const;

export interface OpenBrowser {
  readonly browser: Browser;
  close(): Promise<void>;
}

/**
 * A browser out of its npm package, with the libraries that come beside it: nothing has to be installed on the machine.
 * It is unpacked into a folder of its own, since the package takes an older one that it finds without asking its version.
 */
export async function openBrowser(): Promise<OpenBrowser> {
  const folder = mkdtempSync(join(tmpdir(), 'showbill-browser-'));
  const before = CHANGED.map((name) => [name, process.env[name]] as const);
  process.env['TMPDIR'] = folder;
  // what makes the package unpack its libraries
  process.env['AWS_EXECUTION_ENV'] = 'AWS_Lambda_nodejs22.x';
  const { default: chromium } = await import('@sparticuz/chromium');
  const executablePath = await chromium.executablePath();
  restore(before);
  const fonts = join(folder, 'fonts.conf');
  writeFileSync(fonts, fontsConf(folder));
  const browser = await playwright.launch({
    executablePath,
    args: ['--no-sandbox', '--disable-gpu', '--font-render-hinting=none'],
    env: {
      ...(process.env as Record<string, string>),
      TMPDIR: folder,
      LD_LIBRARY_PATH: join(folder, 'al2023', 'lib'),
      FONTCONFIG_FILE: fonts,
    },
  });
  return {
    browser,
    async close() {
      await browser.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** The fonts beside the browser, wherever it was unpacked: a machine without any would end it. */
function fontsConf(folder: string): string {
  return `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig><dir>${join(folder, 'fonts')}</dir><cachedir>${join(folder, 'font-cache')}</cachedir></fontconfig>
`;
}

function restore(before: readonly (readonly [string, string | undefined])[]): void {
  for (const [name, value] of before) {
    if (value === undefined) delete process.env[name];
    else process.env[name] = value;
  }
}
