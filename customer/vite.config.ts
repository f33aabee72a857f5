import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { BRAND } from '../api/words/brand.ts';
import { forBrowsers } from '../vite.shared.ts';
import { leanBuild } from './lean-build.ts';

const api = process.env.API_ORIGIN ?? 'http://127.0.0.1:3000';

/** Modules that only some screens need; they must not be bundled with the shared ones. */
const RARE =
  /maplibre|cssjanus|superstruct|x-date-pickers|date-fns\/locale|useThemeProps|esm\/extends|Visibility(Off)?Rounded|svg-icons\/|@stripe|libphonenumber|useRovingTabIndex|material\/(Alert|AlertTitle|Divider|TextareaAutosize|internal\/Transition|TextField|Select|NativeSelect|Menu|Popover|Popper|Modal|Dialog|Drawer|Grow|Fade|Portal|Backdrop|List|(Outlined|Filled)?Input|InputBase|InputLabel|Form|Checkbox|Radio|Chip|Unstable_TrapFocus|internal\/SwitchBase)|design-system\/src\/(stay\/(BookingPass|QrCode|HoldClock|StashpointCard|OpeningHoursTable)|inputs\/(SixDigit|Phone)|map)|src\/lib\/(forms|payment|booking|stashpoints)\/|\/(dial(ling|-codes)|plain-digits|typed-numbers)\.ts/;

/** The sources allowed in the shared bundle; a feature's own modules would pull in all their forms. */
const COMMON = /node_modules|design-system\/src|customer\/src\/lib\/|\/api\/(contract|client)\//;

/** Modules that the entry itself needs and screens import as well; otherwise each would be a separate file. */
const EVERYWHERE =
  /src\/lib\/(api\/(?!api-client)|cookies|i18n|layout|maps|places|problems|rendering|reviews|routing|session|session-guard|stay|analytics|experiments|content|seo\/use-canonical|timing\/(device|use-settled))\b|design-system\/src\/(layout\/(Logo|Hero|PageBody|PageHeading|Section)|feedback\/(PageFault|LoadingState|ErrorState)|surfaces\/(ShelfIllustration|StepList|TintedCards|TrustStrip|CardLink)|theme\/(?!MirroredStyles)|tokens\/)|rolldown\/runtime|material\/Skeleton|rules\/experiments|node_modules\/(react-dom|scheduler)\/|customer\/src\/(App|Routes|routes|pages)\.tsx?|material\/styles\/cssUtils|ExpandMoreRounded|isbot/;

/** Modules that pages of stashpoints share beside that: a dozen files of less than a kilobyte otherwise. */
const PLACES =
  /src\/lib\/(stashpoints|booking\/cost-labels|forms\/ErrorNote)|design-system\/src\/(stay\/(StashpointCard|OpeningHoursTable)|surfaces\/ShareBar|money\/PriceBreakdown)/;

/** Modules that pages with fields to fill in share. */
const FORMS =
  /src\/lib\/forms\/(Form|use-field-errors|use-sending|contact|ContactFields|RequiredTick|TickBox|PhoneInput)\b|inputs\/PhoneField|\/(dial(ling|-codes)|plain-digits|typed-numbers)\.ts|material\/(TextField|Select|NativeSelect|(Outlined|Filled)?Input|InputAdornment|InputBase|InputLabel|Form\w+|Checkbox|Radio\w*|TextareaAutosize|internal\/SwitchBase)\//;

/** Modules that pages with filters share. */
const FILTERS = /src\/lib\/filters|material\/(Chip|useMediaQuery)\/|swr\/dist\/infinite/;

/** Rules and lists that single pages need as well as the client, of a few hundred bytes each. */
const RULES =
  /\/api\/contract\/(rules\/(booking-lifecycle|claims|conversations|incidents|service-level)|vocabulary\/(mail-kinds|payment-types|storage-types))\.ts/;

/** The site as an app on a home screen. */
const app = {
  file: 'site.webmanifest',
  name: BRAND,
  shortcuts: [
    { name: 'Search', url: '/search' },
    { name: 'Bookings', url: '/account/bookings' },
  ],
};

/** `vite build --mode service-worker`: one file at the root, because it answers for the whole site. */
const serviceWorker = defineConfig({
  build: {
    target: 'es2022',
    emptyOutDir: false,
    lib: { entry: 'src/lib/offline/service-worker.ts', formats: ['es'], fileName: () => 'sw.js' },
  },
  define: { 'process.env.NODE_ENV': '"production"' },
});

const site = defineConfig(({ isSsrBuild = false }) => ({
  plugins: [react(), forBrowsers({ addressBar: 'surface', app }), leanBuild()],
  server: {
    port: 5173,
    proxy: Object.fromEntries(['/v2', '/v3', '/media', '/map', '/_sandbox', '/_outbox'].map((path) => [path, api])),
  },
  // The server bundle runs inside the API's server, which has none of this site's packages. What it contains is decided
  // here and not by that server's NODE_ENV: React's code for development takes nearly twice as long.
  ssr: { noExternal: true },
  ...(isSsrBuild && { define: { 'process.env.NODE_ENV': '"production"' } }),
  build: isSsrBuild
    ? { target: 'node24', outDir: 'dist/server' }
    : {
        target: 'es2022',
        manifest: 'manifest.json',
        // Lists of each screen's imports would be added to every page; the server links the ones the first page
        // needs.
        modulePreload: {
          resolveDependencies: (_file, deps, { hostType }) =>
            hostType === 'html' ? deps : deps.filter((dep) => dep.endsWith('.css')),
        },
        sourcemap: true,
        rolldownOptions: {
          output: {
            // One file of the modules most screens share instead of thirty small ones: fewer requests, better
            // compression.
            codeSplitting: {
              groups: [
                { name: 'shared', test: EVERYWHERE, priority: 2 },
                { name: 'common', minShareCount: 4, test: (id: string) => COMMON.test(id) && !RARE.test(id) },
                { name: 'stashpoints', test: PLACES },
                { name: 'forms', test: FORMS },
                { name: 'filters', test: FILTERS },
                { name: 'rules', test: RULES },
              ],
            },
          },
        },
      },
}));

export default defineConfig((env) => (env.mode === 'service-worker' ? serviceWorker : site(env)));
