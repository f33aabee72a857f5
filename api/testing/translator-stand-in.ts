import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { TranslatorSettings } from '../server/platform/settings/translator-setting.ts';

/** A request body of LibreTranslate. */
export interface Question {
  q: string[];
  source: string;
  target: string;
  format: string;
  api_key?: string;
}

/** The response instead of translations. */
export interface Fault {
  status?: number;
  body?: unknown;
  afterMs?: number;
}

/** A stand-in for LibreTranslate on a port of its own: `Ring twice.` in German is `(de) Ring twice.`. */
export interface TranslatorStandIn {
  settings: TranslatorSettings;
  asked: { question: Question; path: string; headers: IncomingHttpHeaders }[];
  /** Responds instead if it returns something. */
  fail: (fault: ((question: Question) => Fault | undefined) | undefined) => void;
  close: () => void;
}

export async function startTranslatorStandIn(): Promise<TranslatorStandIn> {
  const asked: TranslatorStandIn['asked'] = [];
  let failing: ((question: Question) => Fault | undefined) | undefined;
  const server = createServer(async (request, response) => {
    let text = '';
    for await (const chunk of request) text += chunk;
    const question = JSON.parse(text) as Question;
    asked.push({ question, path: request.url ?? '', headers: request.headers });
    const translatedText = question.q.map((each) => `(${question.target}) ${each}`);
    const { status = 200, body = { translatedText }, afterMs = 0 } = failing?.(question) ?? {};
    setTimeout(() => {
      response.writeHead(status, { 'Content-Type': 'application/json' });
      response.end(typeof body === 'string' ? body : JSON.stringify(body));
    }, afterMs);
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  return {
    settings: { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/translate`, key: null },
    asked,
    fail: (fault) => {
      failing = fault;
    },
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}
