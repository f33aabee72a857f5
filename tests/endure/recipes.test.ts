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
  texts?: {
    part: string;
    /** The section they are in; by default the part's name. */
    at?: string;
    byLanguage: Record<string, Record<string, unknown>>;
  };
  /** Generated files that the recipe writes again. */
  generated?: string[];
  tests: string[];
}

/** The rules of the house, without the budget of lines: a recipe may cost some. */
const HOUSE = ['words', 'directions', 'docstrings', 'documents', 'migrations', 'tables'].map((rule) => `house/${rule}`);

/** The files a recipe may ask for, those apart that a command writes again. */
const MOST = 15;
const GENERATED = [
  'api/server/platform/database/schema.ts',
  'api/server/site/openapi/docstrings.json',
  'tests/house/migrations.json',
];

const FOLDER = 'api/server/platform/database/migrations';
const NEXT = String(readdirSync(join(ROOT, FOLDER)).length + 1).padStart(4, '0');
const MIGRATION = `${FOLDER}/${NEXT}-recipe.sql`;

const KRONA =
  "SEK: { symbol: 'kr', minorInMajor: 100, guarantee: 34_000, marketPrice: [6900, 5900], countries: ['SE'] },";

const FULL = '{ until: { beforeDropoff: 0, afterPaying: 60 }, share: 1, of: REFUND_LINES },';
const TIERS = `{ until: { beforeDropoff: 1440, afterPaying: 60 }, share: 1, of: REFUND_LINES },
  { until: { beforeDropoff: 0, afterPaying: 120 }, share: 0.5, of: REFUND_LINES },`;

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
    name: 'an admin resource',
    files: {
      'api/contract/structs/prepaid.ts': [
        [
          '/** A circle in',
          `/** Someone who brings forgotten bags. */
export const Courier = type({ id: string(), name: string() });
export type Courier = Infer<typeof Courier>;

/** A circle in`,
        ],
      ],
      'api/contract/endpoints/prepaid.ts': [
        ['AreaStashpoint, Ota', 'AreaStashpoint, Courier, Ota'],
        [
          '  listAreas: {',
          `  listCouriers: {
    method: 'GET',
    path: '/v2/couriers',
    summary: 'Those who bring forgotten bags',
    ...staff,
    query: object(listing(['name'])),
    response: Page(Courier),
  },
  createCourier: {
    method: 'POST',
    path: '/v2/couriers',
    summary: 'Adds a courier',
    ...staff,
    body: object({ name: ShortText }),
    response: Courier,
    idempotent: true,
  },
  listAreas: {`,
        ],
      ],
      'api/contract/structs/change.ts': [
        ["  ota: 'partners:all',", "  courier: 'partners:all',\n  ota: 'partners:all',"],
      ],
      [MIGRATION]: 'create table couriers (id text primary key, name text not null);\n',
      'api/server/offers/couriers/couriers.ts': `import type { BodyOf, QueryOf } from '../../../contract/endpoint.ts';
import type { Endpoints } from '../../../contract/endpoints.ts';
import { pagingOf } from '../../../contract/rules/fields.ts';
import { recordChange } from '../../platform/audit/record-change.ts';
import type { HasDatabase } from '../../platform/database/connect.ts';
import { inOrder, listIds } from '../../platform/database/list-rows.ts';
import type { Caller } from '../../platform/http/call.ts';
import { pageOf } from '../../platform/http/page.ts';
import type { HasClock } from '../../platform/runtime/clock.ts';
import { hexId } from '../../platform/secrets/ids.ts';

export async function listCouriers({ database: { query } }: HasDatabase, asked: QueryOf<Endpoints['listCouriers']>) {
  const order = { id: 'c.id', columns: { name: 'c.name' }, by: 'name', order: 'ASC' as const };
  const { ids, total } = await listIds(query.selectFrom('couriers as c'), asked, order);
  const rows = await query.selectFrom('couriers').selectAll().execute();
  return pageOf(inOrder(ids, rows), total, pagingOf(asked.page, asked.per_page));
}

type Draft = BodyOf<Endpoints['createCourier']>;

export async function createCourier({ database, now }: HasDatabase & HasClock, caller: Caller, { name }: Draft) {
  const courier = { id: hexId(12), name };
  await database.transaction(async (transaction) => {
    await transaction.insertInto('couriers').values(courier).execute();
    const entry = { action: 'created', entity: 'courier', id: courier.id, before: null, after: { name } } as const;
    await recordChange(transaction, { caller, ...entry, now: now() });
  });
  return courier;
}
`,
      'api/server/offers/couriers/routes.ts': `import type { HasDatabase } from '../../platform/database/connect.ts';
import type { HandlersOf } from '../../platform/http/call.ts';
import type { HasClock } from '../../platform/runtime/clock.ts';
import { createCourier, listCouriers } from './couriers.ts';

export function courierRoutes(services: HasDatabase & HasClock): HandlersOf<'listCouriers' | 'createCourier'> {
  return {
    listCouriers: ({ query }) => listCouriers(services, query),
    createCourier: ({ caller, body }) => createCourier(services, caller, body),
  };
}
`,
      'api/server/offers/couriers/couriers.test.ts': `import { expect, it } from 'vitest';
import { createSession } from '../../../testing/fixtures.ts';
import { startTestServer } from '../../../testing/test-server.ts';

it('lists the couriers that staff have added', async () => {
  const server = await startTestServer();
  const staff = server.clientOf((await createSession(server, 'admin')).token);
  const added = await staff.createCourier({ body: { name: 'Ada' } });
  expect(await staff.listCouriers({ query: {} })).toMatchObject({ items: [added], total: 1 });
  await server.close();
});
`,
      'api/server/app.ts': [
        ['import { otaRoutes }', "import { courierRoutes } from './offers/couriers/routes.ts';\nimport { otaRoutes }"],
        ['      ...otaRoutes(', '      ...courierRoutes(services),\n      ...otaRoutes('],
      ],
      'docs/architecture.md': [['`coupons`, `otas`', '`coupons`, `couriers`, `otas`']],
      'api/words/en/console/couriers.json': json({
        couriers: {
          title: 'Couriers',
          count: '%{smart_count} courier |||| %{smart_count} couriers',
          none: 'No couriers yet',
          none_text: 'Add the first one.',
          create: 'New courier',
          field: { name: '@:console/host host.people.name' },
        },
      }),
      'api/words/en/console/home.json': [
        ['      "review": ', '      "courier": "@:console/couriers couriers.title",\n      "review": '],
      ],
      'backoffice/src/admin/couriers/index.ts': `import PedalBikeRounded from '@mui/icons-material/PedalBikeRounded';
import { lazyPage, staffResource } from '../../shared/page/console-resource.ts';

export const couriers = staffResource({
  resource: 'couriers',
  icon: PedalBikeRounded,
  entity: 'courier',
  list: lazyPage(() => import('./CourierList.tsx').then((file) => file.CourierList)),
});
`,
      'backoffice/src/admin/couriers/CourierList.tsx': `import type { Courier } from '@cubby/api';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { api } from '../../lib/api/api.ts';
import { useTranslate } from '../../lib/i18n/use-translate.ts';
import { RecordList } from '../../shared/lists/RecordList.tsx';
import { RecordTable } from '../../shared/lists/RecordTable.tsx';
import { FormDialog } from '../../shared/records/FormDialog.tsx';
import { useDone } from '../../shared/records/use-done.ts';

const Column = RecordTable.Col<Courier>;

export function CourierList() {
  return (
    <RecordList<Courier> sort={{ field: 'name', order: 'ASC' }} actions={<Create />} exporter={false}>
      <RecordTable<Courier>>
        <Column source="name" />
      </RecordTable>
    </RecordList>
  );
}

function Create() {
  const t = useTranslate();
  const done = useDone();
  const [name, setName] = useState<string | null>(null);
  const words = t('couriers.create');
  const form = { title: words, confirm: words, disabled: !name, onClose: () => setName(null) };
  const save = async () => done('shared.created', await api.createCourier({ body: { name: name ?? '' } }));
  const button = <Button onClick={() => setName('')}>{words}</Button>;
  if (name === null) return button;
  return (
    <FormDialog {...form} onConfirm={save}>
      <TextField label={t('couriers.field.name')} value={name} onChange={({ target }) => setName(target.value)} />
    </FormDialog>
  );
}
`,
      'backoffice/src/admin/couriers/Couriers.stories.tsx': `import { expect, within } from 'storybook/test';
import { pageOf } from '../../../testing/console-records.ts';
import { staffStory } from '../../../testing/console-story.tsx';

export default { title: 'Staff/Couriers', tags: ['!autodocs'] };

export const Default = staffStory({
  at: '/account/couriers',
  answers: (api) => api.on('listCouriers', pageOf([{ id: 'c1', name: 'Ada' }])),
  play: async (page) => expect(await within(page).findByText('Ada')).toBeVisible(),
});
`,
      'backoffice/src/admin/menu/resources.ts': [
        ['import { currencies }', "import { couriers } from '../couriers/index.ts';\nimport { currencies }"],
        ['vouchers, currencies]', 'vouchers, couriers, currencies]'],
      ],
    },
    texts: {
      part: 'console/couriers',
      byLanguage: {
        de: couriers('Kuriere', 'Noch keine Kuriere', 'Füge den ersten hinzu.', 'Neuer Kurier'),
        fr: couriers('Coursiers', 'Aucun coursier', 'Ajoutez le premier.', 'Nouveau coursier'),
        es: couriers('Mensajeros', 'Aún no hay mensajeros', 'Añade el primero.', 'Nuevo mensajero'),
        it: couriers('Corrieri', 'Ancora nessun corriere', 'Aggiungi il primo.', 'Nuovo corriere'),
        pt: couriers('Estafetas', 'Ainda não há estafetas', 'Adicione o primeiro.', 'Novo estafeta'),
      },
    },
    generated: ['database/schema', 'house/migrations', 'house/docstrings', 'words/declared'],
    tests: [
      'api/contract',
      'offers/couriers',
      'platform/database',
      'access-matrix',
      'generated-requests',
      'openapi',
      'backoffice/src/lib/api',
      'backoffice/src/admin/menu',
      ...HOUSE,
    ],
  },
  {
    name: 'a field of a stashpoint, shown on the site',
    files: {
      'api/contract/structs/stashpoint-draft.ts': [
        [
          '  step_free: boolean(),',
          '  step_free: boolean(),\n  /** True if bags are kept cool. */\n  cooled: boolean(),',
        ],
      ],
      'api/contract/structs/host-stashpoints.ts': [
        ["  step_free: 'at_once',", "  step_free: 'at_once',\n  cooled: 'at_once',"],
      ],
      'api/contract/structs/stashpoint.ts': [
        ['  since: LocalDate,', '  since: LocalDate,\n  /** True if bags are kept cool. */\n  cooled: boolean(),'],
      ],
      [MIGRATION]: 'alter table stashpoints add column cooled boolean not null default false;\n',
      'api/server/catalogue/stashpoints/editing/create-admin-stashpoint.ts': [
        ['    step_free: false,', '    step_free: false,\n    cooled: false,'],
      ],
      'api/server/catalogue/stashpoints/browsing/get-stashpoint.ts': [
        ['    since: localMoment', '    cooled: row.cooled,\n    since: localMoment'],
      ],
      'api/demo/network/stashpoints.ts': [['      step_free: type', '      cooled: false,\n      step_free: type']],
      'api/words/en/console/stashpoints.json': [
        ['      "stepFree": ', '      "cooled": "Cooled",\n      "stepFree": '],
      ],
      'backoffice/src/admin/stashpoint-form/StashpointForm.tsx': [
        ["'quality', 'stepFree'", "'quality', 'stepFree', 'cooled'"],
      ],
      'backoffice/src/admin/stashpoint-form/AboutFields.tsx': [
        [
          '        <BooleanInput source="stepFree"',
          '        <BooleanInput source="cooled" label={label(\'cooled\')} helperText={false} />\n        <BooleanInput source="stepFree"',
        ],
      ],
      'api/words/en/site/common.json': [
        ['    "since": "here', '    "cooled": "@:console/stashpoints stashpoints.field.cooled",\n    "since": "here'],
      ],
      'customer/src/stashpoint/StashpointFacts.tsx': [
        [
          "    t('stashpoint.checked'),",
          "    t('stashpoint.checked'),\n    stashpoint.cooled && t('stashpoint.cooled'),",
        ],
      ],
      'backoffice/testing/console-records.ts': [['    step_free: false,', '    step_free: false,\n    cooled: false,']],
      'customer/testing/site-records.ts': [["    since: '2024", "    cooled: false,\n    since: '2024"]],
    },
    texts: {
      part: 'console/stashpoints',
      at: 'stashpoints.field',
      byLanguage: {
        de: { cooled: 'Gekühlt' },
        fr: { cooled: 'Réfrigéré' },
        es: { cooled: 'Refrigerado' },
        it: { cooled: 'Refrigerato' },
        pt: { cooled: 'Refrigerado' },
      },
    },
    generated: ['database/schema', 'house/migrations', 'house/docstrings', 'words/declared'],
    tests: [
      'api/contract',
      'catalogue/stashpoints',
      'stashpoint-changes',
      'platform/database',
      'backoffice/src/admin/stashpoints',
      'customer/src/stashpoint',
      'api/demo',
      ...HOUSE,
    ],
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
import { fakeApi, openSite } from '../../testing/open-site.tsx';

it('says what to pack', async () => {
  fakeApi();
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
      'api/words/en/site/packing.json': json({
        packing: { title: 'What to leave with us', intro: 'Anything that closes and that you can lift.' },
      }),
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
  const changed = git(checkout, 'status', '--porcelain', '-uall').split('\n').filter(Boolean);
  const written = changed.map((line) => line.slice(3)).filter((file) => !GENERATED.includes(file));
  // A text is written in English and sent to be translated; the other languages come back as one file (`words import`).
  const parts = [...new Set(written.map((file) => file.replace(/^api\/words\/.*/, 'api/words')))];
  process.stdout.write(`${changed.length} files, of which by hand ${parts.length}: ${parts.join(', ')}\n`);
  expect(parts.length).toBeLessThanOrEqual(MOST);
});

function json(texts: object): string {
  return `${JSON.stringify(texts, null, 2)}\n`;
}

function couriers(title: string, none: string, none_text: string, create: string) {
  return { title, none, none_text, create, count: `%{smart_count} ${title} |||| %{smart_count} ${title}` };
}

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

async function translate({ part, at, byLanguage }: NonNullable<Recipe['texts']>): Promise<void> {
  const section = at ?? part.split('/').at(-1);
  const made = Object.entries(byLanguage).map(([language, texts]) => {
    const rows = Object.entries(texts).map(([key, text]) => [`${part} ${section}.${key}`, text]);
    return `writeTexts(${JSON.stringify(language)}, new Map(${JSON.stringify(rows)}));`;
  });
  const program = `import { writeTexts } from './tests/words/catalogue.ts';\n${made.join('\n')}`;
  await runIn(checkout, '--input-type=module-typescript', '--eval', program);
}
