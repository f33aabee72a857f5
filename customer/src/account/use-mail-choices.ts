import type { MailKind } from '@cubby/api';
import { api, useApi } from '../lib/api/api.ts';
import { useSending } from '../lib/forms/use-sending.ts';

/** Which mails come, by the link of a mail or for who is signed in, and how that is changed: shown at once as it was saved. */
export function useMailChoices(token: string | null, { isAsked }: { isAsked: boolean }) {
  const by = token === null ? {} : { token };
  const { data, error, mutate } = useApi('getMailChoices', isAsked ? { query: by } : null);
  const { send, pending, error: sendingError } = useSending();
  const set = (kind: MailKind, wanted: boolean) =>
    send(async () => {
      const saved = await api.updateMailChoices({ body: { ...by, kind, wanted } });
      await mutate(saved, { revalidate: false });
    });
  return { data, error, retry: () => void mutate(), switching: { set, pending, error: sendingError } };
}

export type SwitchesMails = ReturnType<typeof useMailChoices>['switching'];
