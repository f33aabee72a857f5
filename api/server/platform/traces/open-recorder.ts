import { setTimeout } from 'node:timers/promises';
import { ROOT_CONTEXT, type Span, type SpanOptions, TraceFlags, type Tracer, trace } from '@opentelemetry/api';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import {
  BatchSpanProcessor,
  RandomIdGenerator,
  type SpanExporter,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from '@opentelemetry/sdk-trace';
import type { TracesSetting } from '../settings/traces-setting.ts';

/** Records spans and sends them to the receiver, in batches, beside the work of the server. */
export interface Recorder {
  tracer: Tracer;
  /** Starts a span in the trace that a caller names by its header, or in one of its own. */
  continue: (name: string, options: SpanOptions, traceparent: string | undefined) => Span;
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
  const ids = new RandomIdGenerator();
  let givenId: string | null = null;
  const provider = new TracerProvider({
    resource: resourceFromAttributes({ 'service.name': setting.serviceName }),
    // By the id alone: a caller can neither prevent that its trace is recorded nor enforce it.
    sampler: new TraceIdRatioBasedSampler(setting.share),
    idGenerator: {
      generateTraceId: () => givenId ?? ids.generateTraceId(),
      generateSpanId: () => ids.generateSpanId(),
    },
    spanProcessors: [new BatchSpanProcessor({ exporter: telling(exporter, setting.url, report), maxQueueSize: QUEUE })],
  });
  const tracer = provider.getTracer('cubby');
  return {
    tracer,
    continue: (name, options, traceparent) => {
      const caller = readTraceparent(traceparent);
      if (!caller) return tracer.startSpan(name, options, ROOT_CONTEXT);
      if (caller.traceFlags & TraceFlags.SAMPLED)
        return tracer.startSpan(name, options, trace.setSpanContext(ROOT_CONTEXT, { ...caller, isRemote: true }));
      // The caller has recorded no span of its own, so ours is the first of its trace. Starting one is synchronous.
      givenId = caller.traceId;
      const span = tracer.startSpan(name, options, ROOT_CONTEXT);
      givenId = null;
      return span;
    },
    close: () => Promise.race([provider.shutdown().catch(() => {}), setTimeout(CLOSE_MS, undefined, { ref: false })]),
  };
}

/** https://www.w3.org/TR/trace-context/#traceparent-header */
const TRACEPARENT = /^(?!ff)[\da-f]{2}-(?!0{32})([\da-f]{32})-(?!0{16})([\da-f]{16})-([\da-f]{2})/;

function readTraceparent(header: string | undefined) {
  const [, traceId, spanId, flags] = TRACEPARENT.exec(header ?? '') ?? [];
  return traceId && spanId && flags ? { traceId, spanId, traceFlags: Number.parseInt(flags, 16) } : null;
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
