import { AsyncLocalStorage } from 'node:async_hooks';
import { type Attributes, ROOT_CONTEXT, type Span, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api';
import type { Recorder } from './open-recorder.ts';

/**
 * Traces by OpenTelemetry. Nothing personal may be in a span: no values of a query, no addresses with parameters, no
 * bodies, no messages of errors.
 */

/** Null while traces are off: then every function here only looks at it. */
let recorder: Recorder | null = null;

const current = new AsyncLocalStorage<Span>();

/** Switches traces on for this process; what is opened later is recorded. Returns a function that switches them off. */
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
  const context = current.getStore()?.spanContext();
  return context ? { trace_id: context.traceId, span_id: context.spanId } : {};
}

/** Runs code as a part of the trace of this span. */
export function within<T>(span: Span, run: () => T): T {
  return current.run(span, run);
}

/** Starts the span of a request: in the trace that is open already, in the caller's, or in one of its own. */
export function startRequest(name: string, attributes: Attributes, traceparent: string | undefined): Span | null {
  const outer = openSpan();
  const options = { kind: SpanKind.SERVER, attributes };
  if (outer) return start(name, options, outer);
  return recorder?.continue(name, options, traceparent) ?? null;
}

/** Runs the work of a job or a mail as a trace of its own. */
export function inTrace<T>(name: string, attributes: Attributes, run: () => Promise<T>): Promise<T> {
  if (!recorder) return run();
  return ending(recorder.tracer.startSpan(name, { kind: SpanKind.CONSUMER, attributes }, ROOT_CONTEXT), run);
}

/** Runs a call to another server as a part of the open trace. Without one, as in polling, it is not recorded. */
export function inCall<T>(
  name: string,
  attributes: Attributes,
  run: () => Promise<T>,
  note?: (span: Span, answer: T) => void,
): Promise<T> {
  const outer = openSpan();
  const span = outer && start(name, { kind: SpanKind.CLIENT, attributes }, outer);
  return span ? ending(span, run, note) : run();
}

/**
 * Returns the span around the caller while it is recorded and has not ended: a timer that a request has started runs in
 * its context for ever.
 */
function openSpan(): Span | null {
  if (!recorder) return null;
  const span = current.getStore();
  return span?.isRecording() ? span : null;
}

function start(name: string, options: { kind: SpanKind; attributes: Attributes }, outer: Span): Span | null {
  return recorder?.tracer.startSpan(name, options, trace.setSpan(ROOT_CONTEXT, outer)) ?? null;
}

async function ending<T>(span: Span, run: () => Promise<T>, note?: (span: Span, answer: T) => void): Promise<T> {
  try {
    const answer = await current.run(span, run);
    note?.(span, answer);
    return answer;
  } catch (error) {
    fail(span, error);
    throw error;
  } finally {
    span.end();
  }
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
