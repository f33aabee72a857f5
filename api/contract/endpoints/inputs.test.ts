import { create, is } from 'superstruct';
import { describe, expect, it } from 'vitest';
import type { AnyStruct, Endpoint } from '../endpoint.ts';
import { type EndpointName, endpoints } from '../endpoints.ts';

interface Leaf {
  name: string;
  struct: AnyStruct;
}

/** Returns every input field of a struct, with the call it belongs to. */
function leavesOf(name: string, struct: AnyStruct | undefined): Leaf[] {
  if (!struct) return [];
  if ((struct.type === 'object' || struct.type === 'type') && struct.schema)
    return Object.entries<AnyStruct>(struct.schema).flatMap(([field, inner]) => leavesOf(`${name}.${field}`, inner));
  if (struct.type === 'array' && struct.schema) return leavesOf(`${name}.0`, struct.schema);
  return [{ name, struct }];
}

const leaves = Object.entries<Endpoint>(endpoints).flatMap(([name, { params, query, body }]) =>
  [params, query, body].flatMap((struct) => leavesOf(name, struct)),
);

const NAMES = /\.(first_name|last_name|business_name|name)$/;
/**
 * Drafts of a place: the server reports line by line which fields must not be blank, together with all other errors.
 */
const DRAFTS = /^\w*Stashpoint\w*\./;

describe('input structs', () => {
  it('accept no integer that exceeds its column', () => {
    const whole = leaves.filter(({ struct }) => struct.type === 'integer');
    expect(whole.length).toBeGreaterThan(30);
    const tooLarge = whole.filter(({ struct }) =>
      [2_147_483_648, -2_147_483_648, 99_999_999_999].some((value) => is(value, struct)),
    );
    expect(tooLarge.map(({ name }) => name)).toEqual([]);
  });

  it('accept no infinite number', () => {
    const numbers = leaves.filter(({ struct }) => struct.type === 'number');
    expect(numbers.length).toBeGreaterThan(10);
    expect(numbers.filter(({ struct }) => is(Number.POSITIVE_INFINITY, struct)).map(({ name }) => name)).toEqual([]);
  });

  it('refuse blank names', () => {
    const names = leaves.filter(({ name }) => NAMES.test(name) && !DRAFTS.test(name));
    expect(names.length).toBeGreaterThan(10);
    for (const { name, struct } of names) {
      expect(() => create('   ', struct), name).toThrow();
      expect(create(' Ada ', struct), name).toBe('Ada');
    }
  });

  it('accept a payment method by either of its names only', () => {
    const { body } = endpoints.createExternalAccount;
    const account = { account_ccy: 'GBP', account_country: 'GB' };
    for (const name of ['payment_type', 'type']) {
      expect(create({ ...account, [name]: 'paypal' }, body), name).toMatchObject({ payment_type: 'paypal' });
      expect(() => create({ ...account, [name]: 'cheque' }, body), name).toThrow();
    }
  });
});

/** The POSTs that take no `Idempotency-Key`, beside those that only read, by the reason. */
const WITHOUT_KEY: Record<string, readonly EndpointName[]> = {
  'reads, though it is refused while nothing can be written': ['previewStashpointImpact', 'readInvitation'],
  'a step of signing in or proving presence, whose secret is for one browser and one try': [
    'createToken',
    'requestOneTimePassword',
    'signInWithOneTimePassword',
    'signInWithOneTimeLink',
    'signInWithLink',
    'signInWithGoogle',
    'signInWithApple',
    'createTemporaryUser',
    'createPasskeySignIn',
    'signInWithPasskey',
    'signInWithSecondFactor',
    'requestProofCode',
    'proveByCode',
    'proveBySecondFactor',
    'createPasskeyProof',
    'proveByPasskey',
    'createPairingCode',
    'pairDevice',
  ],
  'changes how an account is signed in to, with secrets that are shown once': [
    'createPasskeyOptions',
    'createPasskey',
    'createAuthenticator',
    'confirmAuthenticator',
    'createBackupCodes',
    'requestEmailChange',
  ],
  'a link that works once, and says so': ['changeEmailWithLink', 'undoEmailChange', 'undoAccountChange'],
  'sets what it names; repeated, it changes nothing': [
    'subscribePush',
    'setClaimAccount',
    'endCoupons',
    'prolongHold',
    'runOperation',
    'undoOperation',
  ],
  'opens a payment form, and charges nothing': ['openKeptCards'],
  'has an ID of its own in the body': ['takeCounterAction'],
  'counts what happened, and a row for each key would be more than what is counted': ['createEvents'],
};

it('every POST takes a key, or says why not', () => {
  const posts = Object.entries<Endpoint>(endpoints).filter(([, { method, reads }]) => method === 'POST' && !reads);
  const without = posts.filter(([, { idempotent }]) => !idempotent).map(([name]) => name);
  expect(without.sort()).toEqual(Object.values(WITHOUT_KEY).flat().sort());
});
