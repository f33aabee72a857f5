import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';

const slow = { testTimeout: 60_000, hookTimeout: 90_000 };

/** A site's tests render: they need a document, and JSX made into code. */
function site(name: string) {
  return {
    plugins: [react()],
    test: { name, root: `./${name}`, include: ['**/*.test.{ts,tsx}'], environment: 'jsdom', ...slow },
  };
}

export default defineConfig({
  test: {
    projects: [
      { test: { name: 'contract', root: './api', include: ['{contract,client}/**/*.test.ts'] } },
      // Its modules hold nothing of a test's own, so files may share what they load.
      { test: { name: 'server', root: './api', include: ['server/**/*.test.ts'], isolate: false, ...slow } },
      { test: { name: 'house', root: './tests', include: ['house/**/*.test.ts'], ...slow } },
      { test: { name: 'faults', root: './tests', include: ['faults/**/*.test.ts'], ...slow, testTimeout: 180_000 } },
      site('design-system'),
      site('customer'),
      site('backoffice'),
    ],
  },
});
