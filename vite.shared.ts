import { readdirSync, readFileSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Plugin } from 'vite';
import { MODE_SCRIPT } from './design-system/src/theme/mode.ts';
import { type ColourRole, palette } from './design-system/src/tokens/index.ts';

/** Build settings that both sites share. `addressBar` is the colour of a phone's address bar. */
export function forBrowsers({ addressBar }: { addressBar: ColourRole }): Plugin[] {
  return [withoutPolyfills(), withoutSummaries(), rightAtFirstPaint(addressBar), icons(), compressed()];
}

/** Sets light or dark mode before the first paint; the server allows this one script by its hash. */
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

/** The icons of every site and of the apps installed from it; each site serves them at its own root. */
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

// The library uses `require`, and `module.exports` is how a module returns a bare function to it.
const NATIVE: Record<string, string> = {
  'object.entries': "const { entries } = Object; export { entries as 'module.exports' };",
  'string.prototype.matchall':
    "const matchAll = (text, pattern) => text.matchAll(pattern); export { matchAll as 'module.exports' };",
};

/** Removes the dictionary library's polyfills: 12 kB of features that every supported browser has had for years. */
function withoutPolyfills(): Plugin {
  return {
    name: 'cubby:without-polyfills',
    enforce: 'pre',
    resolveId: (id) => (Object.hasOwn(NATIVE, id) ? `\0native:${id}` : null),
    load: (id) => (id.startsWith('\0native:') ? NATIVE[id.slice('\0native:'.length)] : null),
  };
}

/** Removes the summaries of /openapi.json from the endpoint table: browsers do not need them. */
function withoutSummaries(): Plugin {
  return {
    name: 'cubby:without-summaries',
    apply: 'build',
    transform: {
      filter: { id: /api\/contract\/endpoints\// },
      // Line breaks are kept, so that the source maps are still correct.
      handler: (code) => ({
        code: code.replace(/^[^\S\n]*(summary: ['"`].*|errors: \[[^\]]*\]),$/gm, (text) => text.replace(/[^\n]/g, '')),
        map: null,
      }),
    },
  };
}

/** Writes every asset a second and third time, compressed at the highest level: the server has no time for that. */
function compressed(): Plugin {
  const params = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY };
  return {
    name: 'cubby:compressed',
    apply: (_config, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
    // Not earlier: until the files are written, Vite still fills in the preload lists of the chunks.
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
