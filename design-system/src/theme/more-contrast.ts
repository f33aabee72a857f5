import { highContrast, MODE_ATTRIBUTE } from '../tokens/index.ts';
import { changedVariables } from './changed-variables.ts';

/** The variables of either mode for users who asked for more contrast: only those that differ from the usual ones. */
export const moreContrast = {
  [`:root:not([${MODE_ATTRIBUTE}="dark"])`]: changedVariables('light', highContrast.light),
  [`:root[${MODE_ATTRIBUTE}="dark"]`]: changedVariables('dark', highContrast.dark),
};
