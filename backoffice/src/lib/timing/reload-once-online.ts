/** The time a network has to last: a reload for one that goes again would stop what the user has opened since. */
const LASTING_MS = 1_000;

/** Loads the page again once the device has been back online for a moment, until the returned function is called. */
export function reloadOnceOnline(): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const goOn = () => {
    clearTimeout(timer);
    timer = setTimeout(() => navigator.onLine && window.location.reload(), LASTING_MS);
  };
  window.addEventListener('online', goOn);
  return () => {
    clearTimeout(timer);
    window.removeEventListener('online', goOn);
  };
}
