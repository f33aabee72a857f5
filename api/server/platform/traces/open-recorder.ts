import { randomUUID } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import { ROOT_CONTEXT, type Span, type SpanContext, type SpanOptions, TraceFlags, trace } from '@opentelemetry/api';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import {
  AlwaysOnSampler,
  BatchSpanProcessor,
  SamplingDecision,
  type SpanExporter,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from '@opentelemetry/sdk-trace';
import type { TracesSetting } from '../settings/traces-setting.ts';

/** The beginning of a trace: its id, and the caller's span where there is one. */
export interface Origin {
  id: string;
  caller: SpanContext | null;
}

/** Records spans and sends them to the receiver, in batches, beside the work of the server. */
export interface Recorder {
  /** Returns the trace that a caller names by its header, or a new one. */
  originOf: (traceparent: string | undefined) => Origin;
  /** Decides by the id alone: a caller can neither prevent that its trace is recorded nor enforce it. */
  records: (id: string) => boolean;
  /** Starts the first span of a trace that is recorded. */
  startFirst: (name: string, options: SpanOptions, origin: Origin) => Span;
  startIn: (outer: Span, name: string, options: SpanOptions) => Span;
  /** Sends the waiting entries. */
  flush: () => Promise<void>;
  close: () => Promise<void>;
}

/** Writes a line to the log. */
export type Report = (fields: object, text: string) => void;

/** The time to wait for the receiver: for one batch, and for the last one when the server stops. */
const EXPORT_MS = 5_000;
const CLOSE_MS = 1_000;
/** Spans that wait to be sent; further ones are dropped. About a kilobyte each. */
const QUEUE = 8_192;

export function openRecorder(setting: TracesSetting, report: Report): Recorder {
  const exporter = new OTLPTraceExporter({ url: setting.url, headers: setting.headers, timeoutMillis: EXPORT_MS });
  const sampler = new TraceIdRatioBasedSampler(setting.share);
  let givenId = '';
  const provider = new TracerProvider({
    resource: resourceFromAttributes({ 'service.name': setting.serviceName }),
    // Nothing is started that is not recorded.
    sampler: new AlwaysOnSampler(),
    idGenerator: { generateTraceId: () => givenId, generateSpanId: () => traceId().slice(SPAN_ID) },
    spanProcessors: [new BatchSpanProcessor({ exporter: telling(exporter, setting.url, report), maxQueueSize: QUEUE })],
  });
  const tracer = provider.getTracer('cubby');
  return {
    originOf: (traceparent) => readTraceparent(traceparent) ?? { id: traceId(), caller: null },
    records: (id) => sampler.shouldSample(ROOT_CONTEXT, id).decision === SamplingDecision.RECORD_AND_SAMPLED,
    startFirst: (name, options, { id, caller }) => {
      // Starting a span is synchronous.
      givenId = id;
      return tracer.startSpan(name, options, caller ? trace.setSpanContext(ROOT_CONTEXT, caller) : ROOT_CONTEXT);
    },
    startIn: (outer, name, options) => tracer.startSpan(name, options, trace.setSpan(ROOT_CONTEXT, outer)),
    flush: () => provider.forceFlush(),
    close: () => Promise.race([provider.shutdown().catch(() => {}), setTimeout(CLOSE_MS, undefined, { ref: false })]),
  };
}

/** A span's id is the second half of a UUID, which is random but for two bits. */
const SPAN_ID = 16;

/** Returns a random id. Node keeps random bytes ready for UUIDs, which the generator of the SDK does not. */
function traceId(): string {
  return randomUUID().replaceAll('-', '');
}

/** https://www.w3.org/TR/trace-context/#traceparent-header */
const TRACEPARENT = /^(?!ff)[\da-f]{2}-(?!0{32})([\da-f]{32})-(?!0{16})([\da-f]{16})-([\da-f]{2})/;

function readTraceparent(header: string | undefined): Origin | null {
  const [, traceId, spanId, flags] = (header && TRACEPARENT.exec(header)) || [];
  if (!traceId || !spanId || !flags) return null;
  // A caller that has recorded no span of its own is no parent: ours is the first of its trace.
  const traceFlags = Number.parseInt(flags, 16) & TraceFlags.SAMPLED;
  return { id: traceId, caller: traceFlags ? { traceId, spanId, traceFlags, isRemote: true } : null };
}

/** Logs when the receiver is lost and when it is back, in one line each. */
function telling(exporter: SpanExporter, url: string, report: Report): SpanExporter {
  const { host } = new URL(url);
  let isLost = false;
  return {
    export: (spans, done) =>
      exporter.export(spans, (result) => {
        const hasFailed = result.error !== undefined;
        if (hasFailed !== isLost)
          report({ host, ...(hasFailed && { problem: result.error?.message }) }, hasFailed ? LOST : BACK);
        isLost = hasFailed;
        done(result);
      }),
    shutdown: () => exporter.shutdown(),
  };
}

const LOST = 'traces are lost: their receiver does not accept them';
const BACK = 'traces are accepted again';
