import { useEffect, useState } from 'react';
import { useI18n } from '../language/LanguageProvider.tsx';
import { type PushState, readPushState, renewDevice, switchOff, switchOn, tryOut } from './push-device.ts';

/**
 * Notifications on this device for a place: their state and the actions for it. `note` is the outcome of the last one.
 */
export function usePush(stashpointId: string) {
  const { language } = useI18n();
  const [state, setState] = useState<PushState | null>(null);
  const [isBusy, setBusy] = useState(false);
  const [note, setNote] = useState<'tried' | 'try_failed' | 'failed' | null>(null);
  useEffect(() => {
    void readPushState(stashpointId).then(setState, () => setState('unsupported'));
  }, [stashpointId]);
  const run = async (deed: () => Promise<void>) => {
    setBusy(true);
    setNote(null);
    await deed().catch(() => setNote('failed'));
    setBusy(false);
  };
  return {
    state,
    isBusy,
    note,
    switchOn: () => run(async () => setState(await switchOn(stashpointId, language))),
    switchOff: () => run(async () => setState(await switchOff(stashpointId))),
    tryOut: () => run(async () => setNote((await tryOut(stashpointId)) === 'sent' ? 'tried' : 'try_failed')),
  };
}

/**
 * Renews the subscription: the server identifies a device by its session and writes in its language, and both may have
 * changed.
 */
export function useRenewedDevice(stashpointId: string | null): void {
  const { language } = useI18n();
  useEffect(() => {
    // While offline this is left to the next start.
    if (stashpointId) void renewDevice(stashpointId, language).catch(() => {});
  }, [stashpointId, language]);
}
