import * as checks from './index.ts';
import { watchPresses } from './watch-presses.ts';

/* The checks as a script that tests add to a page. */

declare global {
  // Only `var` declares a property of the page.
  var storyFaults: typeof checks.storyFaults;
}

globalThis.storyFaults = checks.storyFaults;
watchPresses();
