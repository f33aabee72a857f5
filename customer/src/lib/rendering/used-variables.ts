import { CSS_PREFIX } from '@cubby/design-system/tokens';

const DECLARATION = new RegExp(`(--${CSS_PREFIX}-[\\w-]+):([^;}]*);?`, 'g');
const USE = new RegExp(`var\\((--${CSS_PREFIX}-[\\w-]+)`, 'g');
const THEME_TAG = new RegExp(`<style [^>]*data-emotion="[^"]*"([^>]*>:root\\{--${CSS_PREFIX}-[^<]*)</style>`);

/**
 * Keeps those of the theme's variables that a drawn page uses, about a third of 21 kB. Their tag loses Emotion's mark:
 * the browser then adds the whole set once it takes the page over, for what it will draw itself.
 */
export function withUsedVariables(styles: string, page: string): string {
  const [tag = '', rules = ''] = styles.match(THEME_TAG) ?? [];
  const values = new Map<string, string>();
  for (const [, name = '', value = ''] of rules.matchAll(DECLARATION))
    values.set(name, `${values.get(name) ?? ''} ${value}`);
  const used = new Set<string>();
  const add = (text: string): void => {
    for (const [, name = ''] of text.matchAll(USE)) {
      if (used.has(name)) continue;
      used.add(name);
      add(values.get(name) ?? '');
    }
  };
  add(styles.replace(tag, '') + page);
  const kept = rules.replace(DECLARATION, (declaration, name) => (used.has(name) ? declaration : ''));
  return styles.replace(tag, () => `<style${kept}</style>`);
}
