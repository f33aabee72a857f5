import type { FastifyInstance } from 'fastify';
import type { HasDatabase } from '../../platform/database/connect.ts';
import type { HasSecret } from '../../platform/secrets/server-secret.ts';
import { readChoiceToken } from './choice-links.ts';
import { switchMail } from './choices.ts';

const FORMS = ['application/x-www-form-urlencoded', 'multipart/form-data'];
const BODY_LIMIT = 4_096;

/**
 * Serves the one-click unsubscribe of mail programs (RFC 8058). It is not in the endpoint table, because it receives a
 * form; the form is always the same, and the link has the rest. Opening the link changes nothing.
 */
export async function mountOneClick(
  app: FastifyInstance,
  { database, secret }: HasDatabase & HasSecret,
): Promise<void> {
  await app.register(async (scope) => {
    scope.removeContentTypeParser(FORMS);
    scope.addContentTypeParser(FORMS, { parseAs: 'string', bodyLimit: BODY_LIMIT }, (_request, body, done) =>
      done(null, body),
    );
    scope.post<{ Querystring: { token?: string } }>('/v2/mail-choices/one-click', async ({ query }, reply) => {
      const choice = readChoiceToken(secret, query.token ?? '');
      if (!choice) return reply.code(404).send();
      await switchMail(database.query, choice.email, { kind: choice.kind, wanted: false });
      return reply.code(204).header('Cache-Control', 'no-store').send();
    });
  });
}
