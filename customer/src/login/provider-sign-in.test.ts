import { describe, expect, it } from 'vitest';
import { authorizationUrl, type Journey, readAnswer } from './provider-sign-in.ts';

const journey: Journey = { provider: 'google', state: 's1', nonce: 'n1', language: 'de', next: null };
const settings = { client_id: 'cubby', authorization_endpoint: 'https://id.example/authorize?tenant=a' };
const askedOf = (from: Journey) =>
  Object.fromEntries(new URL(authorizationUrl(settings, from, 'https://cubby.test')).searchParams);

describe('the request to a provider', () => {
  it('asks for a token in the fragment, with state and nonce, and keeps the endpoint’s own parameters', () => {
    expect(askedOf(journey)).toEqual({
      tenant: 'a',
      client_id: 'cubby',
      state: 's1',
      nonce: 'n1',
      redirect_uri: 'https://cubby.test/login/email',
      response_type: 'id_token',
      scope: 'openid email profile',
    });
  });

  it('asks for the account if the provider supports it', () => {
    const asking = { ...settings, prompt: 'select_account' };
    const { searchParams } = new URL(authorizationUrl(asking, journey, 'https://cubby.test'));
    expect(searchParams.get('prompt')).toBe('select_account');
  });

  it('returns from Apple by its posted form', () => {
    expect(askedOf({ ...journey, provider: 'apple' })).toMatchObject({
      redirect_uri: 'https://cubby.test/login/apple-return',
      response_mode: 'form_post',
      scope: 'name email',
    });
  });
});

describe('the answer of a provider', () => {
  it.each([
    ['', journey, null],
    ['#main', journey, null],
    ['#id_token=t&state=s1', journey, { status: 'token', idToken: 't', firstName: null, lastName: null }],
    [
      '#id_token=t&state=s1&first_name=Ada&last_name=L',
      journey,
      { status: 'token', idToken: 't', firstName: 'Ada', lastName: 'L' },
    ],
    ['#id_token=t&state=other', journey, { status: 'failed' }],
    ['#id_token=t&state=s1', null, { status: 'failed' }],
    ['#error=access_denied&state=s1', journey, { status: 'cancelled' }],
    ['#error=user_cancelled_authorize&state=s1', journey, { status: 'cancelled' }],
    ['#error=server_error&state=s1', journey, { status: 'failed' }],
  ] as const)('%s', (fragment, kept, answer) => expect(readAnswer(fragment, kept)).toEqual(answer));
});
