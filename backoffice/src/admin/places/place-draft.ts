import { type AdminPlace, LANGUAGE_NAMES, LANGUAGES } from '@cubby/api';
import { toDraft } from '@cubby/api/react-admin';
import { type FieldValues, set } from 'react-hook-form';
import { errorKey } from '../../lib/api/error-message.ts';
import type { Draft } from '../../shared/records/drafts.ts';

type Names = Record<string, { name?: string; slug?: string; in?: string } | null | undefined>;

/** Returns a place as its form holds it: a switch for every language, and addresses derived from the slugs. */
export function placeDraft(place: AdminPlace): Draft {
  return {
    ...toDraft(place),
    googleIndexed: Object.fromEntries(LANGUAGES.map((code) => [code, place.google_indexed[code] ?? false])),
    translations: named(place.translations),
  };
}

/** Checks that each language has both a name and a slug, or neither: one without the other cannot be saved. */
export function draftProblems(draft: Draft): FieldValues {
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
  const errors: FieldValues = {};
  for (const [field, id] of problems) set(errors, field, errorKey(id));
  return errors;
}

/** Returns the draft as it is sent: without languages that have no text, a removed picture and empty lines. */
export function writtenNames(draft: Draft): Draft {
  const alsoFoundBy = draft.alsoFoundBy as string[] | undefined;
  return {
    ...draft,
    translations: named((draft.translations ?? {}) as Names),
    picture: draft.picture ?? '',
    ...(alsoFoundBy && { alsoFoundBy: alsoFoundBy.map((each) => each.trim()).filter(Boolean) }),
  };
}

/** Names and slugs of every language in a fixed order, so that they can be compared. */
function named(names: Names) {
  const written = Object.values(LANGUAGE_NAMES).map((language) => {
    const { name, slug, in: phrase } = names[language] ?? {};
    return [language, name ? { name, slug, ...(phrase && { in: phrase }) } : null] as const;
  });
  return Object.fromEntries(written);
}
