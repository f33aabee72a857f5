import { useEffect, useState } from 'react';
import { useI18n } from '../language/Speaking.tsx';
import { type PushState, readPushState, renewDevice, switchOff, switchOn, tryOut } from './push-device.ts';

/** Notices on this device for a place: how it stands, and what can be done about it. `note` says what came of it. */
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

/** The server knows a device by its session and writes in its language: both may have changed since. */
export function useRenewedDevice(placeId: string | null): void {
  const { language } = useI18n();
  useEffect(() => {
    // Without a network it is told the next time.
    if (placeId) void renewDevice(placeId, language).catch(() => {});
  }, [placeId, language]);
}
