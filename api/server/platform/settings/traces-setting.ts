import { ConfigError, type Environment, url } from './setting-readers.ts';

/** The receiver of traces, by the names that OpenTelemetry gives these settings. */
export interface TracesSetting {
  /** The address to send to: that of OTEL_EXPORTER_OTLP_ENDPOINT with `/v1/traces`. */
  url: string;
  /** Headers of each call, such as a key. */
  headers: Record<string, string>;
  /** The share of traces that are recorded, from 0 to 1. */
  share: number;
  serviceName: string;
}

/** A tenth suffices to find slow code. All of them cost up to a fifth of the processor's time. */
const DEFAULT_SHARE = 0.1;

/** Reads the receiver of traces; null records none. */
export function tracesSetting(env: Environment): TracesSetting | null {
  const endpoint = url(env, 'OTEL_EXPORTER_OTLP_ENDPOINT', ['http:', 'https:']);
  if (!endpoint) return null;
  return {
    url: `${endpoint.replace(/\/$/, '')}/v1/traces`,
    headers: headers(env, 'OTEL_EXPORTER_OTLP_HEADERS'),
    share: share(env, 'OTEL_TRACES_SAMPLER_ARG'),
    serviceName: env.OTEL_SERVICE_NAME || 'cubby',
  };
}

const HEADER = /^([\w-]+)=(.+)$/;

function headers(env: Environment, name: string): Record<string, string> {
  const given = (env[name] ?? '').split(',').flatMap((each) => each.trim() || []);
  return Object.fromEntries(
    given.map((each) => {
      const [, header, value] = HEADER.exec(each) ?? [];
      // The value may be a key: the error does not repeat it.
      if (!header || !value) throw new ConfigError(`${name} must be headers such as api-key=abc, separated by commas.`);
      return [header, decoded(name, value)];
    }),
  );
}

function decoded(name: string, value: string): string {
  try {
    return decodeURIComponent(value);
  } catch {
    throw new ConfigError(`${name} must be encoded like a URL: write % as %25.`);
  }
}

function share(env: Environment, name: string): number {
  const text = env[name];
  if (!text) return DEFAULT_SHARE;
  const value = Number(text);
  if (!(value >= 0 && value <= 1)) throw new ConfigError(`${name} must be a number from 0 to 1, not "${text}".`);
  return value;
}
