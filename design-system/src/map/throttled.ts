/** Runs at once and then at most every `pauseMs`; the last call of a burst is never lost. */
export function throttled(run: () => void, pauseMs: number): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let again = false;
  return function call() {
    if (timer !== undefined) {
      again = true;
      return;
    }
    run();
    timer = setTimeout(() => {
      timer = undefined;
      if (!again) return;
      again = false;
      call();
    }, pauseMs);
  };
}
