declare global {
  interface Window {
    /** Set by the page itself (index.html), before our code has loaded. */
    answerEarlyInput?: () => void;
  }
}

/**
 * Replays what was typed and pressed on a page that the server has drawn. To be called once React listens: React first
 * hydrates the parts that an event needs.
 */
export function answerEarlyInput(): void {
  window.answerEarlyInput?.();
}
