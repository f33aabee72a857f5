import { useEffect, useState } from 'react';
import { useI18n } from '../language/LanguageProvider.tsx';
import { type PushState, readPushState, renewDevice, switchOff, switchOn, tryOut } from './push-device.ts';

/**
 * Notifications on this device for a place: their state and the actions for it. `note` is the outcome of the last one.
 */
export function usePush(placeId: string) {
  const { language } = useI18n();
  const [state, setState] = useState<PushState | null>(null);
  const [isBusy, setBusy] = useState(false);
  const [note, setNote] = useState<'tried' | 'try_failed' | 'failed' | null>(null);
  useEffect(() => {
    void readPushState(placeId).then(setState, () => setState('unsupported'));
  }, [placeId]);
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
    switchOn: () => run(async () => setState(await switchOn(placeId, language))),
    switchOff: () => run(async () => setState(await switchOff(placeId))),
    tryOut: () => run(async () => setNote((await tryOut(placeId)) === 'sent' ? 'tried' : 'try_failed')),
  };
}

/**
 * Renews the subscription: the server identifies a device by its session and writes in its language, and both may have
 * changed.
 */
export function useRenewedDevice(placeId: string | null): void {
  const { language } = useI18n();
  useEffect(() => {
    // While offline this is left to the next start.
    if (placeId) void renewDevice(placeId, language).catch(() => {});
  }, [placeId, language]);
}
