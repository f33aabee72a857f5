import { describe, expect, it } from 'vitest';
import { designTokens } from './design-tokens.ts';
import { fontStyles } from './font-styles.ts';
import { tokenStyles } from './token-styles.ts';

const text = `${JSON.stringify(designTokens(), null, 2)}\n`;

describe('tokens.json', () => {
  it('matches the tokens (`npm test -- design-tokens -u` rewrites it)', async () => {
    await expect(text).toMatchFileSnapshot('../../tokens.json');
  });

  it('refers only to existing tokens', () => {
    const tokens = designTokens();
    const references = [...text.matchAll(/"\{([^}]+)\}"/g)].map(([, path = '']) => path);
    const found = (path: string) =>
      path.split('.').reduce<unknown>((group, name) => (group as Record<string, unknown> | undefined)?.[name], tokens);
    const lost = references.filter((path) => !found(`${path}.$value`));
    expect(references.length).toBeGreaterThan(50);
    expect(lost).toEqual([]);
  });

  it('has no unreadable number', () => {
    expect(text).not.toMatch(/null|NaN/);
  });
});

describe('tokens.css', () => {
  it('matches the tokens (`npm test -- design-tokens -u` rewrites it)', async () => {
    await expect(tokenStyles()).toMatchFileSnapshot('../../tokens.css');
  });
});

describe('fonts.css', () => {
  it('matches the typefaces of the brand (`npm test -- design-tokens -u` rewrites it)', async () => {
    await expect(fontStyles()).toMatchFileSnapshot('../../fonts.css');
  });
});
