/** A pause that ends early once something makes it pointless. */
export class BackoffTimer {
  #waiting = new Set<() => void>();

  pause(milliseconds: number): Promise<void> {
    return new Promise((resolve) => {
      const end = () => {
        clearTimeout(timer);
        this.#waiting.delete(end);
        resolve();
      };
      const timer = setTimeout(end, milliseconds);
      this.#waiting.add(end);
    });
  }

  wake(): void {
    for (const end of [...this.#waiting]) end();
  }
}
