import type { CounterResult, OwnDevice } from '@cubby/api';
import type { Link } from '../live/follow-place.ts';

/** What became of an action. `problem` is why the server would not take it at all. */
export type Outcome = { result: CounterResult } | { problem: string };

/** What the tabs of a device tell each other. */
export type Message =
  /** The day or the queue on the device is another than before. */
  | { kind: 'changed' }
  | { kind: 'queued' }
  | { kind: 'place'; placeId: string }
  | { kind: 'link'; link: Link; heardAt: string | null; failure: string | null }
  | { kind: 'outcome'; actionId: string; outcome: Outcome }
  /** A tab has just opened and does not know how things stand. */
  | { kind: 'hello' }
  /** Somebody else stands at this device now, or nobody. */
  | { kind: 'shared'; shared: OwnDevice; sentHome: string | null }
  | { kind: 'signed-out' };

/** The tabs of this device among themselves; nobody hears their own words. */
export class Channel {
  readonly #channel = new BroadcastChannel('cubby-counter');

  tell(message: Message): void {
    this.#channel.postMessage(message);
  }

  listen(hear: (message: Message) => void): void {
    this.#channel.onmessage = ({ data }: MessageEvent<Message>) => hear(data);
  }

  close(): void {
    this.#channel.close();
  }
}
