import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin, type UserConfig } from 'vite';
import { COUNTER_PATHS } from '../api/contract/vocabulary/site-paths.ts';
import { forBrowsers } from '../vite.shared.ts';

const api = process.env.API_ORIGIN ?? 'http://127.0.0.1:3000';

/** Where what many pages use may come from. */
const COMMON = /node_modules|design-system\/src|backoffice\/src\/(lib|shared\/page)\/|\/api\/(contract|client)\//;

/** What only lists, forms or maps need. */
const RARE = /maplibre|react-image-crop|libphonenumber|react-hook-form|ra-ui-materialui|design-system\/src\/map/;

/** Where the counter's build writes down which files it is made of. */
const COUNTER_FILES = 'counter-files.json';

/** The staff's console and the hosts': one file of what nearly every page of it shares instead of forty small ones. */
const consoleBuild: UserConfig['build'] = {
  rolldownOptions: {
    output: {
      codeSplitting: {
        // A page's own forms stay its own.
        groups: [{ name: 'shared', minShareCount: 8, test: (id: string) => COMMON.test(id) && !RARE.test(id) }],
      },
    },
  },
};

/**
 * Each page is a build of its own, so that none loads what is shared with another: `vite build` the staff's console and
 * the public files, `--mode hosts` the hosts' console, `--mode counter` their counter, and after that `--mode
 * counter-worker` what opens the counter without a network.
 */
const builds: Record<string, UserConfig['build']> = {
  production: consoleBuild,
  hosts: page('hosts.html', consoleBuild),
  counter: page('counter.html', { manifest: COUNTER_FILES }),
};

/** Files say in their names which page they are of: what two builds have alike would otherwise be one file of both. */
function page(input: string, own: UserConfig['build']): UserConfig['build'] {
  const name = `assets/${input.replace('.html', '')}-[name]-[hash]`;
  const names = { entryFileNames: `${name}.js`, chunkFileNames: `${name}.js` };
  const output = { ...(own?.rolldownOptions?.output as object | undefined), ...names };
  return { ...own, emptyOutDir: false, copyPublicDir: false, rolldownOptions: { input, output } };
}

/** One file at the root, because it answers for the counter's page and all that page loads. */
function serviceWorker(): UserConfig {
  const { files, page } = builtCounter();
  return {
    build: {
      target: 'es2022',
      emptyOutDir: false,
      copyPublicDir: false,
      lib: { entry: 'src/host/counter/offline/service-worker.ts', formats: ['es'], fileName: () => 'counter-sw.js' },
    },
    define: {
      'process.env.NODE_ENV': '"production"',
      __COUNTER_FILES__: JSON.stringify(files),
      __COUNTER_PAGE__: JSON.stringify(page),
    },
  };
}

/** Code, styles, words and Latin letters the counter is made of, and a hash of its page. */
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

/** The development server picks the page as the API's server does for what was built. */
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
        plugins: [react(), forBrowsers({ addressBar: 'brand' }), pageByLabel()],
        // Two copies of these would mean two contexts, and half of the console without theme or router.
        resolve: { dedupe: ['react', 'react-dom', '@mui/material', '@emotion/react', '@emotion/styled'] },
        server: {
          port: 5174,
          proxy: Object.fromEntries(['/v2', '/v3', '/media', '/map', '/_outbox'].map((path) => [path, api])),
        },
        build: { target: 'es2022', sourcemap: true, ...(command === 'build' && builds[mode]) },
      },
);
