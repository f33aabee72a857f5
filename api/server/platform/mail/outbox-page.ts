import { lineHeight, palette, radius, textSize } from '@cubby/design-system/tokens';
import { BRAND } from '../../../words/brand.ts';

export interface ShownMail {
  id: number;
  has_html: unknown;
  recipient: string;
  subject: string;
  body: string;
  created: Date;
}

const { surface, surfaceRaised, line, text, textMuted, accent } = palette.light;

const style = `body{font:${textSize.normal}/${lineHeight.normal} system-ui,sans-serif;background:${surface};color:${text};max-width:42rem;margin:32px auto;padding:0 16px}
article{background:${surfaceRaised};border:1px solid ${line};border-radius:${radius.medium};padding:16px 20px;margin:16px 0}h1,h2{margin:0}h2{font-size:${textSize.large}}
.meta{color:${textMuted};margin:4px 0}a{color:${accent}}pre{white-space:pre-wrap;font:inherit;margin:0}`;

/** Renders the page that lists undelivered mail, newest first. */
export function outboxPage(mails: readonly ShownMail[], limit: number): string {
  const list = mails.map(
    (mail) =>
      `<article><h2>${escapeHtml(mail.subject)}</h2><p class="meta">${escapeHtml(mail.recipient)} · ${mail.created.toISOString()}</p>${mail.has_html ? `<p><a href="/_outbox/${mail.id}">View as sent</a></p>` : ''}<pre>${escapeHtml(mail.body)}</pre></article>`,
  );
  return `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Outbox – ${BRAND}</title>
<style>${style}</style>
<h1>Outbox</h1><p>No mail server is configured, so emails are not delivered. This page shows the latest ${limit}.</p>${list.join('') || '<p>Nothing has been sent yet.</p>'}</html>`;
}

function escapeHtml(text: string): string {
  return text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);
}
