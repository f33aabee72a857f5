// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { LANGUAGES } from '../../contract/vocabulary/languages.ts';
import { reviewedStashpointMail } from '../host-texts.ts';
import type { Mail } from '../mail.ts';
import type { Part } from '../parts.ts';
import { SAMPLE_URL, SAMPLE_WAY, sampleMails, sampleStay } from '../samples/sample-mails.ts';
import { confirmationMail } from '../texts.ts';
import { mailHtml } from './mail-html.ts';

const SENDER = { publicUrl: SAMPLE_URL, operator: 'Cubby Ltd, 1 Euston Road, London' };

function documentOf({ content }: Mail): Document {
  if (!content) throw new Error('This mail is plain text.');
  return new DOMParser().parseFromString(mailHtml(content, SENDER), 'text/html');
}

const wordsOf = (node: Element | null) => (node?.textContent ?? '').replace(/\s+/g, ' ');

/** Returns the texts of a part, without its links. */
function textsOf(part: Part): string[] {
  if (part.kind === 'facts') return part.rows.flat();
  if (part.kind === 'links') return [part.lead ?? '', ...part.links.map(({ name }) => name)];
  if (part.kind === 'stashpoint') return [part.name, part.address, part.note ?? ''];
  if (part.kind === 'action') return [part.lead ?? '', part.label];
  if (part.kind === 'code') return [part.lead, part.code];
  if (part.kind === 'pass') return [...part.rows.flat().flatMap((text) => text.split('\n')), part.text];
  return part.text.split('\n');
}

describe.each(LANGUAGES)('a mail as HTML in %s', (language) => {
  const mails = Object.entries(sampleMails(language));

  it.each(mails)('%s has the same text and links as its plain version', (_name, mail) => {
    const page = documentOf(mail);
    expect(page.documentElement.lang).toBe(language);
    expect(wordsOf(page.querySelector('h1'))).toBe(mail.content?.title.replace(/\s+/g, ' '));
    for (const text of mail.content?.parts.flatMap(textsOf) ?? [])
      expect(wordsOf(page.body)).toContain(text.replace(/\s+/g, ' '));
    expect(page.querySelectorAll('img:not([src^="data:image/svg"]), script, link, iframe')).toHaveLength(0);
    expect(page.querySelectorAll('.mail-button').length).toBeLessThan(2);
    const links = [...page.querySelectorAll('h1 ~ * a, h1 ~ a, a[href*="/account/mails"]')].map((each) =>
      each.getAttribute('href'),
    );
    expect(links).toEqual(mail.body.match(/https:\/\/\S+/g) ?? []);
  });
});

describe('user input', () => {
  const NASTY = '<script>alert(1)</script><img src=x onerror=alert(2)> https://evil.example/pay';

  it('is escaped, and never a link', () => {
    const stay = { ...sampleStay('en'), first_name: NASTY, business_name: NASTY, address: `${NASTY}\n"'&` };
    const page = documentOf(confirmationMail(stay, { ...SAMPLE_WAY, refunds: null }));
    expect(page.querySelectorAll('script, img:not([src^="data:image/svg"])')).toHaveLength(0);
    expect(
      [...page.querySelectorAll('*')].flatMap(({ attributes }) => [...attributes]).map(({ name }) => name),
    ).not.toContain('onerror');
    expect([...page.querySelectorAll('a')].filter(({ href }) => href.includes('evil'))).toEqual([]);
    expect(page.body.textContent).toContain(`Hello ${NASTY},`);
  });

  it('keeps line breaks in reasons by staff', () => {
    const host = { email: 'ada@example.org', first_name: 'Ada', language: 'en' };
    const facts = { stashpoint: 'Corner Shop', page: SAMPLE_URL, message: 'Which door?\nAnd when?', link: SAMPLE_URL };
    const page = documentOf(reviewedStashpointMail(host, 'sent_back', facts));
    const [said] = [...page.querySelectorAll('p')].filter(({ textContent }) => textContent === 'Which door?And when?');
    expect(said?.querySelectorAll('br')).toHaveLength(1);
  });
});

describe('the colour modes of an email', () => {
  const { content } = sampleMails('en').confirmed as Mail;
  const html = (mode: 'device' | 'light' | 'dark') => (content ? mailHtml(content, SENDER, mode) : '');

  it('follow the device, unless one is chosen', () => {
    expect(html('device')).toContain('@media (prefers-color-scheme: dark)');
    expect(html('device')).toContain('name="color-scheme" content="light dark"');
    expect(html('light')).not.toContain('!important}.');
    expect(html('dark')).not.toContain('@media (prefers-color-scheme');
    expect(html('dark')).toContain('.mail-page {background-color:');
  });

  it('names the sender', () => {
    expect(html('device')).toContain('Cubby Ltd, 1 Euston Road, London');
  });
});
