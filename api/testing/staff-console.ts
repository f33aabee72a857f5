import { type Client, createClient } from '../client/client.ts';
import { hashPassword } from '../server/platform/secrets/passwords.ts';
import { createSession } from './fixtures.ts';
import { SoftPasskey } from './soft-passkey.ts';
import type { TestServer } from './test-server.ts';

/** Of the page that passkeys are used on. */
export const ON_CONSOLE = { origin: 'http://admin.localhost:3000' };

const PASSWORD = 'a shelf for every bag';
let hashed: Promise<string> | undefined;

/** What staff do at the doors of their console, against a server that tests have started. */
export class StaffConsole {
  readonly #server: () => TestServer;

  constructor(server: () => TestServer) {
    this.#server = server;
  }

  /** A client that speaks like a page of the console, whoever is signed in. */
  clientOf(token?: string, { origin } = ON_CONSOLE): Client {
    return createClient({
      baseUrl: this.#server().url,
      headers: () => ({ Origin: origin, ...(token && { Authorization: `Token ${token}` }) }),
    });
  }

  /** Somebody who is signed in and can come back with a password. */
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
