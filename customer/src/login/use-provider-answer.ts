import { useEffect, useEffectEvent, useState } from 'react';
import { useLocation } from 'wouter';
import { api } from '../lib/api/api.ts';
import { useI18n } from '../lib/i18n/I18nProvider.tsx';
import { pathsOf } from '../lib/routing/paths.ts';
import type { ConsoleName } from './ConsoleNotice.tsx';
import {
  type Answer,
  forgetJourney,
  type Journey,
  keptJourney,
  type Provider,
  readAnswer,
} from './provider-sign-in.ts';
import { consoleOf, useEnter } from './use-enter.ts';

export type ProviderOutcome =
  | { status: 'none' }
  | { status: 'pending'; provider: Provider }
  | { status: 'cancelled'; provider: Provider }
  /** The account needs two-step verification, which only its console offers. */
  | { status: 'elsewhere'; console: ConsoleName }
  | { status: 'failed'; provider: Provider | null; error: unknown };

/**
 * Completes a sign-in from the provider's answer: in the fragment, which is removed immediately, so that neither
 * history nor a shared link holds the token. Providers have one redirect address only, in English: other languages
 * continue from there.
 */
export function useProviderAnswer(): ProviderOutcome {
  const { language, paths } = useI18n();
  const [, go] = useLocation();
  const { enter } = useEnter();
  const [outcome, setOutcome] = useState<ProviderOutcome>({ status: 'none' });

  const finish = async (journey: Journey, answer: Extract<Answer, { status: 'token' }>) => {
    const { provider } = journey;
    setOutcome({ status: 'pending', provider });
    try {
      const token = await signIn(journey, answer);
      enter(token, journey.next);
      const at = consoleOf(token);
      if (at) setOutcome({ status: 'elsewhere', console: at });
    } catch (error) {
      setOutcome({ status: 'failed', provider, error });
    }
  };
  const takeUp = useEffectEvent(() => {
    const { hash } = window.location;
    const journey = keptJourney();
    const answer = readAnswer(hash, journey);
    if (!answer) return;
    const here = { next: journey?.next ?? undefined };
    if (journey && journey.language !== language)
      return go(pathsOf(journey.language).loginEmail(here) + hash, { replace: true });
    go(paths.loginEmail(here), { replace: true });
    forgetJourney();
    if (answer.status === 'token' && journey) return void finish(journey, answer);
    if (answer.status === 'cancelled' && journey)
      return setOutcome({ status: 'cancelled', provider: journey.provider });
    setOutcome({ status: 'failed', provider: journey?.provider ?? null, error: null });
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: in the right language the answer is looked at once more.
  useEffect(() => takeUp(), [language]);
  return outcome;
}

function signIn({ provider, nonce, language }: Journey, answer: Extract<Answer, { status: 'token' }>) {
  const body = {
    id_token: answer.idToken,
    nonce,
    language,
    accepted_tos_at: new Date().toISOString(),
    ...(answer.firstName && { first_name: answer.firstName }),
    ...(answer.lastName && { last_name: answer.lastName }),
  };
  const call = provider === 'apple' ? api.signInWithApple : api.signInWithGoogle;
  return call({ body }, { ignoreUnauthorized: true });
}
