import { globSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { StorybookConfig } from '@storybook/react-vite';
import type { UserConfig } from 'vite';

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
};

const config: StorybookConfig = {
  stories: [
    './start-here.mdx',
    ...Object.entries(SHELVES).flatMap(([folder, shelf]) => storiesIn(`design-system/src/${folder}`, shelf)),
    ...storiesIn('customer/src', 'Customer'),
    ...storiesIn('backoffice/src', 'Console'),
    ...storiesIn('api/mails/stories', 'Mails'),
  ],
  staticDirs: [{ from: '../design-system/testing/pictures', to: '/pictures' }],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y'],
  // Without it browsers request `/favicon.ico`, which does not exist.
  previewHead: (head) => `${head ?? ''}<link rel="icon" href="./favicon.svg" />`,
  framework: '@storybook/react-vite',
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  viteFinal: (settings: UserConfig) => ({ ...settings, build: { ...settings.build, rolldownOptions: quietly } }),
};

export default config;

/** Returns no entry for a folder without stories, because Storybook complains about it. */
function storiesIn(folder: string, titlePrefix: string) {
  const found = globSync(`${folder}/**/*.stories.tsx`, { cwd: ROOT }).length > 0;
  return found ? [{ directory: `../${folder}`, files: '**/*.stories.tsx', titlePrefix }] : [];
}

/** Every MUI file begins with "use client", and the bundler would log for each that it has no effect here. */
const quietly: NonNullable<UserConfig['build']>['rolldownOptions'] = {
  onLog: (level, log, write) => {
    if (log.code !== 'MODULE_LEVEL_DIRECTIVE') write(level, log);
  },
};
