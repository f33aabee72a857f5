import { globSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { StorybookConfig } from '@storybook/react-vite';
import type { UserConfig } from 'vite';
import { markSvg } from '../design-system/src/tokens/index.ts';
import { bundledWords } from '../vite.shared.ts';
import { staticFiles } from './static-files.ts';

const ROOT = fileURLToPath(new URL('../', import.meta.url));

/** The design system's folders and their stories' sections in the sidebar, which `preview.tsx` puts in order. */
const SHELVES = {
  foundations: 'Foundations',
  actions: 'Components/Actions',
  inputs: 'Components/Inputs',
  feedback: 'Components/Feedback',
  surfaces: 'Components/Surfaces',
  stay: 'Components/Stay',
  money: 'Components/Money',
  map: 'Components/Map',
  layout: 'Components/Layout',
  material: 'Components/MUI',
};

const ICON = `data:image/svg+xml,${encodeURIComponent(markSvg())}`;

const config: StorybookConfig = {
  stories: [
    './start-here.mdx',
    ...Object.entries(SHELVES).flatMap(([folder, shelf]) => storiesIn(`design-system/src/${folder}`, shelf)),
    ...storiesIn('customer/src', 'Customer'),
    ...storiesIn('backoffice/src', 'Console'),
    ...storiesIn('api/mails/stories', 'Mails'),
    ...storiesIn('.storybook/papers', ''),
  ],
  staticDirs: async () => [...(await staticFiles()), { from: '../design-system/testing/still-maps', to: '/map/still' }],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y'],
  // The frame around the stories has our typeface, too.
  managerHead: (head) => `${head ?? ''}<link rel="stylesheet" href="./typeface/wght.css" />`,
  // Without an icon browsers request `/favicon.ico`, and a relative address breaks once a story has changed its own. On a
  // phone a page's table of props scrolls.
  previewHead: (head) =>
    `${head ?? ''}<link rel="icon" href="${ICON}" /><style>.docblock-argstable { display: block; overflow-x: auto; }</style>`,
  framework: '@storybook/react-vite',
  // Outlines for the accessibility panel look at the whole page at each of its changes; tests have no panel.
  features: (given, { test }) => ({ ...given, highlight: !test }),
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  // Pages show code with the names of components, which a minifier would shorten.
  viteFinal: (settings: UserConfig) => ({
    ...settings,
    plugins: [...(settings.plugins ?? []), bundledWords()],
    build: { ...settings.build, minify: false, rolldownOptions: quietly },
  }),
};

export default config;

/** A folder's stories and their pages. Returns no entry for one without stories, because Storybook complains about it. */
function storiesIn(folder: string, titlePrefix: string) {
  const found = globSync(`${folder}/**/*.stories.tsx`, { cwd: ROOT }).length > 0;
  return found ? [{ directory: `../${folder}`, files: '**/*.@(mdx|stories.tsx)', titlePrefix }] : [];
}

/** Every MUI file begins with "use client", and the bundler would log for each that it has no effect here. */
const quietly: NonNullable<UserConfig['build']>['rolldownOptions'] = {
  onLog: (level, log, write) => {
    if (log.code !== 'MODULE_LEVEL_DIRECTIVE') write(level, log);
  },
};
