import type { ProofMethod, ProofOptions } from '@cubby/api';
import { useEffect, useEffectEvent, useState } from 'react';
import type { ProofRequest } from '../../lib/api/ask-for-proof.ts';
import { canUsePasskeys, proveByPasskey } from '../../lib/auth/sign-in-methods.ts';
import { type Attempts, useAttempt } from '../../lib/auth/use-attempt.ts';

type Step = 'options' | 'send' | ProofMethod;

export interface ProofWays extends Pick<Attempts<Step>, 'busy' | 'failure'> {
  isLoading: boolean;
  email: string;
  /** The way that is shown; null if none counts yet. */
  way: ProofMethod | null;
  /** The other ways that count. */
  others: ProofMethod[];
  /** The time from which the youngest way that does not count yet will. */
  youngUntil: string | null;
  /** The number of codes mailed: none until the person asks for one. */
  sent: number;
  choose: (way: ProofMethod) => void;
  reload: () => void;
  send: () => Promise<void>;
  byPasskey: () => Promise<void>;
  byCode: (code: string) => Promise<void>;
  bySecondFactor: (way: 'authenticator' | 'backup_code', code: string) => Promise<void>;
}

/** The ways in which a session can be proven for a call, and the attempts at it. */
export function useProof({ client, need, settle }: ProofRequest): ProofWays {
  const [options, setOptions] = useState<ProofOptions | null>(null);
  const [chosen, choose] = useState<ProofMethod | null>(null);
  const [sent, setSent] = useState(0);
  // A session that has ended meanwhile is refused, and the page behind the dialog leads to the sign-in.
  const { busy, failure, attempt } = useAttempt<Step>(() => settle(false));
  const load = () => attempt('options', async () => setOptions(await client.getProofOptions()));
  const begin = useEffectEvent(load);
  useEffect(() => {
    void begin();
  }, []);

  const known = (options?.methods ?? []).filter(({ by }) => by !== 'passkey' || canUsePasskeys());
  const young = known.filter(({ established_from }) => need === 'established' && established_from !== null);
  const usable = known.filter((each) => !young.includes(each)).map(({ by }) => by);
  const way = usable.find((by) => by === chosen) ?? usable.find((by) => by !== 'backup_code') ?? usable[0] ?? null;
  const [youngUntil = null] = young.map(({ established_from }) => established_from).sort();
  const proven = (by: Step, prove: () => Promise<unknown>) =>
    attempt(by, async () => {
      await prove();
      settle(true);
    });

  return {
    isLoading: options === null && failure === null,
    email: options?.email ?? '',
    way,
    others: usable.filter((by) => by !== way),
    youngUntil,
    sent,
    busy,
    failure,
    choose,
    reload: () => void load(),
    send: () =>
      attempt('send', async () => {
        await client.requestProofCode();
        setSent((count) => count + 1);
      }),
    byPasskey: () => proven('passkey', () => proveByPasskey(client, need)),
    byCode: (code) => proven('code', () => client.proveByCode({ body: { one_time_password: code } })),
    bySecondFactor: (by, code) => proven(by, () => client.proveBySecondFactor({ body: { code } })),
  };
}
