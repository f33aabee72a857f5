import { Container } from '@react-email/container';
import { Head } from '@react-email/head';
import { Heading } from '@react-email/heading';
import { Html } from '@react-email/html';
import { Preview } from '@react-email/preview';
import { Section } from '@react-email/section';
import { Fragment, createElement as h, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { BRAND } from '../../words/brand.ts';
import type { MailContent } from '../mail.ts';
import { prefixOf, wordsIn } from '../words.ts';
import { CORNERS, gap, LETTERS, type MailMode, painted, sheetOf } from './mail-style.ts';
import { anchor, partHtml } from './part-html.ts';

/** The sender: the site's address, and its operator in one line. */
export interface MailSender {
  publicUrl: string;
  operator: string | null;
}

/** Returns an email as HTML. It loads nothing, and says the same with pictures blocked: its only one is a QR code. */
export function mailHtml(content: MailContent, sender: MailSender, mode: MailMode = 'device'): string {
  const page = h(Html, { lang: content.language }, head(content, mode), body(content, sender));
  const styles = `<style>${sheetOf(mode)}</style>${FOR_OUTLOOK}`;
  return `<!DOCTYPE html>${renderToStaticMarkup(page).replace('</head>', `${styles}</head>`)}`;
}

/** Outlook replaces a whole list of typefaces by Times if it lacks the first one. */
const FOR_OUTLOOK = '<!--[if mso]><style>* {font-family: Arial, sans-serif !important}</style><![endif]-->';

/** Asks mail programs not to turn text into links: only our own links are links. */
const PLAIN = 'telephone=no, date=no, address=no, email=no, url=no';

function head({ title }: MailContent, mode: MailMode): ReactNode {
  const schemes = mode === 'device' ? 'light dark' : mode;
  const meta = (name: string, value: string) => h('meta', { name, content: value });
  return h(
    Head,
    null,
    h('title', null, title),
    meta('viewport', 'width=device-width, initial-scale=1'),
    meta('color-scheme', schemes),
    meta('supported-color-schemes', schemes),
    meta('format-detection', PLAIN),
  );
}

function body(content: MailContent, sender: MailSender): ReactNode {
  const { language, title, preview, parts } = content;
  const site = sender.publicUrl + prefixOf(language);
  return h(
    'body',
    painted('page', { margin: 0, padding: 0 }),
    h(Preview, null, preview),
    h(
      Section,
      painted('page', { padding: `${gap(3)} ${gap(1.5)}` }),
      h(
        Container,
        { style: { maxWidth: '600px', margin: '0 auto', wordBreak: 'break-word' } },
        h(Section, painted('band', { borderRadius: CORNERS.band, padding: `${gap(2.5)} ${gap(3)}` }), mark()),
        h(
          Section,
          painted('card', CARD),
          h(Heading, { as: 'h1', ...painted('title', { ...LETTERS.title, margin: `0 0 ${gap(2)}` }) }, title),
          parts.map((part, index) => h(Fragment, { key: index }, partHtml(part))),
        ),
        h(Section, { style: { padding: `${gap(2.5)} ${gap(3)}` } }, footer(content, site, sender)),
      ),
    ),
  );
}

const CARD = {
  borderRadius: CORNERS.card,
  borderWidth: '1px',
  borderStyle: 'solid',
  padding: gap(3),
  marginTop: gap(1),
};

/** Returns our name as text: a picture of it would be missing with pictures blocked. */
function mark(): ReactNode {
  return h('span', painted('band', LETTERS.mark), 'cubby');
}

function footer({ language, stop }: MailContent, site: string, { operator }: MailSender): ReactNode {
  const t = wordsIn(language);
  const line = (key: string, ...children: ReactNode[]) =>
    h('p', { key, ...painted('label', { ...LETTERS.small, margin: `0 0 ${gap(0.5)}` }) }, ...children);
  return [
    line('about', anchor(BRAND, site || '/'), ` · ${t('frame.about')}`),
    line('help', anchor(t('frame.help'), `${site}/support`)),
    operator && line('operator', operator),
    stop && line('stop', anchor(t('frame.stop'), stop.page)),
  ];
}
