import { LANGUAGE_OWN_NAMES, type Language } from './languages/languages.ts';

/** The settings of a story, chosen in Storybook's toolbar and fixed by each variant of the tests. */
export interface Surroundings {
  language: Language;
  mode: 'light' | 'dark' | 'system';
  contrast: 'usual' | 'more';
  motion: 'full' | 'reduced';
  /** Per cent of the usual size; a story's address takes no sign for it. */
  text: '100' | '200';
  /** Mirrored, as for Arabic and Hebrew. */
  direction: 'ltr' | 'rtl';
}

export const DEFAULT_SURROUNDINGS: Surroundings = {
  language: 'en',
  mode: 'light',
  contrast: 'usual',
  motion: 'full',
  text: '100',
  direction: 'ltr',
};

/** The surroundings among Storybook's globals. */
export function surroundingsOf(globals: Record<string, unknown>): Surroundings {
  return { ...DEFAULT_SURROUNDINGS, ...globals } as Surroundings;
}

/** Storybook's toolbar: a menu for each of the settings. Its own menu of widths is beside them. */
export const TOOLBAR = {
  language: menu('Language', 'globe', [...LANGUAGE_OWN_NAMES.map(({ code, name }) => ({ value: code, title: name }))]),
  mode: menu('Light or dark', 'mirror', [
    { value: 'light', title: 'Light', icon: 'sun' },
    { value: 'dark', title: 'Dark', icon: 'moon' },
    { value: 'system', title: 'Device setting', icon: 'browser' },
  ]),
  contrast: menu('Contrast', 'contrast', [
    { value: 'usual', title: 'Usual contrast' },
    { value: 'more', title: 'More contrast' },
  ]),
  motion: menu('Motion', 'play', [
    { value: 'full', title: 'Full motion' },
    { value: 'reduced', title: 'Reduced motion' },
  ]),
  text: menu('Size of text', 'paragraph', [
    { value: '100', title: 'Text at 100%' },
    { value: '200', title: 'Text at 200%' },
  ]),
  direction: menu('Direction', 'transfer', [
    { value: 'ltr', title: 'Left to right' },
    { value: 'rtl', title: 'Mirrored, right to left' },
  ]),
};

/** The widths we test, under Storybook's names for them. */
export const VIEWPORTS = {
  smallPhone: viewport('Small phone', 320, 640, 'mobile'),
  phone: viewport('Phone', 390, 844, 'mobile'),
  tablet: viewport('Tablet', 768, 1024, 'tablet'),
  laptop: viewport('Laptop', 1024, 768, 'desktop'),
  desk: viewport('Desk', 1440, 900, 'desktop'),
};

/** Sets the page's language, which decides hyphenation, its direction and text size. The theme sets its mode. */
export function surround(page: HTMLElement, { language, text, direction }: Surroundings): void {
  page.lang = language;
  page.dir = direction;
  page.style.fontSize = `${text}%`;
}

function menu(title: string, icon: string, items: { value: string; title: string; icon?: string }[]) {
  return { description: title, toolbar: { title, icon, items, dynamicTitle: true } };
}

function viewport(name: string, width: number, height: number, type: 'mobile' | 'tablet' | 'desktop') {
  return { name: `${name}, ${width}`, styles: { width: `${width}px`, height: `${height}px` }, type };
}
