import { globSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { StorybookConfig } from '@storybook/react-vite';

const ROOT = fileURLToPath(new URL('../', import.meta.url));

const config: StorybookConfig = {
  stories: [
    { directory: '../design-system/src', files: '**/*.stories.tsx', titlePrefix: '' },
    ...storiesOfSite('customer', 'Customer'),
    ...storiesOfSite('backoffice', 'Console'),
  ],
  staticDirs: [{ from: '../design-system/testing/pictures', to: '/pictures' }],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y'],
  framework: '@storybook/react-vite',
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
};

export default config;

/** A site's stories, once it has any: Storybook complains of a folder without one. */
function storiesOfSite(folder: string, titlePrefix: string) {
  const directory = `${folder}/src`;
  const found = globSync(`${directory}/**/*.stories.tsx`, { cwd: ROOT }).length > 0;
  return found ? [{ directory: `../${directory}`, files: '**/*.stories.tsx', titlePrefix }] : [];
}
