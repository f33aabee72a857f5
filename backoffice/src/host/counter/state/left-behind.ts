import { Vault } from '../device/vault.ts';
import { QueueStore } from '../queue/queue-store.ts';
import { waiting } from '../queue/queued-action.ts';

/** Returns the unsent actions of a person who has to sign in again; null if there are none. */
export async function leftBehind(): Promise<{ email: string; count: number } | null> {
  const vault = await Vault.openKept();
  if (!vault) return null;
  try {
    const queue = waiting(await new QueueStore(vault).list());
    const first = queue[0];
    if (!first) return null;
    return { email: first.userEmail, count: queue.filter(({ userId }) => userId === first.userId).length };
  } finally {
    vault.close();
  }
}
