/// <reference lib="webworker" />

/** What the server sends: made for this device, in its language. */
interface Notice {
  title: string;
  body: string;
  /** Where a tap leads. */
  path: string;
  /** What is told anew takes the place of what was told before. */
  tag: string;
}

/** Shows what is pushed, and opens what it is about on a tap. */
export function showNotices(worker: ServiceWorkerGlobalScope): void {
  worker.addEventListener('push', (event) => {
    const notice = readNotice(event.data);
    if (notice) event.waitUntil(show(worker, notice));
  });
  worker.addEventListener('notificationclick', (event) => {
    event.notification.close();
    event.waitUntil(openPage(worker, String(event.notification.data)));
  });
}

function readNotice(data: PushMessageData | null): Notice | null {
  try {
    return data?.json() as Notice;
  } catch {
    // Nobody but our server can encrypt for this device; what it cannot read is not ours.
    return null;
  }
}

function show(worker: ServiceWorkerGlobalScope, { title, body, path, tag }: Notice): Promise<void> {
  return worker.registration.showNotification(title, { body, tag, data: path, icon: '/icon-192.png' });
}

/** In the tab that is open already, if there is one. */
async function openPage(worker: ServiceWorkerGlobalScope, path: string): Promise<void> {
  const target = new URL(path, worker.location.origin);
  if (target.origin !== worker.location.origin) return;
  const [tab] = await worker.clients.matchAll({ type: 'window' });
  const opened = await tab?.navigate(target.href).catch(() => null);
  // A browser may keep a tab from coming to the front by itself; it has the page all the same.
  if (opened) await opened.focus().catch(() => null);
  else await worker.clients.openWindow(target.href);
}
