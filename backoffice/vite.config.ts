import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin, type UserConfig } from 'vite';
import { COUNTER_PATHS } from '../api/contract/vocabulary/site-paths.ts';
import { BRAND } from '../api/words/brand.ts';
import { forBrowsers } from '../vite.shared.ts';

const api = process.env.API_ORIGIN ?? 'http://127.0.0.1:3000';

/** Files whose code may be in the chunk many pages share. */
const COMMON = /node_modules|design-system\/src|backoffice\/src\/(lib|shared\/page)\/|\/api\/(contract|client)\//;

/** Libraries needed only by lists, forms or maps. */
const RARE = /maplibre|react-image-crop|libphonenumber|react-hook-form|ra-ui-materialui|design-system\/src\/map/;

/** The hosts' console and the counter as an app on a home screen. */
const app = { file: 'counter.webmanifest', name: `${BRAND} for hosts`, short_name: BRAND, id: '/' };

/** The file in which the counter's build lists its files. */
const COUNTER_FILES = 'counter-files.json';

/** The build of both consoles: a single file with the code nearly every page shares, instead of forty small ones. */
const consoleBuild: UserConfig['build'] = {
  rolldownOptions: {
    output: {
      codeSplitting: {
        // A page's own forms stay with it.
        groups: [{ name: 'shared', minShareCount: 8, test: (id: string) => COMMON.test(id) && !RARE.test(id) }],
      },
    },
  },
};

/**
 * Each page has a build of its own, so that none loads code shared with another: `vite build` builds the staff console
 * and the public files, `--mode hosts` the host console, `--mode counter` the counter, and after that `--mode
 * counter-worker` its service worker, which opens it offline.
 */
const builds: Record<string, UserConfig['build']> = {
  production: consoleBuild,
  hosts: page('hosts.html', consoleBuild),
  counter: page('counter.html', { manifest: COUNTER_FILES }),
};

/** Puts the page into file names: otherwise identical code of two builds would end up as one file of both. */
function page(input: string, own: UserConfig['build']): UserConfig['build'] {
  const name = `assets/${input.replace('.html', '')}-[name]-[hash]`;
  const names = { entryFileNames: `${name}.js`, chunkFileNames: `${name}.js` };
  const output = { ...(own?.rolldownOptions?.output as object | undefined), ...names };
  return { ...own, emptyOutDir: false, rolldownOptions: { input, output } };
}

/**
 * The service worker: a single file at the root, because it serves the counter's page and everything that page loads.
 */
function serviceWorker(): UserConfig {
  const { files, page } = builtCounter();
  return {
    build: {
      target: 'es2022',
      emptyOutDir: false,
      lib: { entry: 'src/host/counter/offline/service-worker.ts', formats: ['es'], fileName: () => 'counter-sw.js' },
    },
    define: {
      'process.env.NODE_ENV': '"production"',
      __COUNTER_FILES__: JSON.stringify(files),
      __COUNTER_PAGE__: JSON.stringify(page),
    },
  };
}

/** Lists the counter's code, styles, texts and Latin fonts, and a hash of its page. */
function builtCounter(): { files: string[]; page: string } {
  const dist = new URL('dist/', import.meta.url);
  const read = (name: string) => readFileSync(new URL(name, dist), 'utf8');
  const chunks = Object.values(JSON.parse(read(COUNTER_FILES)) as Record<string, { file: string; css?: string[] }>);
  const files = chunks
    .flatMap(({ file, css = [] }) => [file, ...css])
    .filter((file) => /\.(js|css)$|-latin-wght-normal-.*\.woff2$/.test(file));
  return {
    files: [...new Set(files)].sort().map((file) => `/${file}`),
    page: createHash('sha256').update(read('counter.html')).digest('hex'),
  };
}

/** Has the development server choose the page as the API's server does for built ones. */
function pageByLabel(): Plugin {
  return {
    name: 'cubby:page-by-label',
    configureServer: (server) => {
      server.middlewares.use((request, _response, next) => {
        const [path = '/'] = (request.url ?? '/').split('?');
        const isPage = request.headers.accept?.includes('text/html') && !/\.\w+$/.test(path);
        if (isPage && request.headers.host?.startsWith('hosts.'))
          request.url = COUNTER_PATHS.includes(path) ? '/counter.html' : '/hosts.html';
        next();
      });
    },
  };
}

export default defineConfig(({ mode, command }) =>
  mode === 'counter-worker'
    ? serviceWorker()
    : {
        plugins: [react(), forBrowsers({ addressBar: 'brand', app }), pageByLabel()],
        // Two copies of these would create two contexts, and leave half of the console without theme or router.
        resolve: { dedupe: ['react', 'react-dom', '@mui/material', '@emotion/react', '@emotion/styled'] },
        server: {
          port: 5174,
          proxy: Object.fromEntries(['/v2', '/v3', '/media', '/map', '/_outbox'].map((path) => [path, api])),
        },
        build: { target: 'es2022', sourcemap: true, ...(command === 'build' && builds[mode]) },
      },
);
