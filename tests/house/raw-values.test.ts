import { globSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { describe, expect, it } from 'vitest';
import { typefaces } from '../../design-system/src/tokens/brand.ts';
import { ROOT, sources } from './imports.ts';
import { rawValues } from './raw-values.ts';

const ROOMS = ['design-system', 'customer', 'backoffice', 'api'];

const HEX = /#[\da-f]{3,8}\b/gi;

describe('raw values', () => {
  it.each(ROOMS)('%s takes all that tokens name from them', (room) => {
    const found = sources(room)
      .map((path) => relative(ROOT, path))
      .filter((file) => !file.startsWith('design-system/src/tokens/'))
      .flatMap((file) =>
        rawValues(readFileSync(join(ROOT, file), 'utf8')).map(
          ({ line, kind, text }) => `${file}:${line} (${kind}) ${text}`,
        ),
      );
    expect(found).toEqual([]);
  });

  it('writes hues in the brand alone, and the colours of materials in the paints', () => {
    const writing = sources('design-system/src/tokens')
      .map((path) => ({ name: relative(join(ROOT, 'design-system/src/tokens'), path), path }))
      // The deepest shadow is black, whatever the brand.
      .filter(({ path }) => /'#[\da-f]{3,8}'|rgba?\(\d/i.test(readFileSync(path, 'utf8').replace("'#000000'", '')))
      .filter(({ name }) => name !== 'brand.ts' && !name.startsWith('paints/'));
    expect(writing.map(({ name }) => name)).toEqual([]);
  });

  it('names typefaces in the brand alone', () => {
    const names = [typefaces.heading, typefaces.text, typefaces.others].flatMap(({ family, source }) => [
      family,
      source,
    ]);
    const naming = [...ROOMS, '.storybook', 'tests/journeys', 'tests/harness']
      .flatMap((room) => sources(room))
      .filter((path) => names.some((name) => readFileSync(path, 'utf8').includes(name)));
    expect(naming.map((path) => relative(ROOT, path))).toEqual(['design-system/src/tokens/brand.ts']);
  });

  it.each(globSync('{customer,backoffice}/*.html', { cwd: ROOT }))('%s leaves colours to the theme', (page) => {
    expect(readFileSync(join(ROOT, page), 'utf8')).not.toMatch(HEX);
  });

  it('allows hues only in what looks the same in dark mode: pictures, the logo, QR codes', () => {
    const kept = /\/(surfaces\/\w+(Illustration|Picture)|layout\/Logo|stay\/QrCode)\.tsx$/;
    const naming = ['design-system/src', 'customer/src', 'backoffice/src']
      .flatMap((room) => sources(room))
      .filter((path) => !path.includes('/tokens/') && /\bhue\./.test(readFileSync(path, 'utf8')));
    expect(naming.length).toBeGreaterThan(0);
    expect(naming.filter((path) => !kept.test(path))).toEqual([]);
  });

  it('names sides by the start and end of a line, so that a page can be mirrored', () => {
    // Positions on a map and margins of a chart have a left and a right.
    const kept = /\/(map\/OnMap|home\/Bars)\.tsx$/;
    const side =
      /(?<![\w$.'-])(?:[mp][lr]|(?:margin|padding|border)(?:Left|Right)\w*)(?=: |=\{)|textAlign: .*'(?:left|right)'|(?<![\w$.])(?:left|right): (?:-?\d|'-?\d|\{)/;
    const found = ['design-system/src', 'customer/src', 'backoffice/src']
      .flatMap((room) => sources(room))
      .filter((path) => !kept.test(path) && !path.includes('/locales/') && !path.includes('/messages/'))
      .flatMap((path) =>
        readFileSync(path, 'utf8')
          .split('\n')
          .filter((line) => side.test(line))
          .map((line) => `${relative(ROOT, path)}: ${line.trim()}`),
      );
    expect(found).toEqual([]);
  });

  it('defines each colour of the tokens once', () => {
    const colours = sources('design-system/src/tokens').flatMap((path) => readFileSync(path, 'utf8').match(HEX) ?? []);
    expect(colours.length).toBeGreaterThan(200);
    expect(colours.filter((colour, index) => colours.indexOf(colour) !== index)).toEqual([]);
  });
});

describe('the search for raw values', () => {
  it.each([
    ['colour', "color: '#1F2421',"],
    ['colour', "borderBottom: '1px solid #fff',"],
    ['colour', 'return `<p style="color:#0E3B33">`;'],
    ['colour', "background: 'rgba(251,246,238,.9)',"],
    ['colour', `outline: \`2px solid hsl(\${angle} 50% 50%)\`,`],
    ['colour', '<Box color="white">'],
    ['colour', '<path fill="black" />'],
    ['colour', "bgcolor: dark ? 'black' : colour.surface,"],
    ['colour', "border: '1px solid silver',"],
    ['colour', "color: 'common.white',"],
    ['text size', "fontSize: '0.8125rem',"],
    ['text size', 'fontSize: 14,'],
    ['text size', '<StarRounded fontSize={20} sx={{ m: 0 }} />'],
    ['text size', "fontSize: { xs: textSize.small, md: '1.1rem' },"],
    ['text size', "fontSize: 'clamp(1.5rem, 1.2rem + 1.4vw, 2.2rem)',"],
    ['text size', 'const style = `h2{font-size:1.05rem}`;'],
    ['text size', `const style = \`body{font:16px/1.5 \${font.text}}\`;`],
    ['text size', "fontSize: small\n  ? '0.8rem'\n  : textSize.normal,"],
    ['space', 'p: 1.25,'],
    ['space', '<Stack spacing={1.1}>'],
    ['space', 'gap: { xs: 2, md: 3.5 },'],
    ['space', "padding: '9px 16px',"],
    ['space', "margin: '0 auto 1rem',"],
    ['space', 'const style = `td{padding:0 6px 10px}`;'],
    ['weight', 'fontWeight: 650,'],
    ['weight', 'fontWeight: good ? fontWeight.regular : 700,'],
    ['weight', "fontWeight: 'bold',"],
    ['weight', 'const style = `th{font-weight:600}`;'],
    ['corner', 'borderRadius: 2,'],
    ['corner', "borderRadius: '14px',"],
    ['corner', `borderRadius: \`\${radius.large} 6px\`,`],
    ['corner', 'borderTopLeftRadius: 8,'],
    ['corner', "borderRadius: { xs: '20px 20px 0 0', lg: 0 },"],
    ['corner', 'const style = `article{border-radius:14px}`;'],
    ['shadow', 'boxShadow: 6,'],
    ['shadow', "boxShadow: 'inset 0 0 0 2px',"],
    ['shadow', `textShadow: \`0 0 3px \${colour.surface}\`,`],
    ['shadow', "filter: 'drop-shadow(0 2px 4px)',"],
    ['speed', "transition: 'opacity .15s',"],
    ['speed', `animation: \`\${slideIn} 260ms\`,`],
    ['speed', `animation: \`\${slideIn} \${duration.gentle}ms ease-out\`,`],
    ['speed', 'transitionDuration: 200,'],
    ['line', 'lineHeight: 1.2,'],
    ['line', "letterSpacing: '.08em',"],
    ['layer', 'zIndex: 1200,'],
    ['layer', '<Box zIndex={5}>'],
    ['layer', "element.style.zIndex = '3';"],
  ])('refuses a raw %s: %s', (kind, source) => {
    expect(rawValues(source)).toMatchObject([{ kind }]);
  });

  it.each([
    'color: colour.text,',
    "color: 'text.secondary',",
    "background: 'transparent',",
    '<Button color="primary" />',
    `border: \`1px solid \${colour.line}\`, fill: 'currentColor',`,
    "border: '1px solid', borderColor: 'divider',",
    "href: '#main', text: 'Order #12345',",
    '// The old red was #C2410C.',
    '/** Once rgb(1, 2, 3). */',
    'fontSize: textSize.small, lineHeight: lineHeight.tight, mt: 2,',
    "fontSize: '1.2em',",
    '<StarRounded fontSize="small" sx={{ m: 2 }} />',
    "fontSize: 'inherit',",
    'fontSize: size * 0.74,',
    'fontSize: { xs: textSize.small, md: denseTextSize.h1 },',
    'function heading(fontSize: string, lineHeight: number) {}',
    'fontWeight: column === 0 ? fontWeight.strong : fontWeight.regular,',
    'fontWeight: good ? fontWeight.regular : fontWeight.bold,',
    "font: 'inherit',",
    'borderRadius: radius.medium, p: 2,',
    "borderRadius: '50%',",
    'borderRadius: { xs: sheetTop, lg: 0 },',
    "boxShadow: 'none',",
    'boxShadow: { xs: shadow.sheet, lg: "none" },',
    "transition: transition('quick', 'opacity'),",
    `animation: \`\${slideIn} \${duration.gentle}ms \${easing.enter}\`,`,
    "transition: 'none',",
    'zIndex: layer.header, top: 5,',
    'zIndex: 0,',
    'p: 2.5, mx: -1, mt: 0.5,',
    'gap: { xs: 2, md: 3 },',
    "padding: '8px 16px calc(8px + env(safe-area-inset-bottom))',",
    "sheet: { m: { width: 1024 }, pt: ['Portuguese'] },",
    'paddingInlineStart: 0.5,',
    'if (fontSize === 12) return;',
  ])('lets through: %s', (source) => {
    expect(rawValues(source)).toEqual([]);
  });
});
