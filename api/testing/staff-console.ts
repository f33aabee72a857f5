import { type Client, createClient } from '../client/client.ts';
import { hashPassword } from '../server/platform/secrets/passwords.ts';
import { createSession } from './fixtures.ts';
import { SoftPasskey } from './soft-passkey.ts';
import type { TestServer } from './test-server.ts';

/** Origin of the page that uses the passkeys. */
export const ON_CONSOLE = { origin: 'http://admin.localhost:3000' };

const PASSWORD = 'a shelf for every bag';
let hashed: Promise<string> | undefined;

/** Staff sign-in at the console, against a server that tests have started. */
export class StaffConsole {
  readonly #server: () => TestServer;

  constructor(server: () => TestServer) {
    this.#server = server;
  }

  /** Returns a client that sends requests like a page of the console, for any session. */
  clientOf(token?: string, { origin } = ON_CONSOLE): Client {
    return createClient({
      baseUrl: this.#server().url,
      headers: () => ({ Origin: origin, ...(token && { Authorization: `Token ${token}` }) }),
    });
  }

  /** Creates a signed-in person who can sign in again with a password. */
  async enter(role: 'admin' | 'customer' | 'host' = 'admin') {
    const session = await createSession(this.#server(), role);
    const { id, email } = session.user;
    hashed ??= hashPassword(PASSWORD);
    const password_hash = await hashed;
    await this.#server().database.query.updateTable('users').set({ password_hash }).where('id', '=', id).execute();
    return { ...session, email, client: this.clientOf(session.token) };
  }

  signIn(email: string) {
    return this.clientOf().createToken({ body: { email, password: PASSWORD } });
  }

  async addPasskey(client: Client, name = 'Robin’s laptop') {
    const passkey = new SoftPasskey();
    const options = await client.createPasskeyOptions();
    const body = { ...passkey.register(options, ON_CONSOLE), name };
    return { passkey, added: await client.createPasskey({ body }) };
  }

  async signInWith(passkey: SoftPasskey, token?: string) {
    const client = this.clientOf(token);
    return client.signInWithPasskey({ body: passkey.signIn(await client.createPasskeySignIn(), ON_CONSOLE) });
  }
}
