import { once } from 'node:events';
import { createServer } from 'node:net';
import { buildApp } from './server/app.ts';
import { startReplyReceiver } from './server/care/messages/receive-replies.ts';
import { jobsOf } from './server/jobs.ts';
import { ensureStaff } from './server/people/users/ensure-staff.ts';
import type { Database } from './server/platform/database/connect.ts';
import { followChanges } from './server/platform/database/follow-changes.ts';
import { namingFullDisk } from './server/platform/database/full-disk.ts';
import { migrate, requireCurrentSchema } from './server/platform/database/migrate.ts';
import { onceWritable } from './server/platform/database/once-writable.ts';
import { asTheOnlyServer } from './server/platform/database/only-server.ts';
import { openDatabase } from './server/platform/database/open-database.ts';
import { refuseUnfinishedMove } from './server/platform/database/unfinished-move.ts';
import { runJobs } from './server/platform/jobs/run-jobs.ts';
import { startMailSender } from './server/platform/mail/send-mails.ts';
import { requireMedia } from './server/platform/media/require-media.ts';
import type { DrawPicture } from './server/platform/media/routes.ts';
import { type Config, readConfig } from './server/platform/settings/config.ts';
import { misspeltSettings } from './server/platform/settings/misspelt-settings.ts';
import { ConfigError } from './server/platform/settings/setting-readers.ts';
import { startTraces } from './server/platform/traces/start-traces.ts';
import type { DrawStillMap } from './server/site/still-maps/routes.ts';

const SITES = {
  customer: new URL('../customer/dist', import.meta.url).pathname,
  backoffice: new URL('../backoffice/dist', import.meta.url).pathname,
};

/** Milliseconds that running requests and jobs may take to finish once the server is told to stop. */
const STOP_MS = 15_000;

/** Milliseconds in which a proxy notices that this server stops: it asks every two seconds. */
const DRAIN_MS = 2_500;

/** Milliseconds in which clients with an open connection get a last answer on it before it is closed. */
const LETTING_GO_MS = 500;

/** Loads the map renderer with the first map: its code for tiles and letters would slow down every start. */
const drawStillMap: DrawStillMap = async (map) => (await import('./drawings/map/draw-still-map.ts')).drawStillMap(map);

/** Starts everything: database, jobs, API and sites on one port. Stops in order when told to. */
async function main(config: Config): Promise<void> {
  // In production they have stopped the start.
  if (!config.production) misspeltSettings(process.env).forEach(say);
  for (const address of [config, config.mailReplies]) if (address) await requireFree(address);
  // Nothing is recorded before the first request or job, when there is a log.
  const stopTraces = await startTraces(config.traces, (fields, text) => services.log.warn(fields, text));
  const database = await openDatabase(config, say);
  await database.writes.look();
  if (database.writes.isReadOnly) {
    await refuseUnfinishedMove(database);
    await requireCurrentSchema(database);
  } else await prepare(database, config);

  const drawPicture = drawingOf(config);
  const { server, services } = await buildApp({
    config,
    database,
    sites: SITES,
    drawPicture,
    drawStillMap,
    logLevel: 'warn',
    drainMs: DRAIN_MS,
    lettingGoMs: LETTING_GO_MS,
  });
  if (config.media) await requireMedia(services);
  await services.caches.invalidate();
  await database.replicas?.watch(server.log);
  const stopFollowing = await followChanges(database, (...tables) => services.caches.invalidate(...tables));
  const sender = await startMailSender(services, (error) => server.log.error({ err: error }, 'mail could not be sent'));
  services.mails = sender;
  const receiver = config.mailReplies && (await startReplyReceiver(services, config.mailReplies));
  const jobs = await onceWritable(
    database,
    // The queue creates tables of its own.
    () => asTheOnlyServer(database, () => runJobs(database, jobsOf(services), services)),
    { prepare: () => prepare(database, config), log: server.log },
  );
  await server.listen({ port: config.port, host: config.host });
  database.writes.watch();
  welcome(config);

  let stopping = false;
  const stop = async () => {
    // Ctrl-C reaches this process from the terminal and again from its parent.
    if (stopping) return;
    stopping = true;
    // A request that hangs must not keep the process alive for ever.
    setTimeout(() => process.exit(1), STOP_MS).unref();
    // Running requests finish before the jobs, the mail sender and the database they need are stopped.
    await server.close();
    await receiver?.stop();
    await jobs.stop();
    await sender.stop();
    await stopFollowing();
    await database.close();
    await stopTraces();
    process.exit(0);
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
}

/** Asks for a port before anything is set up, which may take a minute. It is taken at the end. */
async function requireFree({ port, host }: Pick<Config, 'port' | 'host'>): Promise<void> {
  await using trial = createServer().listen(port, host);
  await once(trial, 'listening');
}

/** Brings the database to the schema and fills it. */
async function prepare(database: Database, config: Config): Promise<void> {
  await asTheOnlyServer(database, async () => {
    await refuseUnfinishedMove(database);
    const applied = await migrate(database);
    if (applied.length > 0) say(`Database: ${applied.length} migrations applied.`);
    await (await import('./demo/seed-progress.ts')).refuseUnfinishedNetwork(database.query);
    if (config.seed === 'demo') await (await import('./demo/seed-if-empty.ts')).seedIfEmpty(database, say);
    if (!config.staffEmail) return;
    const found = await ensureStaff(database, config.staffEmail, new Date());
    if (found === 'first') say(`${config.staffEmail} is the first of the staff: a code by mail lets them in.`);
    if (found === 'neither') say(`STAFF_EMAIL has no effect: there is staff, who can add ${config.staffEmail}.`);
  });
}

/** Loads the drawings with the first request for one; those of the demo network only if it is enabled. */
function drawingOf({ seed }: Config): DrawPicture {
  return async (name, size, format) => {
    const { renderPicture } = await import('./drawings/render-picture.ts');
    const demo = seed === 'demo' ? await import('./demo/places/landmark-pictures.ts') : null;
    return renderPicture(name, ...size, format, demo?.landmarkSceneOf);
  };
}

function welcome(config: Config): void {
  const { protocol, host } = new URL(config.publicUrl);
  say(`
Cubby is running (${config.databaseUrl ? 'PostgreSQL of DATABASE_URL' : `its own PostgreSQL in ${config.dataDir}`}).

  Travellers   ${config.publicUrl}
  Staff        ${protocol}//admin.${host}
  Hosts        ${protocol}//hosts.${host}
  API          ${config.publicUrl}/openapi.json

${config.seed === 'demo' && !config.smtpUrl ? '  Demo sign-ins: traveller@cubby.test, host@cubby.test, newhost@cubby.test, manager@cubby.test, staff@cubby.test, editor@cubby.test\n' : ''}  Sign-in codes are sent by email. Emails go to ${config.smtpUrl ? 'your mail server' : `${config.publicUrl}/_outbox`}.
`);
}

function say(text: string): void {
  process.stdout.write(`${text}\n`);
}

// A parent that is killed passes no signal on; `npm start` and `npm run dev` have a channel to this process.
process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'));

/** The last edge: a failed start reports its cause and the next step, not a stack. */
try {
  const config = readConfig(process.env);
  await main(config).catch(async (error: Error) => {
    throw await namingFullDisk(error, config);
  });
} catch (error) {
  const { message, code } = error as Error & { code?: string };
  const hint = code === 'EADDRINUSE' ? '. Set PORT to another number, or stop the process that uses it.' : '';
  process.stderr.write(`Cubby could not start: ${message}${hint}\n`);
  if (!(error instanceof ConfigError) && process.env.DEBUG) process.stderr.write(`${(error as Error).stack}\n`);
  process.exit(1);
}
