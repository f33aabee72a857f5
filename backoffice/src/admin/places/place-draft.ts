import { LANGUAGE_NAMES } from '@cubby/api';
import { errorKey } from '../../lib/error-message.ts';

type Draft = Record<string, unknown>;
type Names = Record<string, { name?: string; slug?: string } | null | undefined>;

/** A language is translated when it has a name and a slug; one without the other cannot be saved. */
export function checkPlace(draft: Draft): Record<string, string> {
  const names = (draft.translations ?? {}) as Names;
  const problems: [string, string][] = [];
  for (const language of Object.values(LANGUAGE_NAMES)) {
    const { name = '', slug = '' } = names[language] ?? {};
    const required = language === 'english' || Boolean(name || slug);
    if (required && !name) problems.push([`translations.${language}.name`, 'REQUIRED_DATA_CLIENT_ERROR']);
    if (required && !slug) problems.push([`translations.${language}.slug`, 'REQUIRED_DATA_CLIENT_ERROR']);
    if (slug && !/^[a-z0-9]+(-[a-z0-9]+)*$/.test(slug))
      problems.push([`translations.${language}.slug`, 'INVALID_DATA']);
  }
  return Object.fromEntries(problems.map(([field, id]) => [field, errorKey(id)]));
}

/** Languages nothing was typed for are left out; addresses follow from the slugs and are not sent. */
export async function writtenNames(draft: Draft): Promise<Draft> {
  const names = Object.entries((draft.translations ?? {}) as Names).flatMap(([language, translation]) =>
    translation?.name ? [[language, { name: translation.name, slug: translation.slug }] as const] : [],
  );
  return { translations: Object.fromEntries(names) };
}
