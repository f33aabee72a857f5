import type { TracesSetting } from '../settings/traces-setting.ts';
import type { Report } from './open-recorder.ts';
import { recordWith } from './traces.ts';

/**
 * Starts traces, where they are set; before all that is to be recorded is opened. The SDK is loaded only then. Returns a
 * function that sends the last ones, within a second, and stops.
 */
export async function startTraces(setting: TracesSetting | null, report: Report): Promise<() => Promise<void>> {
  if (!setting) return async () => {};
  const { openRecorder } = await import('./open-recorder.ts');
  return recordWith(openRecorder(setting, report));
}
