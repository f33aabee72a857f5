import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import sharp from 'sharp';
import { describe, expect, it, vi } from 'vitest';
import { reviewPage } from '../../.storybook/review/page.ts';
import { frameTheme } from '../../.storybook/theme.ts';
import { sceneOf } from '../../api/drawings/draw-picture.ts';
import { frameOf } from '../../api/drawings/frame.ts';
import { writeLine } from '../../api/drawings/map/letters.ts';
import { mailHtml } from '../../api/mails/html/mail-html.ts';
import { SAMPLE_URL, sampleMails } from '../../api/mails/samples/sample-mails.ts';
import { LOOKS } from '../../api/papers/parts.ts';
import { Sheet } from '../../api/papers/sheet.ts';
import { outboxPage } from '../../api/server/platform/mail/outbox-page.ts';
import { Logo } from '../../design-system/src/layout/Logo.tsx';
import { cubbyStyle } from '../../design-system/src/map/style/index.ts';
import { ShelfIllustration } from '../../design-system/src/surfaces/ShelfIllustration.tsx';
import { createCubbyTheme } from '../../design-system/src/theme/theme.ts';
import type * as brand from '../../design-system/src/tokens/brand.ts';
import { designTokens } from '../../design-system/src/tokens/design-tokens.ts';
import { fontStyles } from '../../design-system/src/tokens/font-styles.ts';
import { arch, hue, palette, radius } from '../../design-system/src/tokens/index.ts';
import { tokenStyles } from '../../design-system/src/tokens/token-styles.ts';
import { forBrowsers, icons, webManifest } from '../../vite.shared.ts';
import { tracesOf } from '../harness/other-brand.ts';
import { ROOT } from './imports.ts';

/* Everything here is made under another brand. A trace of ours is a value written twice. */
vi.mock('../../design-system/src/tokens/brand.ts', async (ours) => {
  const { otherBrand } = await import('../harness/other-brand.ts');
  return otherBrand(await ours<typeof brand>());
});
const ours = await vi.importActual<typeof brand>('../../design-system/src/tokens/brand.ts');

const drawn = icons();
const PICTURES = ['home-hero', 'compass', 'city-paris', 'stashpoint-7-front-cafe', 'stashpoint-3-inside-locker'];
const tiles = { url: 'https://tiles.example', attribution: '' };
const app = { file: 'site.webmanifest', name: 'Cubby' };

const made: Record<string, () => string | Promise<string>> = {
  'tokens.css': tokenStyles,
  'tokens.json': () => JSON.stringify(designTokens()),
  'fonts.css': fontStyles,
  'the theme': () => JSON.stringify([createCubbyTheme().generateStyleSheets(), createCubbyTheme()]),
  'the mark': () => renderToStaticMarkup(createElement(Logo)),
  'an illustration': () => renderToStaticMarkup(createElement(ShelfIllustration)),
  'the map': () =>
    JSON.stringify([
      cubbyStyle({ mode: 'light', language: 'en', tiles }),
      cubbyStyle({ mode: 'dark', language: 'en', tiles }),
    ]),
  'every mail': () =>
    Object.values(sampleMails('en'))
      .map(({ content }) => (content ? mailHtml(content, { publicUrl: SAMPLE_URL, operator: null }) : ''))
      .join(''),
  'the outbox': () => outboxPage([], 10),
  'a paper': async () => {
    const sheet = new Sheet({ title: 'Receipt', language: 'en' });
    for (const look of Object.values(LOOKS)) sheet.text('Receipt', look);
    return JSON.stringify(LOOKS) + (await sheet.bytes()).toString('latin1');
  },
  'the drawings': () => PICTURES.map((name) => sceneOf(name)?.(frameOf(1200, 800)) ?? '').join(''),
  'the icon': async () => String((await drawn)['favicon.svg']),
  'the manifest': () => webManifest(app),
  'the page’s head': () =>
    JSON.stringify(
      forBrowsers({ addressBar: 'brand', app }).map(({ transformIndexHtml }) =>
        typeof transformIndexHtml === 'function'
          ? (transformIndexHtml as (html: string) => unknown)('<meta charset="utf-8" />')
          : [],
      ),
    ),
  'Storybook’s frame': () => JSON.stringify(frameTheme),
  'the review of stories': () => reviewPage('main', []),
};

describe('another brand', () => {
  it.each(Object.entries(made))('leaves nothing of ours in %s', async (_, make) => {
    const text = await make();
    expect(text.length).toBeGreaterThan(100);
    expect(tracesOf(ours, text)).toEqual([]);
  });

  it.each(['icon-180.png', 'icon-192.png', 'icon-512.png', 'icon-maskable-512.png'])('paints %s', async (name) => {
    const { data } = await sharp((await drawn)[name] as Buffer)
      .ensureAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true });
    const colours = new Set<string>();
    for (let at = 0; at < data.length; at += 4) colours.add(`#${data.toString('hex', at, at + 3).toUpperCase()}`);
    expect(colours).toContain(palette.light.logo);
    expect(colours).toContain(palette.light.spark);
    expect([...colours].filter((colour) => tracesOf(ours, colour).length > 0)).toEqual([]);
  });

  it('changes corners and the typeface of drawn words', () => {
    expect(radius).toMatchObject({ small: '1px', medium: '2px', sheet: '4px', pill: '999px' });
    expect(arch).toBe('0% 0% 2px 2px / 0% 0% 2px 2px');
    expect(writeLine('Paris', 20, 'strong')?.width).toBeGreaterThan(0);
  });
});

describe('our brand', () => {
  it('has no hue in common with the other', () => {
    expect(tracesOf(ours, JSON.stringify(hue))).toEqual([]);
  });

  it('has its typefaces named where their authors are thanked', () => {
    const notice = readFileSync(join(ROOT, 'NOTICE.md'), 'utf8');
    for (const { family } of Object.values(ours.typefaces)) expect(notice).toContain(family);
  });
});
