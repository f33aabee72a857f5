import { deviceStorage } from '@cubby/api/client';
import type { KeptMessage, MessageStore } from '@cubby/design-system';

const KEPT_AS = 'messages';

/** A message to a host: `pass` opens its booking, and is null for its own traveller. */
export interface MessageToHost extends KeptMessage {
  pass: string | null;
}

/** Returns where this device keeps an unsent text: a claim’s, or any other that only its own page sends. */
export function textOf(name: string): MessageStore {
  return { read: () => readAll()[name] ?? null, write: (kept) => write(name, kept) };
}

/** Returns where this device keeps an unsent message to the host of a booking; any page of the site sends it. */
export function messagesOf(bookingId: string, pass: string | null): MessageStore {
  return { ...textOf(bookingId), write: (kept) => write(bookingId, kept ? { ...kept, pass } : null) };
}

/** Returns the messages to hosts on this device, by booking. */
export function messagesToHosts(): [bookingId: string, message: MessageToHost][] {
  return Object.entries(readAll()).flatMap(([id, kept]): [string, MessageToHost][] =>
    'pass' in kept ? [[id, kept]] : [],
  );
}

function write(name: string, kept: KeptMessage | MessageToHost | null): void {
  const { [name]: _, ...others } = readAll();
  deviceStorage.setItem(KEPT_AS, JSON.stringify(kept ? { ...others, [name]: kept } : others));
}

/** Deletes the unsent messages from this device. */
export function forgetMessages(): void {
  deviceStorage.removeItem(KEPT_AS);
}

function readAll(): Record<string, KeptMessage | MessageToHost> {
  try {
    return JSON.parse(deviceStorage.getItem(KEPT_AS) ?? '{}') as ReturnType<typeof readAll>;
  } catch {
    return {};
  }
}
