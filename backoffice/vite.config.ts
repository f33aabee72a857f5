import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { forBrowsers } from '../vite.shared.ts';

const api = process.env.API_ORIGIN ?? 'http://127.0.0.1:3000';

/** Where what many pages use may come from. */
const COMMON = /node_modules|design-system\/src|backoffice\/src\/(lib|shared\/page)\/|\/api\/(contract|client)\//;

/** What only lists, forms or maps need. */
const RARE = /maplibre|react-image-crop|libphonenumber|react-hook-form|ra-ui-materialui|design-system\/src\/map/;

export default defineConfig({
  plugins: [react(), forBrowsers({ addressBar: 'brand' })],
  // Two copies of these would mean two contexts, and half of the console without theme or router.
  resolve: { dedupe: ['react', 'react-dom', '@mui/material', '@emotion/react', '@emotion/styled'] },
  server: {
    port: 5174,
    proxy: Object.fromEntries(['/v2', '/v3', '/media', '/_outbox'].map((path) => [path, api])),
  },
  build: {
    target: 'es2022',
    sourcemap: true,
    rolldownOptions: {
      output: {
        codeSplitting: {
          // One file of what nearly every page shares instead of forty small ones; a page's own forms stay its own.
          groups: [{ name: 'shared', minShareCount: 8, test: (id: string) => COMMON.test(id) && !RARE.test(id) }],
        },
      },
    },
  },
});
