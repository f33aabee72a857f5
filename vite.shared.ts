import { readdirSync, readFileSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Plugin } from 'vite';
import { MODE_SCRIPT } from './design-system/src/theme/mode.ts';
import { type ColourRole, palette } from './design-system/src/tokens/index.ts';

/** What the builds of both sites do alike. `addressBar` is what a phone's address bar goes on with. */
export function forBrowsers({ addressBar }: { addressBar: ColourRole }): Plugin[] {
  return [withoutPolyfills(), withoutSummaries(), rightAtFirstPaint(addressBar), icons(), compressed()];
}

/** Light or dark is known before anything is drawn; the server allows this one script by its hash. */
function rightAtFirstPaint(addressBar: ColourRole): Plugin {
  return {
    name: 'cubby:right-at-first-paint',
    transformIndexHtml: () => [
      ...(['light', 'dark'] as const).map((mode) => ({
        tag: 'meta',
        attrs: { name: 'theme-color', content: palette[mode][addressBar], media: `(prefers-color-scheme: ${mode})` },
      })),
      { tag: 'script', children: MODE_SCRIPT, injectTo: 'head-prepend' as const },
    ],
  };
}

/** Our mark, as every site and what is installed from it show it; each of them asks at its own root. */
const ICONS = join(import.meta.dirname, 'design-system/icons');
const ICON_TYPES: Record<string, string> = { '.svg': 'image/svg+xml', '.png': 'image/png' };

function icons(): Plugin {
  const names = readdirSync(ICONS);
  return {
    name: 'cubby:icons',
    applyToEnvironment: ({ name }) => name === 'client',
    generateBundle() {
      for (const fileName of names)
        this.emitFile({ type: 'asset', fileName, source: readFileSync(join(ICONS, fileName)) });
    },
    configureServer({ middlewares }) {
      middlewares.use((request, response, next) => {
        const name = request.url?.slice(1) ?? '';
        if (!names.includes(name)) return next();
        response.setHeader('Content-Type', ICON_TYPES[extname(name)] ?? '');
        response.end(readFileSync(join(ICONS, name)));
      });
    },
  };
}

// The library asks with `require`, and `module.exports` is how a module answers it with a bare function.
const NATIVE: Record<string, string> = {
  'object.entries': "const { entries } = Object; export { entries as 'module.exports' };",
  'string.prototype.matchall':
    "const matchAll = (text, pattern) => text.matchAll(pattern); export { matchAll as 'module.exports' };",
};

/** The dictionary library brings polyfills for what every browser we serve has had for years: 12 kB of nothing. */
function withoutPolyfills(): Plugin {
  return {
    name: 'cubby:without-polyfills',
    enforce: 'pre',
    resolveId: (id) => (Object.hasOwn(NATIVE, id) ? `\0native:${id}` : null),
    load: (id) => (id.startsWith('\0native:') ? NATIVE[id.slice('\0native:'.length)] : null),
  };
}

/** What the endpoint table says to readers of /openapi.json is nothing a browser has to download. */
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
      const pack = async (name: string) => {
        const path = join(dir, name);
        const source = await readFile(path);
        await writeFile(`${path}.br`, await promisify(brotliCompress)(source, { params }));
        await writeFile(`${path}.gz`, await promisify(gzip)(source, { level: 9 }));
      };
      await Promise.all(
        Object.keys(bundle)
          .filter((name) => /\.(m?js|css|json)$/.test(name))
          .map(pack),
      );
    },
  };
}
