import type { MailChoices, MailKind } from '@cubby/api';
import { api, useApi } from '../lib/api/api.ts';
import { useSending } from '../lib/forms/use-sending.ts';

/**
 * Returns the kinds of email sent, for an email's link or the signed-in traveller, and a way to change them: shown
 * immediately and reverted if the request fails.
 */
export function useMailChoices(token: string | null, { isAsked }: { isAsked: boolean }) {
  const by = token === null ? {} : { token };
  const { data, error, mutate } = useApi('getMailChoices', isAsked ? { query: by } : null);
  const { send, pending, error: sendingError } = useSending();
  const set = (kind: MailKind, wanted: boolean) =>
    send(() =>
      mutate(api.updateMailChoices({ body: { ...by, kind, wanted } }), {
        optimisticData: (shown) => switched(shown ?? NOTHING_KNOWN, kind, wanted),
        revalidate: false,
      }),
    );
  return { data, error, retry: () => void mutate(), switching: { set, pending, error: sendingError } };
}

const NOTHING_KNOWN: MailChoices = { off: [], kind: null };

function switched(choices: MailChoices, kind: MailKind, wanted: boolean): MailChoices {
  const others = choices.off.filter((each) => each !== kind);
  return { ...choices, off: wanted ? others : [...others, kind] };
}

export type SwitchesMails = ReturnType<typeof useMailChoices>['switching'];
