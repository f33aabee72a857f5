import type { FastifyInstance } from 'fastify';
import type { HasDatabase } from '../database/connect.ts';
import type { HasConfig } from '../settings/config.ts';
import { drawMail } from './compose-mail.ts';

const NEWEST = 50;

/** Shows mail that was not delivered because no mail server is configured. In production that requires SANDBOX=yes. */
export function mountOutbox(app: FastifyInstance, { database, config }: HasDatabase & HasConfig): void {
  const newest = () =>
    database.query
      .selectFrom('mails')
      .select(['id', 'recipient', 'subject', 'body', 'created'])
      .select((mail) => mail('content', 'is not', null).as('has_html'))
      .orderBy('id', 'desc')
      .limit(NEWEST)
      .execute();
  app.get('/_outbox', async (_request, reply) => {
    // Loaded with the first visit, so that no start waits for the design system's tokens.
    const { outboxPage } = await import('./outbox-page.ts');
    return reply.type('text/html; charset=utf-8').send(outboxPage(await newest(), NEWEST));
  });
  app.get('/_outbox.json', newest);
  app.get<{ Params: { id: string } }>('/_outbox/:id', async ({ params }, reply) => {
    const mail = await database.query
      .selectFrom('mails')
      .select('content')
      .where('id', '=', /^\d{1,15}$/.test(params.id) ? Number(params.id) : 0)
      .executeTakeFirst();
    if (!mail?.content) return reply.callNotFound();
    return reply.type('text/html; charset=utf-8').send(await drawMail(mail.content, config));
  });
}
