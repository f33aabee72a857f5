import { AsyncLocalStorage } from 'node:async_hooks';
import { type Attributes, type Span, SpanKind, SpanStatusCode } from '@opentelemetry/api';
import type { Recorder } from './open-recorder.ts';

/**
 * Traces by OpenTelemetry. Nothing personal may be in a span: no values of a query, no addresses with parameters, no
 * bodies, no messages of errors.
 */

/** Null while traces are off: then every function here only looks at it. */
let recorder: Recorder | null = null;

/** A trace around some code: its innermost span, or only its id where it is not recorded. */
export type Trace = Span | string;

const current = new AsyncLocalStorage<Trace>();

/** Switches traces on for this process and records later spans. Returns a function that switches them off. */
export function recordWith(opened: Recorder): () => Promise<void> {
  recorder = opened;
  return async () => {
    recorder = null;
    await opened.close();
  };
}

export function isTracing(): boolean {
  return recorder !== null;
}

/** Returns the fields of a line of the log that name the trace it belongs to. */
export function traceFields(): { trace_id?: string; span_id?: string } {
  const around = current.getStore();
  if (around === undefined) return {};
  if (typeof around === 'string') return { trace_id: around };
  const { traceId, spanId } = around.spanContext();
  return { trace_id: traceId, span_id: spanId };
}

/** Runs code as a part of this trace. */
export function within<T>(around: Trace, run: () => T): T {
  return current.run(around, run);
}

/** Tells whether the code around the caller is recorded; what is not does no more than ask this. */
export function isRecorded(): boolean {
  return openSpan() !== null;
}

/** The name of a span, and its attributes. */
export interface Described {
  name: string;
  attributes: Attributes;
}

/**
 * Starts the trace of a request: in the one that is open already, in the caller's, or one of its own. `describe` is called
 * only if it is recorded.
 */
export function startRequest(traceparent: string | undefined, describe: () => Described): Trace | null {
  if (!recorder) return null;
  const outer = openSpan();
  const origin = outer ? null : recorder.originOf(traceparent);
  if (origin && !recorder.records(origin.id)) return origin.id;
  const { name, attributes } = describe();
  const options = { kind: SpanKind.SERVER, attributes };
  if (outer) return recorder.startIn(outer, name, options);
  return origin && recorder.startFirst(name, options, origin);
}

/** Runs the work of a job or a mail as a trace of its own. */
export function inTrace<T>(name: string, attributes: Attributes, run: () => Promise<T>): Promise<T> {
  if (!recorder) return run();
  const origin = recorder.originOf(undefined);
  if (!recorder.records(origin.id)) return current.run(origin.id, run);
  const span = recorder.startFirst(name, { kind: SpanKind.CONSUMER, attributes }, origin);
  return endWith(span, current.run(span, run));
}

/**
 * Runs a call to another server as a part of the open trace. Without one, as in polling, it is not recorded. Nothing that
 * it runs is a part of it.
 */
export function inCall<T>(
  name: string,
  attributes: Attributes,
  run: () => Promise<T>,
  note?: (span: Span, answer: T) => void,
): Promise<T> {
  const outer = openSpan();
  const span = outer && recorder?.startIn(outer, name, { kind: SpanKind.CLIENT, attributes });
  return span ? endWith(span, run(), note) : run();
}

/**
 * Returns the span around the caller while it is recorded and has not ended: a timer that a request has started runs in
 * its context for ever.
 */
function openSpan(): Span | null {
  if (!recorder) return null;
  const around = current.getStore();
  return typeof around === 'object' && around.isRecording() ? around : null;
}

/** Ends a span with the work that it is about, and returns that. */
function endWith<T>(span: Span, work: Promise<T>, note?: (span: Span, answer: T) => void): Promise<T> {
  work.then(
    (answer) => {
      note?.(span, answer);
      span.end();
    },
    (error) => {
      fail(span, error);
      span.end();
    },
  );
  return work;
}

/** Marks the span around the caller as failed, where its error goes no further. */
export function failTrace(error: unknown): void {
  const span = openSpan();
  if (span) fail(span, error);
}

/** Marks a span as failed, by the code of the error: messages contain values. */
function fail(span: Span, error: unknown): void {
  const { code, name } = error as { code?: unknown; name?: unknown };
  span.setAttribute('error.type', String(code ?? name ?? 'Error'));
  span.setStatus({ code: SpanStatusCode.ERROR });
}
