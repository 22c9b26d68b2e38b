import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, type LaunchOptions, chromium as playwright } from 'playwright-core';

/** What is set for the package, or what it sets. */
const CHANGED = ['TMPDIR', 'AWS_EXECUTION_ENV', 'LD_LIBRARY_PATH', 'FONTCONFIG_PATH'] as const;

export interface OpenBrowser {
  readonly browser: Browser;
  close(): Promise<void>;
}

/** A browser for this process. */
export async function openBrowser(): Promise<OpenBrowser> {
  const { options, remove } = await unpackBrowser();
  const browser = await playwright.launch(options);
  return {
    browser,
    async close() {
      await browser.close();
      remove();
    },
  };
}

export interface BrowserServer {
  /** Where other processes connect to it; each sees its own windows alone. */
  readonly address: string;
  close(): Promise<void>;
}

/** A browser that several processes work with. */
export async function startBrowserServer(): Promise<BrowserServer> {
  const { options, remove } = await unpackBrowser();
  const server = await playwright.launchServer(options);
  return {
    address: server.wsEndpoint(),
    async close() {
      await server.close();
      remove();
    },
  };
}

interface UnpackedBrowser {
  /** How it is launched. */
  readonly options: LaunchOptions;
  readonly remove: () => void;
}

/**
 * A browser out of its npm package, with the libraries that come beside it: nothing has to be installed on the machine.
 * It is unpacked into a folder of its own, since the package takes an older one that it finds without asking its version.
 */
async function unpackBrowser(): Promise<UnpackedBrowser> {
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
  return {
    options: {
      executablePath,
      args: ['--no-sandbox', '--disable-gpu', '--font-render-hinting=none'],
      env: {
        ...(process.env as Record<string, string>),
        TMPDIR: folder,
        LD_LIBRARY_PATH: join(folder, 'al2023', 'lib'),
        FONTCONFIG_FILE: fonts,
      },
    },
    remove: () => rmSync(folder, { recursive: true, force: true }),
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
