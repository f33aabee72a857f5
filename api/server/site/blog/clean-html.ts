import sanitizeHtml from 'sanitize-html';

/**
 * Reduces HTML to headings, text, lists, pictures and links: no scripts, styles, frames or forms, whatever its source.
 */
export function cleanHtml(html: string): string {
  return sanitizeHtml(html, {
    allowedTags: [...TEXT, ...BLOCKS, 'a', 'img', 'figure', 'figcaption', 'hr'],
    allowedAttributes: { a: ['href'], img: ['src', 'srcset', 'alt', 'width', 'height', 'loading'] },
    allowedSchemes: ['https', 'http', 'mailto'],
    allowedSchemesByTag: { img: ['https', 'http'] },
    // A post is placed below the page's own first heading.
    transformTags: {
      h1: 'h2',
      a: sanitizeHtml.simpleTransform('a', { rel: 'noopener' }),
      img: sanitizeHtml.simpleTransform('img', { loading: 'lazy' }),
    },
  });
}

/** Returns the words of a text without its markup and without the "read more" link (specification §9). */
export function plainText(html: string): string {
  const withoutMore = html.replace(/<a\b[^>]*class="[^"]*more-link[^"]*"[^>]*>.*?<\/a>/gis, '');
  const text = sanitizeHtml(withoutMore, { allowedTags: [], allowedAttributes: {}, textFilter: decode });
  return decode(text)
    .replace(/\s*(\[(…|\.\.\.|&hellip;)\]|(read more|continue reading)\b.*)\s*$/is, ' …')
    .replace(/\s+/g, ' ')
    .trim();
}

const TEXT = ['strong', 'em', 'b', 'i', 'code', 'br', 'sub', 'sup'];
const BLOCKS = [
  'h1',
  'h2',
  'h3',
  'h4',
  'p',
  'ul',
  'ol',
  'li',
  'blockquote',
  'pre',
  'table',
  'thead',
  'tbody',
  'tr',
  'th',
  'td',
];

const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', nbsp: ' ', hellip: '…' };

/** Decodes the entities that content services write for characters. */
function decode(text: string): string {
  return text.replace(/&(?:#(\d+)|#x([0-9a-f]+)|(\w+));/gi, (whole, decimal, hexadecimal, name) => {
    if (name) return ENTITIES[name.toLowerCase()] ?? whole;
    return String.fromCodePoint(decimal ? Number(decimal) : Number.parseInt(hexadecimal, 16));
  });
}
