declare global {
  interface Window {
    /** Set by the page itself (index.html), which is there before our code. */
    answerEarlyPress?: () => void;
  }
}

/**
 * Lets what was pressed on a page that the server has drawn happen now. To be called once React listens: what it has not
 * taken over yet, it takes over for a press first.
 */
export function answerEarlyPress(): void {
  window.answerEarlyPress?.();
}
