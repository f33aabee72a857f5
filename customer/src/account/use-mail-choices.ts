import type { MailChoices, MailKind } from '@cubby/api';
import { api, useApi } from '../lib/api/api.ts';
import { useSending } from '../lib/forms/use-sending.ts';

/** Which mails come, by the link of a mail or for who is signed in, and how that is changed: shown at once, and taken back if it fails. */
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
