import { lookup } from 'node:dns/promises';
import { once } from 'node:events';
import { type IncomingMessage, request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import { connect } from 'node:tls';
import { differenceInDays } from 'date-fns/differenceInDays';
import type { Config } from '../server/platform/settings/config.ts';
import { consoleAddress } from '../server/platform/settings/console-address.ts';
import { check, compareClock, type Finding } from './finding.ts';

/** Days before its end from which a certificate is a warning: those of Let's Encrypt are renewed 30 days before. */
const RENEWAL_DAYS = 14;

/** Checks the three names: DNS, TLS, and whether the proxy passes requests on to the server. */
export async function checkNames({ publicUrl }: Pick<Config, 'publicUrl'>): Promise<Finding[]> {
  const addresses = [publicUrl, consoleAddress(publicUrl, 'admin'), consoleAddress(publicUrl, 'hosts')];
  return (await Promise.all(addresses.map((address) => checkName(new URL(address))))).flat();
}

async function checkName(address: URL): Promise<Finding[]> {
  const { hostname, protocol } = address;
  const dns = await checkDns(hostname);
  if (dns.status === 'fault') return [dns];
  const tls = protocol === 'https:' ? await checkTls(address) : noTls(address);
  // A request would fail in the same way.
  if (tls.status === 'fault') return [dns, tls];
  return [dns, tls, ...(await checkServer(address))];
}

/** Tells whether a name always means this machine (RFC 6761); resolvers do not know all of them. */
function isLocal(hostname: string): boolean {
  return /(^|\.)localhost$/.test(hostname);
}

function hostOf({ hostname }: URL): string {
  return isLocal(hostname) ? 'localhost' : hostname;
}

function checkDns(hostname: string): Promise<Finding> {
  return check(
    `DNS of ${hostname}`,
    async () => {
      if (isLocal(hostname)) return { status: 'ok', found: 'This name is always this machine.' };
      const found = await lookup(hostname, { all: true });
      return { status: 'ok', found: `It resolves to ${found.map(({ address }) => address).join(', ')}.` };
    },
    ({ code }) =>
      code === 'EAI_AGAIN'
        ? 'Let this machine reach its resolver (/etc/resolv.conf), and run this again.'
        : `Create an A or AAAA record for ${hostname} that points to the proxy, or correct PUBLIC_URL.`,
  );
}

function noTls({ hostname }: URL): Finding {
  const subject = `TLS of ${hostname}`;
  if (isLocal(hostname)) return { subject, status: 'skipped', found: 'PUBLIC_URL is http://, on this machine only.' };
  return {
    subject,
    status: 'warning',
    found: 'PUBLIC_URL is http://: sessions are sent unencrypted.',
    todo: 'Let a proxy terminate TLS, and set PUBLIC_URL to its https:// address.',
  };
}

function checkTls(address: URL): Promise<Finding> {
  const { hostname } = address;
  return check(
    `TLS of ${hostname}`,
    async () => {
      const until = await readEnd(address);
      const days = differenceInDays(until, Date.now());
      const end = until.toISOString().slice(0, 10);
      const found = `Its certificate is valid for the name and for ${days} more days, until ${end}.`;
      if (days >= RENEWAL_DAYS) return { status: 'ok', found };
      return { status: 'warning', found, todo: 'Renew it, and find out why that did not happen by itself.' };
    },
    ({ code = '' }) => {
      if (code === 'CERT_HAS_EXPIRED') return 'Renew it at the proxy.';
      if (code === 'ERR_TLS_CERT_ALTNAME_INVALID') return `Install a certificate at the proxy that names ${hostname}.`;
      if (/CERT|ISSUER/.test(code))
        return 'Install a certificate of a public authority at the proxy, with its intermediate certificates.';
      return `Let the proxy answer TLS for ${hostname} on port ${portOf(address)}.`;
    },
  );
}

/** Returns the end of the certificate of an address. @throws Error where browsers would refuse it. */
async function readEnd(address: URL): Promise<Date> {
  const socket = connect({ host: hostOf(address), port: portOf(address), servername: address.hostname });
  socket.setTimeout(SOCKET_MS, () => socket.destroy(new Error('The connection timed out')));
  try {
    await once(socket, 'secureConnect');
    return new Date(socket.getPeerCertificate().valid_to);
  } finally {
    socket.destroy();
  }
}

/** Shorter than the time limit of a check, so that an idle connection is named. */
const SOCKET_MS = 8_000;

function portOf({ port, protocol }: URL): number {
  return Number(port) || (protocol === 'https:' ? 443 : 80);
}

async function checkServer(address: URL): Promise<Finding[]> {
  const { hostname } = address;
  const clocks: Finding[] = [];
  const answer = await check(
    `server at ${hostname}`,
    async () => {
      const before = Date.now();
      const { status, body, date } = await ask(address);
      // The header has whole seconds, cut off.
      if (date) clocks.push({ subject: `clock at ${hostname}`, ...compareClock(date, before - 1_000, Date.now()) });
      if (status === 200 && /"status":\s*"ready"/.test(body))
        return { status: 'ok', found: 'It is ready, and answers through this name.' };
      const found = `/readyz answers ${status}${status === 200 ? ', but not as Cubby does' : ''}.`;
      return { status: 'fault', found, todo: adviceFor(status, hostname) };
    },
    () => `Start Cubby, and let the proxy pass ${hostname} on to it.`,
  );
  return [answer, ...clocks];
}

function adviceFor(status: number, hostname: string): string {
  if (status === 503) return 'Wait until Cubby has started; then its log names what it cannot reach.';
  if (status >= 500)
    return 'Start Cubby, and compare its HOST and PORT with the address the proxy passes requests on to.';
  return `Let the proxy pass all paths of ${hostname} on to Cubby, with the Host header as it came.`;
}

interface Answer {
  status: number;
  body: string;
  /** The time in its header, milliseconds since 1970. */
  date: number | null;
}

/** Asks for /readyz by the name, through the proxy. */
function ask(address: URL): Promise<Answer> {
  const request = address.protocol === 'https:' ? requestHttps : requestHttp;
  return new Promise((resolve, reject) => {
    const asked = request(
      {
        host: hostOf(address),
        port: portOf(address),
        path: '/readyz',
        servername: address.hostname,
        headers: { Host: address.host },
        agent: false,
        timeout: SOCKET_MS,
      },
      (answer) => void readAnswer(answer).then(resolve, reject),
    );
    asked.on('timeout', () => asked.destroy(new Error('The connection timed out')));
    asked.on('error', reject);
    asked.end();
  });
}

/** The most characters read of another server's answer. */
const ANSWER_LETTERS = 10_000;

async function readAnswer(answer: IncomingMessage): Promise<Answer> {
  let body = '';
  for await (const chunk of answer) {
    body += chunk;
    if (body.length > ANSWER_LETTERS) break;
  }
  const { date } = answer.headers;
  return { status: answer.statusCode ?? 0, body, date: date ? Date.parse(date) : null };
}
