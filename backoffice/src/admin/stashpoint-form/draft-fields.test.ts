import { DRAFT_FIELDS, LANGUAGES } from '@cubby/api';
import { describe, expect, it } from 'vitest';

const sources = import.meta.glob<string>(['./*.tsx', '../../shared/{inputs,pictures,stashpoint-form}/*.tsx'], {
  eager: true,
  query: '?raw',
  import: 'default',
});
const words = import.meta.glob<{ stashpoints: { field: Record<string, string> } }>(
  '../../../../api/words/*/console/stashpoints.json',
  { eager: true, import: 'default' },
);

/** Converts a field name of the API to the one forms and dictionaries use. */
const inForms = (field: string) => field.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase());
const form = Object.values(sources).join('\n');

describe('the form of a place', () => {
  it.each(DRAFT_FIELDS)('can change %s', (field) => {
    const name = inForms(field);
    const asked = new RegExp(`(source=|source: |text\\(|money\\(|useProblem\\()['"{\`]*${name}['"\`.]`);
    expect(form).toMatch(asked);
  });

  it.each(LANGUAGES)('has a name for every field in %s', (language) => {
    const { field } = words[`../../../../api/words/${language}/console/stashpoints.json`]?.stashpoints ?? {
      field: {},
    };
    expect(DRAFT_FIELDS.map(inForms).filter((name) => !field[name])).toEqual([]);
  });
});
