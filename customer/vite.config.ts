import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

const api = process.env.API_ORIGIN ?? 'http://127.0.0.1:3000';
const native = (name: string) => fileURLToPath(new URL(`./src/lib/i18n/native-${name}.ts`, import.meta.url));

export default defineConfig({
  plugins: [react()],
  // The dictionary library brings polyfills for what every browser we serve has had for years: 12 kB of nothing.
  resolve: {
    alias: [
      { find: /^object\.entries$/, replacement: native('entries') },
      { find: /^string\.prototype\.matchall$/, replacement: native('match-all') },
    ],
  },
  server: {
    port: 5173,
    proxy: Object.fromEntries(['/v2', '/v3', '/media', '/_sandbox', '/_outbox'].map((path) => [path, api])),
  },
  build: { target: 'es2022', sourcemap: true },
});
