import { expect, it } from 'vitest';
import { withUsedVariables } from './used-variables.ts';

it('keeps the variables a page uses, and those their values use, in every mode', () => {
  const theme =
    ':root{--cubby-a:1px;--cubby-b:var(--cubby-c);--cubby-c:red;}[data-mode="dark"]{--cubby-c:blue;--cubby-d:0}';
  const other = '<style data-emotion="cubby x">.cubby-x{color:var(--cubby-b)}</style>';
  const kept = ':root{--cubby-b:var(--cubby-c);--cubby-c:red;}[data-mode="dark"]{--cubby-c:blue;}';
  expect(withUsedVariables(`<style data-emotion="cubby-global 1">${theme}</style>${other}`, '<p></p>')).toBe(
    `<style>${kept}</style>${other}`,
  );
});
