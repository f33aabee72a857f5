import { paperColours } from '../tokens/index.ts';
import { changedVariables } from './changed-variables.ts';

/** The variables on paper. Thrice the root, so that neither a mode nor more contrast overrides them. */
export const onPaper = { ':root:root:root': changedVariables('dark', paperColours) };
