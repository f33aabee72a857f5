import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { CHANGE_ACTIONS, CHANGE_ENTITIES, ERROR_STATUS } from '@cubby/api';
import { describe, expect, it } from 'vitest';
import { flatten, type Texts } from '../../../api/words/texts.ts';
import { ROOT } from '../imports.ts';

interface Surface {
  /** The files of its English texts, and those that show them. */
  texts: string;
  sources: string[];
  /** Keys put together at run time from what only the server or a library knows. */
  looked: RegExp;
}

const SURFACES: Record<string, Surface> = {
  site: { texts: 'site/*.json', sources: ['customer/src/**/*.{ts,tsx}'], looked: /^errorIds\./ },
  console: {
    texts: 'console/*.json',
    sources: [
      'backoffice/src/!(host)/**/*.{ts,tsx}',
      'backoffice/src/host/!(counter)/**/*.{ts,tsx}',
      'backoffice/src/*.tsx',
    ],
    looked: /^ra\.|\.field\.|^errors\.|^kit\.action\.|\.(title|count|search|none|none_text)$/,
  },
  counter: {
    texts: 'counter.json',
    sources: [
      'backoffice/src/host/counter/**/*.{ts,tsx}',
      'backoffice/src/lib/appearance/*Words.tsx',
      'backoffice/src/shared/login/{Code,Email,Link,Proof,Resend,Second}*.tsx',
      'backoffice/src/shared/sign-in-methods/{AppCode,BackupCodeForm,PasskeyProblem}.tsx',
    ],
    looked: /^errors\./,
  },
  mails: { texts: 'mails/*.json', sources: ['api/mails/**/*.ts'], looked: /^$/ },
};

function textsOf({ texts }: Surface): Map<string, string> {
  const folder = join(ROOT, 'api/words/en');
  const files = globSync(texts, { cwd: folder }).map((file) => JSON.parse(readFileSync(join(folder, file), 'utf8')));
  const roots = (files as Texts[]).flatMap((file) => Object.keys(file));
  expect(roots, 'the first keys of all parts').toEqual([...new Set(roots)]);
  return new Map((files as Texts[]).flatMap((file) => flatten(file)));
}

/** The fields of the API that a column exports look like keys, beside the keys of their headings. */
const EXPORTED = /\bcsv=\{\{.*?\}\}\s/gs;
const FIELD = /'[\w.]+':|clock: '[\w.]+'/g;

/** Returns patterns of the keys a source says: `a.b` names one key, and `a.${b}` or `a.b_${c}` all that match. */
function saidIn({ sources }: Surface, texts: Map<string, string>): RegExp[] {
  const files = sources
    .flatMap((pattern) => globSync(pattern, { cwd: ROOT }))
    .filter((file) => !file.includes('.test.'));
  const keys = files.flatMap((file) =>
    [
      ...readFileSync(join(ROOT, file), 'utf8')
        .replace(EXPORTED, (fields) => fields.replace(FIELD, ''))
        .matchAll(/['"`]([a-z][\w-]*(?:\.(?:[\w-]|\$\{[^}]+\})+)+)['"`]|\bt\('(\w+)'/g),
    ].map(([, key, word]) => key ?? word ?? ''),
  );
  const roots = new Set([...texts.keys()].map((key) => key.split('.')[0]));
  return [...new Set(keys)]
    .filter((key) => roots.has(key.split('.')[0]) && !/\.tsx?$/.test(key))
    .map((key) => new RegExp(`^${key.replaceAll('.', '\\.').replace(/\$\{[^}]+\}/g, '[\\w.-]+')}(\\.|$)`));
}

describe.each(Object.entries(SURFACES))('the texts of the %s', (_name, surface) => {
  const texts = textsOf(surface);
  const said = saidIn(surface, texts);

  it('are all used', () => {
    const unused = [...texts.keys()].filter((key) => !surface.looked.test(key) && !said.some((each) => each.test(key)));
    expect(unused).toEqual([]);
  });

  it('exist for every key that is said', () => {
    const keys = [...texts.keys()];
    expect(said.filter((pattern) => !keys.some((key) => pattern.test(key)))).toEqual([]);
  });
});

/** Returns the keys below one, without it. */
function below(surface: string, before: string): string[] {
  const { [surface]: found } = SURFACES;
  const keys = found ? [...textsOf(found).keys()] : [];
  return keys.filter((key) => key.startsWith(before)).map((key) => key.slice(before.length));
}

describe('there is a text', () => {
  it.each([
    ['site', 'errorIds.', Object.keys(ERROR_STATUS)],
    ['console', 'errors.', [...Object.keys(ERROR_STATUS), 'UNKNOWN', 'OFFLINE', 'STAFF_ONLY', 'HOSTS_ONLY']],
    ['console', 'shared.action.', CHANGE_ACTIONS],
    ['console', 'home.entity.', CHANGE_ENTITIES],
  ])('of the %s below %s for every case, and for nothing else', (surface, before, cases) => {
    expect(below(surface, before).sort()).toEqual([...cases].sort());
  });
});
