import { normaliseError } from '@cubby/api';
import { queryString } from '@cubby/api/client';
import { rowStruct } from '@cubby/api/react-admin';
import { HttpError } from 'ra-core';
import { resourceOf } from '../resources/resources.ts';
import { errorKey } from './error-message.ts';
import type { ReadableField, Reader } from './readable-csv.ts';
import { requestHeaders } from './request-headers.ts';

interface Readable {
  fields: readonly ReadableField[];
  reader: Reader;
}

export interface Download {
  resource: string;
  filter: Record<string, unknown>;
  /** The form for people to read; by default all fields as the API has them. */
  readable?: Readable | undefined;
  /** The file name; by default the resource and the date. */
  name?: string;
  /** Called with the number of rows received, and their total. */
  onProgress: (rows: number, total: number) => void;
  signal: AbortSignal;
}

/**
 * Downloads everything a list's filters select as CSV, as the server streams it, and has the browser save it.
 *
 * @throws HttpError when the server refuses; AbortError when it was stopped.
 */
export async function downloadCsv(download: Download): Promise<void> {
  const { resource, filter, readable, name, onProgress, signal } = download;
  const response = await fetch(`${resourceOf(resource).path}${queryString(filter)}`, {
    headers: { ...requestHeaders(), Accept: 'text/csv' },
    credentials: 'include',
    signal,
  });
  if (!response.ok || !response.body) {
    const { id } = normaliseError(await response.json().catch(() => null));
    throw new HttpError(errorKey(id), response.status);
  }
  const total = Number(response.headers.get('X-Total-Count') ?? 0);
  const parts: BlobPart[] = [];
  let rows = -1;
  for await (const part of chunksOf(response.body)) {
    parts.push(part);
    rows += linesIn(part);
    onProgress(Math.min(Math.max(rows, 0), total), total);
  }
  const file = new Blob(parts, { type: 'text/csv' });
  save(readable ? await rewritten(file, resource, readable) : file, `cubby-${name ?? `${resource}-${today()}`}.csv`);
}

/** The parser is loaded with the first file. */
async function rewritten(file: Blob, resource: string, { fields, reader }: Readable): Promise<Blob> {
  const { readableCsv } = await import('./readable-csv.ts');
  return new Blob([readableCsv(await file.text(), rowStruct(resource), fields, reader)], { type: 'text/csv' });
}

function today(): string {
  return new Date().toISOString().slice(0, 10);
}

/** Safari cannot iterate a stream yet, so its reader is used. */
async function* chunksOf(stream: ReadableStream<Uint8Array<ArrayBuffer>>) {
  const reader = stream.getReader();
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return;
    yield value;
  }
}

const NEW_LINE = 10;

function linesIn(bytes: Uint8Array): number {
  return bytes.reduce((lines, byte) => (byte === NEW_LINE ? lines + 1 : lines), 0);
}

/** Has the browser save a file. */
export function save(file: Blob, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  // By the next task the browser has its own reference to the file.
  setTimeout(() => URL.revokeObjectURL(link.href), 0);
}
