import type { AuthToken, SignInMethods } from '@cubby/api';
import { useEffect, useEffectEvent, useState } from 'react';
import { clientAtDoor, type SignInMethodClient } from '../api/door-api.ts';
import { signInWithPasskey } from './sign-in-methods.ts';
import { type Attempts, useAttempt } from './use-attempt.ts';

interface DoorOptions {
  /** Receives the full session; an error it throws is shown. */
  onToken: (token: AuthToken) => unknown;
  /** Called when the 10 minutes are over. */
  onOver: () => void;
}

type Way = 'methods' | 'passkey' | 'code';

export interface SecondProof extends Pick<Attempts<Way>, 'busy' | 'failure'> {
  client: SignInMethodClient;
  /** Null while they are loading. */
  methods: SignInMethods | null;
  reload: () => Promise<void>;
  byPasskey: () => Promise<void>;
  /** Continues with a code of the app or a backup code. */
  byCode: (code: string) => Promise<void>;
}

/** The second step of a sign-in, shared by console and counter: from the methods set up before to a full session. */
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

/** Tells whether any method has been set up: users who need one but have none set it up in the staff console. */
export function hasMethods({ passkeys, authenticator }: SignInMethods): boolean {
  return passkeys.length > 0 || authenticator !== null;
}
