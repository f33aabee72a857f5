import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { checkOut, ROOT, removeCheckout, runIn } from '../harness/checkouts.ts';

/*
 * Recipes of CONTRIBUTING and `docs/recipes.md`, carried out to the letter in a checkout of the working tree: types, and
 * the tests that a recipe touches, are green afterwards. `language` and `brand` are tests of their own.
 */

const folder = mkdtempSync(join(tmpdir(), 'cubby-recipes-'));
const checkout = join(folder, 'checkout');

interface Recipe {
  name: string;
  /** New files by their path, and for known ones which texts become which. */
  files: Record<string, string | [from: string, to: string][]>;
  /** Texts of a new part of the site in each language. */
  texts?: { part: string; byLanguage: Record<string, Record<string, unknown>> };
  /** Generated files that the recipe writes again. */
  generated?: string[];
  tests: string[];
}

/** The rules of the house, without the budget of lines: a recipe may cost some. */
const HOUSE = ['words', 'directions', 'docstrings', 'documents', 'migrations', 'tables'].map((rule) => `house/${rule}`);

const FOLDER = 'api/server/platform/database/migrations';
const NEXT = String(readdirSync(join(ROOT, FOLDER)).length + 1).padStart(4, '0');
const MIGRATION = `${FOLDER}/${NEXT}-recipe.sql`;

const KRONA =
  "SEK: { symbol: 'kr', minorInMajor: 100, guarantee: 34_000, marketPrice: [6900, 5900], countries: ['SE'] },";

const FULL = '{ until: { beforeDropoff: 0, afterPaying: 60 }, share: 1, of: REFUND_LINES },';
const TIERS = `{ until: { beforeDropoff: 1440, afterPaying: 60 }, share: 1, of: REFUND_LINES },
  { until: { beforeDropoff: 0, afterPaying: 120 }, share: 0.5, of: REFUND_LINES },`;

const ROW = `  getCurrency: {
    method: 'GET',
    path: '/v2/currencies/{code}',
    summary: 'A currency in use',
    roles: 'anyone',
    params: type({ code: Currency }),
    response: type({ code: string(), symbol: string(), minor_in_major: Count }),
    errors: ['NOT_FOUND'],
  },
`;

const RECIPES: Recipe[] = [
  {
    name: 'a currency',
    files: {
      'api/contract/vocabulary/currencies.ts': [['  SGD: {', `  ${KRONA}\n  SGD: {`]],
      'api/contract/vocabulary/minimum-charges.ts': [['  SGD: 50,', '  SEK: 300,\n  SGD: 50,']],
      [MIGRATION]: "insert into currencies (code) values ('SEK');\n",
    },
    generated: ['database/schema', 'house/migrations'],
    tests: [
      'api/contract',
      'catalogue/currencies',
      'catalogue/places',
      'platform/database',
      'offers/',
      'money/',
      ...HOUSE,
    ],
  },
  {
    name: 'a refund tier',
    files: {
      'api/contract/rules/refunds.ts': [[FULL, TIERS]],
    },
    tests: ['api/contract', 'stays/', 'api/mails', 'customer/src/home', 'customer/src/content', 'customer/src/booking'],
  },
  {
    name: 'an endpoint',
    files: {
      'api/contract/endpoints/site.ts': [
        ['} as const satisfies', `${ROW}} as const satisfies`],
        [
          "import { Count } from '../vocabulary/words.ts';",
          "import { Count, Currency } from '../vocabulary/words.ts';",
        ],
      ],
      'api/server/catalogue/currencies/get-active-currency.ts': `import type { Kysely } from 'kysely';
import { CubbyError } from '../../../contract/errors.ts';
import { CURRENCIES, type CurrencyCode } from '../../../contract/vocabulary/currencies.ts';
import type { Schema } from '../../platform/database/schema.ts';
import { listActiveCurrencies } from './list-active-currencies.ts';

/** @throws CubbyError NOT_FOUND for a currency that is not in use. */
export async function getActiveCurrency(query: Kysely<Schema>, code: CurrencyCode) {
  if (!(await listActiveCurrencies(query)).includes(code)) throw new CubbyError('NOT_FOUND', 'It is not in use.');
  const { symbol, minorInMajor } = CURRENCIES[code];
  return { code, symbol, minor_in_major: minorInMajor };
}
`,
      'api/server/catalogue/currencies/routes.ts': [
        ["  | 'listCurrencies'", "  | 'getCurrency'\n  | 'listCurrencies'"],
        [
          '    listCurrencies: async',
          '    getCurrency: ({ params }) => getActiveCurrency(services.database.query, params.code),\n    listCurrencies: async',
        ],
        [
          'import { listActiveCurrencies }',
          "import { getActiveCurrency } from './get-active-currency.ts';\nimport { listActiveCurrencies }",
        ],
      ],
      'api/server/catalogue/currencies/get-active-currency.test.ts': `import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../../../testing/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

it('a currency in use is found, another one is not', async () => {
  const get = (code: 'GBP' | 'RUB') => server.client.getCurrency({ params: { code } });
  expect(await get('GBP')).toEqual({ code: 'GBP', symbol: '£', minor_in_major: 100 });
  await expect(get('RUB')).rejects.toMatchObject({ id: 'NOT_FOUND' });
});
`,
    },
    generated: ['house/docstrings'],
    tests: ['api/contract', 'catalogue/currencies', 'access-matrix', 'generated-requests', 'openapi', ...HOUSE],
  },
  {
    name: 'a page for travellers',
    files: {
      'customer/src/packing/PackingPage.tsx': `import { PageHeading } from '@cubby/design-system';
import { useI18n } from '../lib/i18n/I18nProvider.tsx';
import { Page } from '../lib/layout/Page.tsx';

export default function PackingPage() {
  const { t } = useI18n();
  return (
    <Page title={t('packing.title')} description={t('packing.intro')} addressIn={(of) => of.packing()}>
      <PageHeading title={t('packing.title')} intro={t('packing.intro')} />
    </Page>
  );
}
`,
      'customer/src/packing/packing.test.tsx': `import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { openSite } from '../../testing/open-site.tsx';

it('says what to pack', async () => {
  await openSite('/packing');
  expect(await screen.findByRole('heading', { name: 'What to leave with us' })).toBeTruthy();
});
`,
      'customer/src/routes.ts': [
        [
          "  { path: '/partners', page",
          "  { path: '/packing', page: './packing/PackingPage.tsx', words: ['packing'], read: true },\n  { path: '/partners', page",
        ],
      ],
      'customer/src/lib/routing/paths.ts': [
        ['    partners: () =>', "    packing: () => at('/packing'),\n    partners: () =>"],
      ],
      'api/words/en/site/packing.json': `${JSON.stringify(
        { packing: { title: 'What to leave with us', intro: 'Anything that closes and that you can lift.' } },
        null,
        2,
      )}\n`,
    },
    texts: {
      part: 'site/packing',
      byLanguage: {
        de: { title: 'Was du bei uns lässt', intro: 'Alles, was sich schließen und heben lässt.' },
        fr: { title: 'Que nous confier', intro: 'Tout ce qui se ferme et se soulève.' },
        es: { title: 'Qué puedes dejarnos', intro: 'Todo lo que se cierra y puedes levantar.' },
        it: { title: 'Cosa puoi lasciarci', intro: 'Tutto ciò che si chiude e che riesci a sollevare.' },
        pt: { title: 'O que pode deixar', intro: 'Tudo o que se fecha e que consegue levantar.' },
      },
    },
    generated: ['words/declared'],
    tests: ['customer/src/packing', 'customer/src/lib/routing', 'customer/src/lib/seo', 'api/server/site', ...HOUSE],
  },
  {
    name: 'a payment provider',
    files: {
      'api/contract/vocabulary/payment-providers.ts': [["['stripe', 'sandbox']", "['stripe', 'acme', 'sandbox']"]],
      'api/server/money/payments/providers/open-gateway.ts': [
        ['  sandbox: (_config', '  acme: () => null,\n  sandbox: (_config'],
      ],
      'customer/src/lib/payment/PaymentForm.tsx': [
        ['  sandbox: lazy(', "  acme: lazy(() => import('./SandboxPayment.tsx')),\n  sandbox: lazy("],
      ],
    },
    tests: ['api/contract', 'money/payments', 'customer/src/checkout', 'openapi', ...HOUSE],
  },
];

beforeAll(async () => {
  // The working tree as a commit; nothing if it has no changes.
  const changed = git(ROOT, 'stash', 'create').trim();
  await checkOut(changed || 'HEAD', checkout);
});

afterEach(() => {
  git(checkout, 'reset', '--hard', '--quiet');
  git(checkout, 'clean', '-fdq');
});

afterAll(async () => {
  await removeCheckout(checkout);
  rmSync(folder, { recursive: true, force: true });
});

function git(cwd: string, ...args: string[]): string {
  return execFileSync('git', args, { cwd, encoding: 'utf8' });
}

it.each(RECIPES)('$name', async ({ files, texts, generated, tests }) => {
  for (const [file, change] of Object.entries(files)) edit(join(checkout, file), change);
  if (texts) await translate(texts);
  if (generated) await runIn(checkout, 'cubby.mjs', 'test', ...generated, '-u');
  await runIn(checkout, 'cubby.mjs', 'check', '--fix');
  await runIn(checkout, 'cubby.mjs', 'check');
  await runIn(checkout, 'cubby.mjs', 'test', ...tests);
  const changed = git(checkout, 'status', '--porcelain', '-uall').trim().split('\n');
  process.stdout.write(`${changed.length} files: ${changed.map((line) => line.slice(3)).join(', ')}\n`);
  expect(changed.length).toBeLessThan(20);
});

function edit(path: string, change: Recipe['files'][string]): void {
  mkdirSync(dirname(path), { recursive: true });
  if (typeof change === 'string') writeFileSync(path, change);
  else
    for (const [from, to] of change) {
      const text = readFileSync(path, 'utf8');
      expect(text, path).toContain(from);
      writeFileSync(
        path,
        text.replace(from, () => to),
      );
    }
}

async function translate({ part, byLanguage }: NonNullable<Recipe['texts']>): Promise<void> {
  const [name = ''] = part.split('/').slice(-1);
  const made = Object.entries(byLanguage).map(([language, texts]) => {
    const rows = Object.entries(texts).map(([key, text]) => [`${part} ${name}.${key}`, text]);
    return `writeTexts(${JSON.stringify(language)}, new Map(${JSON.stringify(rows)}));`;
  });
  const program = `import { writeTexts } from './tests/words/catalogue.ts';\n${made.join('\n')}`;
  await runIn(checkout, '--input-type=module-typescript', '--eval', program);
}
