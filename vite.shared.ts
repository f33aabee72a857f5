import { existsSync, globSync, readdirSync, readFileSync } from 'node:fs';
import { extname, join, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { minifySync, type Plugin } from 'vite';
import { keepTranslatedTexts } from './api/client/translated-texts.ts';
import { branded, completed, linked, type Texts } from './api/words/texts.ts';
import { MODE_SCRIPT } from './design-system/src/theme/mode.ts';
import { type ColourRole, mark, markOnGroundSvg, markSvg, palette } from './design-system/src/tokens/index.ts';

interface Settings {
  /** The colour of a phone's address bar. */
  addressBar: ColourRole;
  /** The app that can be installed from the site: its manifest's file, and what only this manifest says. */
  app: { file: string; name: string; [field: string]: unknown };
}

/** Build settings that both sites share. */
export function forBrowsers({ addressBar, app }: Settings): Plugin[] {
  return [
    withoutPolyfills(),
    withoutRipples(),
    withoutSummaries(),
    bundledWords(),
    rightAtFirstPaint(addressBar),
    withIconsOf(app),
    bounds(),
  ];
}

/** For pages that browsers translate, as a script of a page. */
export const TRANSLATED_TEXTS = minifySync('translated-texts.js', `(${keepTranslatedTexts})()`).code;

/**
 * Sets light or dark mode before the first paint, and keeps React working in translated pages; the server allows both
 * scripts by their hashes.
 */
function rightAtFirstPaint(addressBar: ColourRole): Plugin {
  return {
    name: 'cubby:right-at-first-paint',
    transformIndexHtml: (html) => ({
      // Browsers look for the encoding in the first 1,024 bytes, so that the scripts come after it.
      html: html.replace(ENCODING, (meta) =>
        [meta, ...[MODE_SCRIPT, TRANSLATED_TEXTS].map((script) => `<script>${script}</script>`)].join('\n    '),
      ),
      tags: (['light', 'dark'] as const).map((mode) => ({
        tag: 'meta',
        attrs: { name: 'theme-color', content: palette[mode][addressBar], media: `(prefers-color-scheme: ${mode})` },
        injectTo: 'head' as const,
      })),
    }),
  };
}

const ENCODING = /<meta charset="utf-8" ?\/?>/i;

interface Bundle {
  /** The texts that load together. */
  first: string;
  /** Those that load when they are wanted. */
  later?: string;
  /** True if all languages load together, without a loader for each. */
  allAtOnce?: true;
}

const BUNDLES: Record<string, Bundle> = {
  console: { first: 'console/*.json' },
  counter: { first: 'counter.json' },
  offer: { first: 'offer.json', allAtOnce: true },
  scan: { first: 'scan.json', allAtOnce: true },
  site: { first: '{site/common,phrases}.json', later: 'site/!(common).json' },
};
/**
 * `cubby:words/console` has a loader for each language, and `cubby:words/console/de` the parts of one by their names: the
 * texts of those that load together, and loaders for the others.
 */
const BUNDLE = /^\0?cubby:words\/(?<name>\w+)(?:\/(?<language>[\w-]+))?$/;
const WORDS = fileURLToPath(new URL('api/words', import.meta.url));
const ENGLISH = join(WORDS, 'en');

/**
 * Bundles texts, so that a language is one file and not a request for each of its parts. Where a language has no text, it
 * gets the English one.
 */
export function bundledWords(): Plugin {
  return {
    name: 'cubby:bundled-words',
    resolveId: (id) => (BUNDLE.test(id) ? `\0${id.replace('\0', '')}` : id.startsWith(WORDS) ? id : null),
    transformIndexHtml: { order: 'pre', handler: branded },
    load(id) {
      if (id.startsWith(WORDS) && id.endsWith('.json')) return wordsAt(id, (file) => this.addWatchFile(file));
      const { name = '', language } = id.match(BUNDLE)?.groups ?? {};
      const { [name]: bundle } = BUNDLES;
      if (!bundle) return null;
      if (language) return partsIn(language, bundle);
      const folders = readdirSync(WORDS, { withFileTypes: true }).filter((each) => each.isDirectory());
      const languages = folders.map((folder) => folder.name).sort();
      const parts = (each: string) => JSON.stringify(`${id.slice(1)}/${each}`);
      if (!bundle.allAtOnce)
        return `export default {${languages.map((each) => `'${each}': () => import(${parts(each)})`).join()}};`;
      const imports = languages.map((each, at) => `import l${at} from ${parts(each)};`).join('\n');
      return `${imports}\nexport default {${languages.map((each, at) => `'${each}': l${at}.${name}`).join()}};`;
    },
  };
}

/**
 * Reads a file of texts, with English in the place of missing ones, texts that are written elsewhere, and the name of the
 * product in the place of `%{brand}`.
 */
function wordsAt(file: string, watch: (file: string) => void): string {
  const [language = '', ...rest] = relative(WORDS, file).split(sep);
  const read = (path: string) => {
    if (!existsSync(path)) return {};
    watch(path);
    return JSON.parse(branded(readFileSync(path, 'utf8'))) as Texts;
  };
  const partAt = (path: string) => completed(read(join(WORDS, language, path)), read(join(ENGLISH, path)));
  return JSON.stringify(linked(partAt(join(...rest)), (part) => partAt(`${part}.json`)));
}

function partsIn(language: string, { first, later }: Bundle): string {
  const filesOf = (pattern: string) => globSync(pattern, { cwd: ENGLISH }).sort();
  const sourceOf = (file: string) => JSON.stringify(join(WORDS, language, file));
  const nameOf = (file: string) => JSON.stringify(file.replace('.json', ''));
  const now = filesOf(first);
  const rows = [
    ...now.map((file, at) => `${nameOf(file)}: w${at}`),
    ...(later ? filesOf(later) : []).map((file) => `${nameOf(file)}: () => import(${sourceOf(file)})`),
  ];
  return `${now.map((file, at) => `import w${at} from ${sourceOf(file)};`).join('\n')}\nexport default {${rows.join()}};`;
}

const TYPES: Record<string, string> = {
  '.svg': 'image/svg+xml',
  '.ico': 'image/x-icon',
  '.png': 'image/png',
  '.webmanifest': 'application/manifest+json',
};

/** Adds the icons of the site and the manifest of its app, which each site serves at its own root. */
function withIconsOf(app: Settings['app']): Plugin {
  const files = async () => ({ ...(await icons()), [app.file]: webManifest(app) });
  return {
    name: 'cubby:icons',
    applyToEnvironment: ({ name }) => name === 'client',
    async generateBundle() {
      for (const [fileName, source] of Object.entries(await files()))
        this.emitFile({ type: 'asset', fileName, source });
    },
    configureServer({ middlewares }) {
      middlewares.use(async (request, response, next) => {
        const name = request.url?.slice(1) ?? '';
        const found = new Map<string, string | Buffer>(Object.entries(await files())).get(name);
        if (!found) return next();
        response.setHeader('Content-Type', TYPES[extname(name)] ?? '');
        response.end(found);
      });
    },
  };
}

/** Draws the mark as an icon for browsers, for Apple's home screen and for installed apps. */
export async function icons(): Promise<Record<string, string | Buffer>> {
  return {
    'favicon.svg': markSvg(),
    // Browsers and previews ask for it by this name, whatever a page says.
    'favicon.ico': icoOf(await png(markSvg(), 32), 32),
    'icon-180.png': await png(markOnGroundSvg(0.78), 180),
    'icon-192.png': await png(markSvg(), 192),
    'icon-512.png': await png(markSvg(), 512),
    'icon-maskable-512.png': await png(markOnGroundSvg(0.62), 512),
  };
}

/** Wraps a picture as an icon file: a header, one entry, and the picture itself. */
function icoOf(picture: Buffer, side: number): Buffer {
  const head = Buffer.from([0, 0, 1, 0, 1, 0, side, side, 0, 0, 1, 0, 32, 0, 0, 0, 0, 0, 22, 0, 0, 0]);
  head.writeUInt32LE(picture.length, 14);
  return Buffer.concat([head, picture]);
}

function png(svg: string, side: number): Promise<Buffer> {
  // A picture of vectors is drawn at 72 dots per inch unless told otherwise, and would be enlarged.
  return sharp(Buffer.from(svg), { density: (72 * side) / mark.side })
    .resize(side, side)
    .png({ palette: true })
    .toBuffer();
}

export function webManifest({ file: _, ...app }: Settings['app']): string {
  const icon = (name: string, side: number) => ({ src: `/${name}.png`, sizes: `${side}x${side}`, type: TYPES['.png'] });
  return JSON.stringify({
    short_name: app.name,
    start_url: '/',
    scope: '/',
    display: 'standalone',
    background_color: palette.light.surface,
    theme_color: palette.light.brand,
    icons: [
      { src: '/favicon.svg', sizes: 'any', type: TYPES['.svg'] },
      icon('icon-192', 192),
      icon('icon-512', 512),
      { ...icon('icon-maskable-512', 512), purpose: 'maskable' },
    ],
    ...app,
  });
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

/** Removes the ripples of MUI's buttons, which our theme disables. */
function withoutRipples(): Plugin {
  return {
    name: 'cubby:without-ripples',
    apply: 'build',
    transform: {
      filter: { id: /@mui\/material\/ButtonBase\/TouchRipple\.mjs$/ },
      handler: () => ({ code: 'export default () => null;', map: null }),
    },
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

/** The size at which Vite warns, kB: the map's library, the largest, loads with a map; the journeys bound the others. */
function bounds(): Plugin {
  return { name: 'cubby:bounds', config: () => ({ build: { chunkSizeWarningLimit: 1_200 } }) };
}
