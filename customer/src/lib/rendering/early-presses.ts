declare global {
  interface Window {
    /** Set by the page itself (index.html), before our code has loaded. */
    answerEarlyPress?: () => void;
  }
}

/**
 * Replays a press on a page that the server has drawn. To be called once React listens: React first hydrates the parts
 * that a press needs.
 */
export function answerEarlyPress(): void {
  window.answerEarlyPress?.();
}
