import { addons } from 'storybook/manager-api';
import { frameTheme } from './theme.ts';

addons.setConfig({ theme: frameTheme });
