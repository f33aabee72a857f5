import { createClient } from '@cubby/api/client';

/** Signs in with the code in the outbox; the cookies are those of a browser at `origin`. */
export async function signInWithCode(baseUrl: string, email: string, origin: string) {
  const client = createClient({ baseUrl });
  await client.requestOneTimePassword({ body: { email } });
  const mails = (await (await fetch(`${baseUrl}/_outbox.json`)).json()) as { recipient: string; subject: string }[];
  const code = mails.find(({ recipient }) => recipient === email)?.subject.match(/\d{6}/)?.[0] ?? '';
  const { token, user } = await client.signInWithOneTimePassword({ body: { email, one_time_password: code } });
  const { id, first_name: firstName, last_name: lastName, phone_number: phoneNumber } = user;
  const kept = encodeURIComponent(JSON.stringify({ id, email: user.email, firstName, lastName, phoneNumber }));
  return {
    cookies: [
      { name: 'cs_token', value: token, url: origin },
      { name: 'cs_user', value: kept, url: origin },
    ],
  };
}
