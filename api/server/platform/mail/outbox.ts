import type { FastifyInstance } from 'fastify';
import type { HasDatabase } from '../database/connect.ts';

const NEWEST = 50;

/** Shows mail that went nowhere, because no mail server is set. In production that takes SANDBOX=yes. */
export function mountOutbox(app: FastifyInstance, { database }: HasDatabase): void {
  const newest = () =>
    database.query
      .selectFrom('mails')
      .select(['id', 'recipient', 'subject', 'body', 'created'])
      .orderBy('id', 'desc')
      .limit(NEWEST)
      .execute();
  app.get('/_outbox', async (_request, reply) => reply.type('text/html; charset=utf-8').send(page(await newest())));
  app.get('/_outbox.json', newest);
}

interface ShownMail {
  recipient: string;
  subject: string;
  body: string;
  created: Date;
}

function page(mails: ShownMail[]): string {
  const list = mails.map(
    (mail) =>
      `<article><h2>${escapeHtml(mail.subject)}</h2><p class="meta">${escapeHtml(mail.recipient)} · ${mail.created.toISOString()}</p><pre>${escapeHtml(mail.body)}</pre></article>`,
  );
  return `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Outbox – Cubby</title>
<style>body{font:16px/1.5 system-ui,sans-serif;background:#FBF6EE;color:#1F2421;max-width:42rem;margin:2rem auto;padding:0 1rem}
article{background:#fff;border:1px solid #E2D6C3;border-radius:14px;padding:1rem 1.25rem;margin:1rem 0}h1,h2{margin:0}h2{font-size:1.05rem}
.meta{color:#54605A;margin:.25rem 0}pre{white-space:pre-wrap;font:inherit;margin:0}</style>
<h1>Outbox</h1><p>No mail server is set, so mail stays here. The newest ${NEWEST} are shown.</p>${list.join('') || '<p>Nothing has been sent yet.</p>'}</html>`;
}

function escapeHtml(text: string): string {
  return text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);
}
