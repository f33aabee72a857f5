import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { createClient } from '@cubby/api/client';
import { startMailServer, startStripeStandIn } from '@cubby/api/testing';
import { palette } from '@cubby/design-system/tokens';
import { ROOT } from '../harness/checkouts.ts';
import { startCubby } from '../harness/cubby-server.ts';
import { say } from './table.ts';

const PICTURE = 'docs/pictures/trace.svg';
const DAY_MS = 86_400_000;
/** Bookings before the one that is recorded, in which the code gets warm. */
const WARM = 40;
/** A job runs each minute, and spans are sent every five seconds. */
const PATIENCE_MS = 90_000;
const LONDON = { northeast_lat: 51.6, northeast_lng: 0, southwest_lat: 51.4, southwest_lng: -0.3 };
const ADA = { email: 'ada@example.org', first_name: 'Ada', last_name: 'Lovelace', phone_number: '+44 20 7946 0018' };

interface Span {
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  name: string;
  startTimeUnixNano: string;
  endTimeUnixNano: string;
}

/** Records a booking on a real server, from the search to its mail and the job that counts it, and draws its traces. */
export async function drawWaterfall(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'cubby-bench-'));
  const [receiver, stripe, mailServer] = await Promise.all([startReceiver(), startStripeStandIn(), startMailServer()]);
  const server = await startCubby({
    DATA_DIR: folder,
    ...stripe.env,
    SMTP_URL: mailServer.url,
    OTEL_EXPORTER_OTLP_ENDPOINT: receiver.url,
    OTEL_TRACES_SAMPLER_ARG: '1',
    TRUST_PROXY: '1',
  });
  for (let number = 0; number < WARM; number += 1) await book(server.url, number);
  await until(() => receiver.spans.filter(({ name }) => name === 'smtp').length >= WARM);
  receiver.spans.length = 0;
  const traces = await book(server.url, WARM);
  const find = (name: string) => receiver.spans.find((span) => span.name === name);
  await until(() => find('smtp') && receiver.spans.some((span) => span.traceId === traces.at(-1)));
  const since = Number(find('mail')?.endTimeUnixNano);
  const isLater = ({ name, startTimeUnixNano }: Span) =>
    name === 'job add-up-totals' && Number(startTimeUnixNano) > since;
  await until(() => receiver.spans.find(isLater));
  const shown = [...traces, find('mail')?.traceId, receiver.spans.find(isLater)?.traceId];
  writeFileSync(
    join(ROOT, PICTURE),
    draw(shown.map((trace) => receiver.spans.filter(({ traceId }) => traceId === trace))),
  );
  await server.stop();
  await Promise.all([receiver.close(), mailServer.close(), stripe.close()]);
  rmSync(folder, { recursive: true, force: true });
  say(`Drawn: ${PICTURE}`);
}

/** Books as a guest; returns the traces of its four requests. */
async function book(baseUrl: string, number: number): Promise<string[]> {
  const traces: string[] = [];
  const as = (token?: string, isShown = true) =>
    createClient({
      baseUrl,
      headers: () => {
        const trace = randomBytes(16).toString('hex');
        if (isShown) traces.push(trace);
        return {
          traceparent: `00-${trace}-${randomBytes(8).toString('hex')}-00`,
          'X-Forwarded-For': `10.0.0.${number}`,
          ...(token && { Authorization: `Token ${token}` }),
        };
      },
    });
  const dropoff = Math.ceil(Date.now() / DAY_MS) * DAY_MS + (14 + number) * DAY_MS + DAY_MS / 2;
  const stay = {
    dropoff: new Date(dropoff).toISOString(),
    pickup: new Date(dropoff + DAY_MS / 6).toISOString(),
    bag_count: 2,
  };
  const query = { ...LONDON, ...stay, open_twentyfour_seven: true, kind: 'staffed' } as const;
  const { items } = await as().listStashpoints({ query });
  const stashpoint_id = items[0]?.id ?? '';
  await as().createQuote({ body: { stashpoint_id, ...stay } });
  const { token } = await as(undefined, false).createTemporaryUser({ body: {} });
  const { id } = await as(token).createBooking({ body: { stashpoint_id, ...stay, customer: ADA } });
  await as(token).payByCard({ body: { booking_id: id, payment_method: 'pm_card_visa' } });
  return traces;
}

/** Starts a receiver of OTLP as JSON. */
async function startReceiver() {
  const spans: Span[] = [];
  const receiver = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const { resourceSpans } = JSON.parse(Buffer.concat(chunks).toString()) as {
      resourceSpans: { scopeSpans: { spans: Span[] }[] }[];
    };
    spans.push(...resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap((scope) => scope.spans)));
    response.writeHead(200, { 'Content-Type': 'application/json' }).end('{}');
  });
  await new Promise<void>((listening) => receiver.listen(0, '127.0.0.1', listening));
  return {
    spans,
    url: `http://127.0.0.1:${(receiver.address() as AddressInfo).port}`,
    close: () => {
      receiver.close();
      receiver.closeAllConnections();
    },
  };
}

async function until(found: () => unknown): Promise<void> {
  const deadline = Date.now() + PATIENCE_MS;
  while (!found()) {
    if (Date.now() > deadline) throw new Error('A part of the booking was not recorded in time.');
    await setTimeout(100);
  }
}

const ROW = 17;
const LABELS = 300;
const BARS = 560;
const WIDTH = LABELS + BARS + 80;
const { text, textMuted, surface, line, accent, emphasis, info, highlight } = palette.light;

/** Draws traces below each other; the time between them is left out. */
function draw(traces: Span[][]): string {
  const ms = (nanoseconds: string) => Number(BigInt(nanoseconds) / 1_000n) / 1_000;
  const total = traces.reduce((sum, trace) => sum + lengthOf(trace), 0);
  const scale = BARS / total;
  const rows: string[] = [];
  let y = 34;
  let before = 0;
  for (const trace of traces) {
    const first = Math.min(...trace.map((span) => ms(span.startTimeUnixNano)));
    const isRoot = ({ parentSpanId }: Span) => !trace.some(({ spanId }) => spanId === parentSpanId);
    const order = (span: Span) => (isRoot(span) ? 0 : ms(span.startTimeUnixNano));
    for (const span of trace.toSorted((one, other) => order(one) - order(other))) {
      const isFirst = isRoot(span);
      const lasted = ms(span.endTimeUnixNano) - ms(span.startTimeUnixNano);
      const x = LABELS + (before + ms(span.startTimeUnixNano) - first) * scale;
      const width = Math.max(lasted * scale, 1);
      if (isFirst) rows.push(`<path d="M0 ${y - 3}H${WIDTH}" stroke="${line}"/>`);
      rows.push(
        `<text x="${isFirst ? 8 : 22}" y="${y + 11}" fill="${isFirst ? text : textMuted}">${escaped(span.name)}</text>`,
        `<rect x="${x.toFixed(1)}" y="${y + 2}" width="${width.toFixed(1)}" height="11" fill="${paintOf(span, isFirst)}"/>`,
        `<text x="${(x + width + 4).toFixed(1)}" y="${y + 11}" fill="${textMuted}">${lasted.toFixed(1)}</text>`,
      );
      y += ROW;
    }
    before += lengthOf(trace);
    y += 6;
  }
  const legend = Object.entries({ 'request, mail or job': accent, SQL: highlight, Stripe: emphasis, SMTP: info }).map(
    ([name, paint], index) =>
      `<rect x="${8 + index * 150}" y="10" width="11" height="11" fill="${paint}"/>` +
      `<text x="${25 + index * 150}" y="20" fill="${text}">${name}</text>`,
  );
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${y}" font-family="sans-serif" font-size="11">
<title>One booking as traces, milliseconds</title>
<rect width="${WIDTH}" height="${y}" fill="${surface}"/>
${[...legend, ...rows].join('\n')}
</svg>
`;

  function lengthOf(spans: readonly Span[]): number {
    if (spans.length === 0) return 0;
    const ends = Math.max(...spans.map((span) => ms(span.endTimeUnixNano)));
    return ends - Math.min(...spans.map((span) => ms(span.startTimeUnixNano)));
  }
}

function paintOf({ name }: Span, isFirst: boolean): string {
  if (isFirst) return accent;
  if (name === 'smtp') return info;
  return name.includes(' /v1/') ? emphasis : highlight;
}

function escaped(written: string): string {
  return written.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}
