import type { FastifyInstance } from 'fastify';
import { is, string, type } from 'superstruct';

const FORM = 'application/x-www-form-urlencoded';
const BODY_LIMIT = 32_768;

/**
 * Serves the URL Apple sends people back to. It receives a form, which a page cannot read: the token is passed on to
 * the site in the fragment, which no server and no log receives. It is not in the endpoint table, because it answers
 * with a redirect.
 */
export async function mountAppleReturn(app: FastifyInstance): Promise<void> {
  await app.register(async (scope) => {
    scope.addContentTypeParser(FORM, { parseAs: 'string', bodyLimit: BODY_LIMIT }, (_request, body, done) =>
      done(null, new URLSearchParams(body as string)),
    );
    scope.post('/login/apple-return', async (request, reply) => {
      const form = request.body instanceof URLSearchParams ? request.body : new URLSearchParams();
      return reply
        .code(303)
        .header('Cache-Control', 'no-store')
        .header('Location', `/login/email#${fragmentOf(form)}`)
        .send();
    });
  });
}

function fragmentOf(form: URLSearchParams): URLSearchParams {
  const passedOn = ['id_token', 'state', 'error'].flatMap((name) => {
    const value = form.get(name);
    return value ? [[name, value]] : [];
  });
  return new URLSearchParams([...passedOn, ...namesOf(form.get('user'))]);
}

const AppleUser = type({ name: type({ firstName: string(), lastName: string() }) });

/** Reads the name: Apple sends it as JSON in a field, and only at a person's first sign-in. */
function namesOf(text: string | null): string[][] {
  const user = text === null ? null : parse(text);
  if (!is(user, AppleUser)) return [];
  return [
    ['first_name', user.name.firstName],
    ['last_name', user.name.lastName],
  ];
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
