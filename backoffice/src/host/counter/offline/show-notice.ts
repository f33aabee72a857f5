/// <reference lib="webworker" />

/** The server's message, written for this device in its language. */
interface Notice {
  title: string;
  body: string;
  /** The path a tap opens. */
  path: string;
  /** A newer notification with the same tag replaces the older one. */
  tag: string;
}

/** Shows push notifications, and opens the page of one when it is tapped. */
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
    // Only our server can encrypt for this device, so an unreadable message is not ours.
    return null;
  }
}

function show(worker: ServiceWorkerGlobalScope, { title, body, path, tag }: Notice): Promise<void> {
  return worker.registration.showNotification(title, { body, tag, data: path, icon: '/icon-192.png' });
}

/** Opens the page in an existing tab, if there is one. */
async function openPage(worker: ServiceWorkerGlobalScope, path: string): Promise<void> {
  const target = new URL(path, worker.location.origin);
  if (target.origin !== worker.location.origin) return;
  const [tab] = await worker.clients.matchAll({ type: 'window' });
  const opened = await tab?.navigate(target.href).catch(() => null);
  // A browser may refuse to bring a tab to the front; the page has opened in it all the same.
  if (opened) await opened.focus().catch(() => null);
  else await worker.clients.openWindow(target.href);
}
