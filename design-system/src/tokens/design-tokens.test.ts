import { describe, expect, it } from 'vitest';
import { designTokens } from './design-tokens.ts';
import { tokenStyles } from './token-styles.ts';

const text = `${JSON.stringify(designTokens(), null, 2)}\n`;

describe('tokens.json', () => {
  it('matches the tokens (`npm test -- design-tokens -u` rewrites it)', async () => {
    await expect(text).toMatchFileSnapshot('../../tokens.json');
  });

  it('refers only to existing tokens', () => {
    const tokens = designTokens();
    const references = [...text.matchAll(/"\{([^}]+)\}"/g)].map(([, path = '']) => path.split('.'));
    const lost = references.filter(([group = '', name = '']) => !(tokens[group] as Record<string, unknown>)?.[name]);
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
