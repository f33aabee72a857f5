import './no-debug-tasks.ts';
import * as React from 'react';

/*
 * Spares React the stack it notes for each element it creates, for messages that no test reads: a seventh of the time of
 * tests that render. React stops by itself after 10,000 elements a second.
 */

const { __CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE: internals } = React as unknown as Record<
  string,
  object
>;
Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', {
  get: () => Number.POSITIVE_INFINITY,
  set: () => undefined,
  configurable: true,
});
