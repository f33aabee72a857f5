import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { OLD_MIGRATIONS } from '../../api/server/platform/database/before-baseline.ts';
import { checksumOf } from '../../api/server/platform/database/migrate.ts';
import { LAST_RELEASE, RELEASES } from '../harness/releases.ts';
import { contractionsAfter } from './contractions.ts';
import { ROOT } from './imports.ts';
import { longLocksOf } from './locks.ts';

const FOLDER = join(ROOT, 'api/server/platform/database/migrations');
const FILES = readdirSync(FOLDER).sort();
const read = (name: string) => readFileSync(join(FOLDER, name), 'utf8');
/** Each migration with the checksum of its statements. One that is not on main yet may change: remove its line first. */
const CHECKSUMS = join(ROOT, 'tests/house/migrations.json');

const released = FILES.filter((name) => name <= LAST_RELEASE.lastMigration);
const later = FILES.filter((name) => name > LAST_RELEASE.lastMigration);

/** Returns what a migration says that earlier releases have stopped using: each subject with the release. */
function declared(sql: string): Map<string, string> {
  const lines = sql.matchAll(/^-- Contract: release (\S+) no longer uses (.+)\.$/gm);
  return new Map(
    [...lines].flatMap(([, version = '', subjects = '']) =>
      subjects.split(', ').map((subject) => [subject, version] as const),
    ),
  );
}

describe('migrations', () => {
  it('are numbered without a gap, so that none comes before one that a release has', () => {
    expect(FILES.map((name) => Number(name.slice(0, 4)))).toEqual(FILES.map((_, index) => index + 1));
    for (const { lastMigration } of RELEASES) expect(FILES).toContain(lastMigration);
  });

  it('have new names: one that ran before the baseline would be skipped', () => {
    expect(FILES.filter((name) => OLD_MIGRATIONS.includes(name))).toEqual([]);
  });

  it('are never edited (`npm test -- house/migrations -u` records new ones)', async () => {
    const known: Record<string, string> = JSON.parse(readFileSync(CHECKSUMS, 'utf8'));
    const today = Object.fromEntries(FILES.map((name) => [name, checksumOf(read(name))]));
    const edited = Object.keys(known).filter((name) => known[name] !== today[name]);
    expect(
      edited,
      'Databases have run these: put them back as they were, and write the change as a new migration.',
    ).toEqual([]);
    await expect(`${JSON.stringify({ ...known, ...today }, null, 2)}\n`).toMatchFileSnapshot(CHECKSUMS);
  });

  it('take nothing away that servers of the last release still use', async () => {
    const contractions = await contractionsAfter(released.map(read), later.map(read));
    const versions = RELEASES.map(({ version }) => version);
    const wrong = later.flatMap((name, index) => {
      const found = contractions[index] ?? [];
      const declarations = declared(read(name));
      return [
        ...found.filter(({ subject }) => !declarations.has(subject)).map((each) => ({ name, ...each })),
        ...[...declarations]
          .filter(
            ([subject, version]) => !versions.includes(version) || found.every((each) => each.subject !== subject),
          )
          .map(([subject, version]) => ({ name, subject, change: `declared for release ${version}` })),
      ];
    });
    expect(wrong, 'Expand now, contract a release later: see "Adding a migration" in CONTRIBUTING.md.').toEqual([]);
  });
});

describe('a migration of a marketplace that is in use', () => {
  it('neither rewrites a long table nor keeps others from it for long', async () => {
    const found = await Promise.all(later.map(async (name) => ({ name, locks: await longLocksOf(read(name)) })));
    expect(found.filter(({ locks }) => locks.length > 0)).toEqual([]);
  });

  it.each([
    'create index on mails (recipient);',
    'create index concurrently on mails (recipient);',
    'alter table bookings add check (total >= 0);',
    'alter table bookings add foreign key (currency_code) references currencies;',
    'alter table bookings add constraint whole check (total >= 0) not valid; alter table bookings validate constraint whole;',
    'alter table users add unique (email);',
    'alter table payments alter amount type bigint;',
    'alter table payments alter card set not null;',
    'alter table users add column mailbox text generated always as (lower(email)) stored;',
    'alter table mails add column key text default gen_random_uuid();',
    "update bookings set tier = 'premium';",
    'delete from tokens;',
    'alter table bookings add column note text; alter table mails add column note text;',
  ])('may not do this: %s', async (sql) => {
    expect(await longLocksOf(sql)).toHaveLength(1);
  });

  it.each([
    'create table mails (id text); create index on mails (id);',
    'create index on coupons (code);',
    "alter table bookings add column note text default '';",
    'alter table bookings add constraint whole check (total >= 0) not valid;',
    '-- Outside a transaction: mails are many.\ncreate index concurrently if not exists of on mails (recipient);',
    '-- Outside a transaction: bookings are many.\nalter table bookings validate constraint whole;',
    '-- Outside a transaction: two.\nalter table bookings add note text; alter table mails add note text;',
    'alter table users add constraint one unique using index one_mailbox;',
  ])('may do this: %s', async (sql) => {
    expect(await longLocksOf(sql)).toEqual([]);
  });
});

describe('of the changes that a migration can make', () => {
  const before = `
    create table hosts (id text primary key, name text not null, kind text check (kind in ('shop', 'hotel')),
      kinds text[] not null, check (kinds <@ '{bookings,money}'::text[]));
    create function of_hosts() returns int language sql as 'select 1';
    create table gone (id text)`;

  it.each([
    'create table bags (id text not null, host_id text references hosts); alter table bags drop column host_id;',
    'alter table hosts add column city text, add column bags int not null default 0 check (bags >= 0);',
    'alter table hosts add column city text; create unique index on hosts (city); alter table hosts add unique (city);',
    "alter table hosts drop constraint hosts_kind_check, add check (kind in ('shop', 'hotel', 'kiosk'));",
    "alter table hosts drop constraint hosts_kinds_check, add check (kinds <@ '{bookings,incidents,money}'::text[]);",
    "alter table hosts alter name drop not null, alter name set default '';",
    'create index on hosts (name); create or replace function of_hosts() returns int language sql as $$ select 2 $$;',
    "update hosts set name = trim(name); insert into hosts (id, name) values ('1', '')",
    'create trigger kept before update on hosts execute function of_hosts(); drop trigger kept on hosts;',
  ])('these only expand: %s', async (sql) => {
    expect(await contractionsAfter([before], [sql])).toEqual([[]]);
  });

  it.each([
    ['hosts.name', 'alter table hosts drop column name;'],
    ['hosts.name', 'alter table hosts rename name to title;'],
    ['hosts.name', 'alter table hosts alter name type varchar(20);'],
    ['hosts.kind', 'alter table hosts alter kind set not null;'],
    ['hosts.city', 'alter table hosts add column city text not null;'],
    ['hosts.city', 'alter table hosts add column city text; alter table hosts alter city set not null;'],
    ['hosts.city', "alter table hosts add city text not null default ''; alter table hosts alter city drop default;"],
    ['hosts.hosts_kind_check', "alter table hosts drop constraint hosts_kind_check, add check (kind in ('shop'));"],
    ['hosts.short', 'alter table hosts add constraint short check (length(name) < 9);'],
    ['hosts.one_name', 'create unique index one_name on hosts (name);'],
    ['gone', 'drop table gone;'],
    ['gone', 'alter table gone rename to went;'],
    ['gone', 'delete from gone;'],
    ['of_hosts', 'drop function of_hosts();'],
    ['', "do $$ begin execute 'drop table gone'; end $$;"],
  ])('this takes %s away: %s', async (subject, sql) => {
    const [found] = await contractionsAfter([before], [sql]);
    expect(found?.map((each) => each.subject)).toEqual([subject]);
  });
});
