import type { AuthToken, SignInMethods } from '@cubby/api';
import { useEffect, useEffectEvent, useState } from 'react';
import { clientAtDoor, type SignInMethodClient } from '../api/door-api.ts';
import { signInWithPasskey } from './sign-in-methods.ts';
import { type Attempts, useAttempt } from './use-attempt.ts';

interface DoorOptions {
  /** The full session; what this throws is shown as what went wrong. */
  onToken: (token: AuthToken) => unknown;
  /** The ten minutes are over. */
  onOver: () => void;
}

type Way = 'methods' | 'passkey' | 'code';

export interface SecondProof extends Pick<Attempts<Way>, 'busy' | 'failure'> {
  client: SignInMethodClient;
  /** Null while they are asked for. */
  methods: SignInMethods | null;
  reload: () => Promise<void>;
  byPasskey: () => Promise<void>;
  /** By a code of the app or a backup code. */
  byCode: (code: string) => Promise<void>;
}

/** The second step of a sign-in, as both doors take it: with what was set up before, to a full session. */
export function useSecondProof(pending: AuthToken, { onToken, onOver }: DoorOptions): SecondProof {
  const [client] = useState(() => clientAtDoor(pending));
  const [methods, setMethods] = useState<SignInMethods | null>(null);
  const { busy, failure, attempt } = useAttempt<Way>(onOver);
  const reload = () => attempt('methods', async () => setMethods(await client.getSignInMethods()));
  const begin = useEffectEvent(reload);
  useEffect(() => {
    void begin();
  }, []);

  return {
    client,
    methods,
    failure,
    busy,
    reload,
    byPasskey: () => attempt('passkey', async () => void (await onToken(await signInWithPasskey(client)))),
    byCode: (code) =>
      attempt('code', async () => void (await onToken(await client.signInWithSecondFactor({ body: { code } })))),
  };
}

/** Whether anything was set up yet: whoever has nothing and has to has it done at the staff's console. */
export function hasMethods({ passkeys, authenticator }: SignInMethods): boolean {
  return passkeys.length > 0 || authenticator !== null;
}
