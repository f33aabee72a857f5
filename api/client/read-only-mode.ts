/**
 * Tells whether the server accepts no writes at the moment, by its refusals and its shared context. Sites show a
 * notice, and send what they have kept once it is over.
 */
class ReadOnlyMode {
  #isOn = false;
  readonly #listeners = new Set<() => void>();

  get isOn(): boolean {
    return this.#isOn;
  }

  hear(isOn: boolean): void {
    if (isOn === this.#isOn) return;
    this.#isOn = isOn;
    for (const listener of this.#listeners) listener();
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };
}

export const readOnlyMode = new ReadOnlyMode();

/** The interval at which a site asks whether it is over, milliseconds. */
export const READ_ONLY_ASK_MS = 10_000;
