import { Button } from '@react-email/button';
import { Link } from '@react-email/link';
import { Section } from '@react-email/section';
import { Text } from '@react-email/text';
import { type CSSProperties, Fragment, createElement as h, type ReactNode } from 'react';
import type { Part, Row } from '../parts.ts';
import { CORNERS, gap, LETTERS, type Paint, painted } from './mail-style.ts';
import { qrPicture } from './qr-picture.ts';

/* Node runs TypeScript without a build, which excludes JSX: elements are created with React's own function. */

/** Returns one part of an email. React escapes text by users, and only our own links become links. */
export function partHtml(part: Part): ReactNode {
  switch (part.kind) {
    case 'text':
      return paragraph(part.text);
    case 'quote':
      return box([lines(part.text)]);
    case 'facts':
      return factRows(part.rows);
    case 'stashpoint':
      return box([
        h('span', { key: 'name', style: LETTERS.strong }, part.name),
        h('br', { key: 'break' }),
        lines([part.address, part.note].filter(Boolean).join('\n')),
      ]);
    case 'action':
      return [
        part.lead && paragraph(part.lead),
        h(Section, { key: 'action', style: { margin: `${gap(3)} 0` } }, button(part.label, part.link)),
      ];
    case 'links':
      return [
        part.lead && paragraph(part.lead),
        ...part.links.map(({ name, link }) =>
          h(Text, { key: link, style: { ...LETTERS.text, margin: `${gap(1)} 0` } }, anchor(name, link)),
        ),
      ];
    case 'pass':
      return part.qr
        ? withQrCode(part.qr, part)
        : [h(Fragment, { key: 'rows' }, factRows(part.rows)), paragraph(part.text)];
    case 'code':
      return [
        paragraph(part.lead),
        h(
          Section,
          { key: 'code', ...painted('soft', CODE) },
          h('p', { style: { ...LETTERS.code, margin: 0 } }, part.code),
        ),
      ];
  }
}

const QR_PIXELS = 148;

/**
 * Returns a QR code, whose picture the sender attaches, and the PIN beside it. With pictures blocked its label and the PIN
 * remain.
 */
function withQrCode(
  { code, label }: { code: string; label: string },
  { rows, text }: { rows: Row[]; text: string },
): ReactNode {
  const look = { display: 'block', borderRadius: CORNERS.soft };
  const picture = h('img', { src: qrPicture(code), alt: label, width: QR_PIXELS, height: QR_PIXELS, style: look });
  const line = (key: string, paint: Paint, letters: CSSProperties, said: string) =>
    h('p', { key, ...painted(paint, { ...letters, margin: 0 }) }, said);
  const beside = [
    ...rows.flatMap(([what, how]) => [line(what, 'label', LETTERS.small, what), line(how, 'said', LETTERS.code, how)]),
    line('text', 'label', LETTERS.small, text),
  ];
  const cells = [
    h('td', { key: 'picture', width: QR_PIXELS }, picture),
    h('td', { key: 'beside', style: { paddingLeft: gap(2.5), verticalAlign: 'middle' } }, beside),
  ];
  return h('table', table({ margin: `${gap(2)} 0` }), h('tbody', null, h('tr', null, cells)));
}

/** Returns the properties of a table that only arranges. */
function table(style: CSSProperties) {
  return {
    role: 'presentation',
    cellPadding: 0,
    cellSpacing: 0,
    style: { ...style, borderCollapse: 'collapse' as const },
  };
}

const CODE = { borderRadius: CORNERS.soft, padding: `${gap(2)} ${gap(3)}`, margin: `${gap(2)} 0` };

function paragraph(text: string): ReactNode {
  return h(Text, { key: text, ...painted('said', { ...LETTERS.text, margin: `${gap(2)} 0` }) }, lines(text));
}

/** Returns a box for content that stands out: a place, or a quotation. */
function box(children: ReactNode[]): ReactNode {
  const look = { borderRadius: CORNERS.soft, padding: `${gap(2)} ${gap(2.5)}`, margin: `${gap(2)} 0` };
  return h(Section, painted('soft', look), h('p', { style: { ...LETTERS.text, margin: 0 } }, children));
}

function factRows(rows: Row[]): ReactNode {
  const cell = (paint: Paint, style: CSSProperties) => painted(paint, { ...style, verticalAlign: 'top' });
  const label = cell('label', {
    ...LETTERS.small,
    width: '34%',
    padding: `${gap(1)} ${gap(2)} ${gap(1)} 0`,
    wordBreak: 'normal',
  });
  const value = cell('said', { ...LETTERS.strong, padding: `${gap(1)} 0` });
  const row = ([what, how]: Row) => h('tr', { key: what }, h('td', label, what), h('td', value, lines(how)));
  return h('table', table({ width: '100%', margin: `${gap(2)} 0` }), h('tbody', null, rows.map(row)));
}

function button(label: string, href: string): ReactNode {
  const look: CSSProperties = {
    ...LETTERS.strong,
    borderRadius: CORNERS.button,
    padding: `${gap(1.5)} ${gap(3.5)}`,
    boxSizing: 'border-box',
    maxWidth: '100%',
    textAlign: 'center',
  };
  return h(Button, { href, ...painted('button', look) }, label);
}

export function anchor(name: string, href: string): ReactNode {
  return h(Link, { href, ...painted('anchor', { textDecoration: 'underline' }) }, name);
}

/** Returns a text with its line breaks. */
function lines(text: string): ReactNode {
  return text.split('\n').flatMap((line, index) => (index === 0 ? [line] : [h('br', { key: index }), line]));
}
