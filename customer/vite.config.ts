import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';

const api = process.env.API_ORIGIN ?? 'http://127.0.0.1:3000';
const native = (name: string) => fileURLToPath(new URL(`./src/lib/i18n/native-${name}.ts`, import.meta.url));

/** What only some screens need; it must not ride along with what all of them share. */
const RARE =
  /maplibre|@stripe|libphonenumber|material\/(TextField|Select|NativeSelect|Menu|Popover|Popper|Modal|Dialog|Drawer|Grow|Fade|Portal|Backdrop|List|(Outlined|Filled)?Input|InputBase|InputLabel|Form|Checkbox|Chip|Unstable_TrapFocus|internal\/SwitchBase)|design-system\/src\/(BookingPass|QrCode|SixDigit|HoldClock|map)|src\/lib\/(forms|payment|booking|stashpoints)\//;

/** Where what many screens use may come from; a feature's own pieces would bring all their forms along. */
const COMMON = /node_modules|design-system\/src|customer\/src\/lib\/|\/api\/(contract|client)\//;

/** What the entry itself needs and screens ask for as well; left alone, each would be a file of its own. */
const EVERYWHERE =
  /src\/lib\/(i18n|session|layout|rendering|places|reviews)\/|src\/lib\/[\w-]+\.tsx?$|design-system\/src\/Logo|rolldown\/runtime/;

/** `vite build --mode service-worker`: one file at the root, because it answers for the whole site. */
const serviceWorker = defineConfig({
  build: {
    target: 'es2022',
    emptyOutDir: false,
    copyPublicDir: false,
    lib: { entry: 'src/lib/offline/service-worker.ts', formats: ['es'], fileName: () => 'sw.js' },
  },
  define: { 'process.env.NODE_ENV': '"production"' },
});

const site = defineConfig(({ isSsrBuild = false }) => ({
  plugins: [react(), withoutSummaries(), compressed()],
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
  // The drawing half runs inside the API's server, which has none of this site's packages.
  ssr: { noExternal: true },
  build: isSsrBuild
    ? { target: 'node24', outDir: 'dist/server', copyPublicDir: false }
    : {
        target: 'es2022',
        manifest: 'manifest.json',
        // Lists of what each screen imports would ride along with every page; the server links what the first one needs.
        modulePreload: {
          resolveDependencies: (_file, deps, { hostType }) =>
            hostType === 'html' ? deps : deps.filter((dep) => dep.endsWith('.css')),
        },
        sourcemap: true,
        rolldownOptions: {
          output: {
            // One file of what most screens share instead of thirty small ones: fewer requests, better compression.
            codeSplitting: {
              groups: [
                { name: 'shared', test: EVERYWHERE, priority: 2 },
                { name: 'shared', minShareCount: 4, test: (id: string) => COMMON.test(id) && !RARE.test(id) },
              ],
            },
          },
        },
      },
}));

/** What the endpoint table says to readers of /openapi.json is nothing a traveller has to download. */
function withoutSummaries(): Plugin {
  return {
    name: 'cubby:without-summaries',
    apply: 'build',
    transform: {
      filter: { id: /api\/contract\/endpoints\// },
      // Lines stay where they were, so that the map of the sources stays true.
      handler: (code) => ({
        code: code.replace(/^[^\S\n]*(summary: ['"`].*|errors: \[[^\]]*\]),$/gm, (text) => text.replace(/[^\n]/g, '')),
        map: null,
      }),
    },
  };
}

/** Writes every asset a second and third time, packed as tightly as can be: the server has no time for that. */
function compressed(): Plugin {
  const params = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY };
  return {
    name: 'cubby:compressed',
    apply: (_config, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
    // Not earlier: until the files are written, Vite still fills in what each chunk is to load beforehand.
    async writeBundle({ dir = 'dist' }, bundle) {
      for (const name of Object.keys(bundle).filter((name) => /\.(js|css)$/.test(name))) {
        const path = join(dir, name);
        const source = await readFile(path);
        await writeFile(`${path}.br`, await promisify(brotliCompress)(source, { params }));
        await writeFile(`${path}.gz`, await promisify(gzip)(source, { level: 9 }));
      }
    },
  };
}

export default defineConfig((env) => (env.mode === 'service-worker' ? serviceWorker : site(env)));
