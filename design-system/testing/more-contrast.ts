/** Rules that only apply to a whole page, such as landmarks, the first heading and the order of headings. */
export const RULES_OF_A_STORY = ['region', 'heading-order', 'page-has-heading-one', 'landmark-one-main'].map((id) => ({
  id,
  enabled: false,
}));

/** A story in the theme for users who asked for more contrast, whose texts axe then holds to 7:1. */
export function inMoreContrast(mode: 'light' | 'dark') {
  const rules = [...RULES_OF_A_STORY, { id: 'color-contrast-enhanced', enabled: true }];
  return { globals: { contrast: 'more', mode }, parameters: { a11y: { config: { rules } } } };
}
