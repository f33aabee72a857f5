import type { KeptMessage, MessageStore } from '@cubby/design-system';
import { deviceStorage } from './storage.ts';

const KEPT_AS = 'messages';

/** Returns where this device keeps an unsent message about a booking. */
export function messagesOf(bookingId: string): MessageStore {
  return {
    read: () => readAll()[bookingId] ?? null,
    write: (kept) => {
      const { [bookingId]: _, ...others } = readAll();
      deviceStorage.setItem(KEPT_AS, JSON.stringify(kept ? { ...others, [bookingId]: kept } : others));
    },
  };
}

/** Deletes the unsent messages from this device. */
export function forgetMessages(): void {
  deviceStorage.removeItem(KEPT_AS);
}

function readAll(): Record<string, KeptMessage> {
  try {
    return JSON.parse(deviceStorage.getItem(KEPT_AS) ?? '{}') as Record<string, KeptMessage>;
  } catch {
    return {};
  }
}
