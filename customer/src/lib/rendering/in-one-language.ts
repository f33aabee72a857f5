import { LANGUAGE_NAMES, type Language } from '@cubby/api';

/**
 * Leaves out of an answer's lists what is said in other languages: a page shows its own, and asks again when a visitor
 * chooses another. The place that a page is about keeps all its names, because its address in each language is made of
 * them.
 */
export function inOneLanguage(value: unknown, language: Language, isListed = false): unknown {
  if (Array.isArray(value)) return value.map((item) => inOneLanguage(item, language, true));
  if (typeof value !== 'object' || value === null) return value;
  const fields = Object.entries(value).map(([name, field]) => {
    const isOwn = ([said]: [string, unknown]) => said === language || said === LANGUAGE_NAMES[language];
    const isSaid = isListed && (name === 'translations' || name.endsWith('_translations')) && field;
    return [
      name,
      isSaid ? Object.fromEntries(Object.entries(field).filter(isOwn)) : inOneLanguage(field, language, isListed),
    ];
  });
  return Object.fromEntries(fields);
}
