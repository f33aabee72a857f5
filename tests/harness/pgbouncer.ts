import { spawn } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { answering, freePort, IDENTITY } from '@cubby/api/testing';
import { installDebian } from './install-debian.ts';

export interface Pooler {
  url: string;
  stop: () => Promise<void>;
}

const PROGRAM = '/usr/sbin/pgbouncer';

/** Tells whether pgbouncer is installed, or could be installed from Debian's packages. */
export function findPgBouncer(): boolean {
  if (!existsSync(PROGRAM)) installDebian('pgbouncer');
  return existsSync(PROGRAM);
}

/** Starts Debian's pgbouncer in front of a database, with transaction pooling. */
export async function startPgBouncer(databaseUrl: string): Promise<Pooler> {
  const target = new URL(databaseUrl);
  const folder = mkdtempSync(join(tmpdir(), 'cubby-pgbouncer-'));
  const port = await freePort();
  const name = target.pathname.slice(1);
  writeFileSync(join(folder, 'users.txt'), `"${target.username}" ""\n`);
  writeFileSync(
    join(folder, 'pgbouncer.ini'),
    `[databases]
${name} = host=${target.hostname} port=${target.port} dbname=${name} user=${target.username}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = trust
auth_file = ${join(folder, 'users.txt')}
pool_mode = transaction
default_pool_size = 4
max_client_conn = 200
`,
  );
  // It refuses to run as root, as PostgreSQL does.
  if ('uid' in IDENTITY)
    for (const path of ['', 'users.txt', 'pgbouncer.ini']) chownSync(join(folder, path), IDENTITY.uid, IDENTITY.gid);
  const pooler = spawn(PROGRAM, [join(folder, 'pgbouncer.ini')], { ...IDENTITY, stdio: 'ignore', cwd: folder });
  const url = `postgres://${target.username}@127.0.0.1:${port}/${name}`;
  await answering(url);
  return {
    url,
    stop: async () => {
      const gone = new Promise((resolve) => pooler.once('exit', resolve));
      pooler.kill('SIGTERM');
      await gone;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
