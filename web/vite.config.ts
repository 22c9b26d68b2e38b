import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { clientFonts } from './client-fonts.ts';
import { precompress } from './precompress.ts';
import { appChunk } from './app-chunk.ts';

const API = 'http://127.0.0.1:3000';

export default defineConfig({
  // addresses of files are relative to the page's base, so that it works below any path
  base: './',
  plugins: [react(), clientFonts(), precompress(), appChunk()],
  build: {
    // a data: address would be refused by the page's policy
    assetsInlineLimit: 0,
    rolldownOptions: {
      output: {
        assetFileNames: ({ names }) =>
          names.some((name) => name.endsWith('.woff2')) ? 'fonts/[name][extname]' : 'assets/[name]-[hash][extname]',
      },
    },
  },
  // the private API takes calls from its own origin alone
  server: {
    proxy: {
      '/v1': API,
      '/docs': API,
      '/p/': API,
      '/logos': API,
      '/pictures': API,
      '/app': { target: API, headers: { origin: API } },
    },
  },
});
