import type { FastifyBaseLogger, FastifyServerOptions } from 'fastify';
import type { Gauges } from '../metrics/gauges.ts';
import { isTracing, traceFields } from '../traces/traces.ts';

export interface HasLog {
  /** Logs events outside a request. */
  log: FastifyBaseLogger;
}

/** Fields a log never shows: tokens, and the values of a failed statement, which are personal. */
const SECRETS = ['req.headers.authorization', 'err.params', 'err.parameters', 'err.detail'];

/** Lines of the log since the start. */
export interface HasLogged {
  /** Those about failures: level 50 and above. */
  logged: { errors: number };
}

const ERROR = 50;

/**
 * Returns the settings of the log: lines of JSON to the standard output, one per event, with its time and its trace. Counts
 * its errors in `logged`.
 */
export function logSettings(level: 'info' | 'warn' | 'silent', logged: HasLogged['logged']) {
  if (level === 'silent') return false;
  return {
    level,
    redact: SECRETS,
    ...(isTracing() && { mixin: traceFields }),
    hooks: {
      logMethod(line, write, level) {
        if (level >= ERROR) logged.errors += 1;
        return write.apply(this, line);
      },
    },
  } satisfies FastifyServerOptions['logger'];
}

/** Reports how many errors the log has. */
export function logGauges({ logged }: HasLogged): Gauges {
  return {
    help: { cubby_log_errors_total: 'Lines of the log about failures (level 50)' },
    read: () => ({ cubby_log_errors_total: logged.errors }),
  };
}
