import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, isAbsolute, join } from 'node:path';
import { defineConfig, type Plugin } from 'vite';

/*
 * Builds the package for use outside this repository (`npm run pack`): one ES module for each source file, so that an
 * app bundles only what it imports, in a folder that is complete for npm. Inside the repository everything imports the
 * sources, and nothing has to be built.
 */

const HERE = import.meta.dirname;
const { devDependencies: _tools, private: _private, scripts: _scripts, ...manifest } = JSON.parse(read('package.json'));
// Peers are the app's own, and the one file of the atlas is copied.
for (const name of [...Object.keys(manifest.peerDependencies), 'world-atlas']) delete manifest.dependencies[name];
const SOURCES: Record<string, string> = manifest.exports;

export default defineConfig({
  plugins: [assets(), completed()],
  // Addresses relative to the module that names them.
  base: './',
  publicDir: false,
  // React's runtime for development does not work in production, whatever the environment of this build.
  oxc: { jsx: { development: false } },
  build: {
    target: 'es2022',
    minify: false,
    lib: { entry: Object.values(SOURCES).filter((path) => path.endsWith('.ts')), formats: ['es'] },
    rolldownOptions: {
      external: (id) => !id.startsWith('.') && !isAbsolute(id) && !id.endsWith(URL_QUERY),
      output: { preserveModules: true, preserveModulesRoot: join(HERE, 'src'), entryFileNames: '[name].js' },
    },
  },
});

const URL_QUERY = '?url';
const ADDRESS = '\0address:';

/** Copies each file imported by its address beside the code: `?url` is Vite's own, `new URL` every bundler's. */
function assets(): Plugin {
  return {
    name: 'cubby:assets',
    enforce: 'pre',
    resolveId: (source) => (source.endsWith(URL_QUERY) ? `${ADDRESS}${source}` : null),
    load(id) {
      if (!id.startsWith(ADDRESS)) return null;
      const path = createRequire(join(HERE, 'package.json')).resolve(id.slice(ADDRESS.length, -URL_QUERY.length));
      const asset = this.emitFile({ type: 'asset', fileName: `assets/${basename(path)}`, source: readFileSync(path) });
      return `export default import.meta.ROLLUP_FILE_URL_${asset};`;
    },
  };
}

/** Adds the styles, the documents and a manifest whose addresses are those of the built files. */
function completed(): Plugin {
  return {
    name: 'cubby:completed',
    generateBundle() {
      const emit = (fileName: string, source: string) => this.emitFile({ type: 'asset', fileName, source });
      const exports = Object.entries(SOURCES).map(([name, path]) => [name, builtAddress(path)]);
      emit('package.json', `${JSON.stringify({ ...manifest, exports: Object.fromEntries(exports) }, null, 2)}\n`);
      for (const path of Object.values(SOURCES)) if (!path.endsWith('.ts')) emit(basename(path), read(path));
      for (const path of ['README.md', 'CHANGELOG.md', '../LICENSE', '../NOTICE.md']) emit(basename(path), read(path));
    },
  };
}

/** `./src/map/index.ts` is built to `./map/index.js`, with its types beside it. */
function builtAddress(path: string) {
  if (!path.endsWith('.ts')) return `./${basename(path)}`;
  const file = path.replace('./src/', './').replace(/\.ts$/, '');
  return { types: `${file}.d.ts`, default: `${file}.js` };
}

function read(path: string): string {
  return readFileSync(join(HERE, path), 'utf8');
}
