import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

const api = process.env.API_ORIGIN ?? 'http://127.0.0.1:3000';

export default defineConfig({
  plugins: [react()],
  // Two copies of these would mean two contexts, and half of the console without theme or router.
  resolve: { dedupe: ['react', 'react-dom', '@mui/material', '@emotion/react', '@emotion/styled'] },
  server: {
    port: 5174,
    proxy: Object.fromEntries(['/v2', '/v3', '/media', '/_outbox'].map((path) => [path, api])),
  },
  build: { target: 'es2022', sourcemap: true },
});
