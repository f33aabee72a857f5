const PHRASING = 'button, label, legend, span, b, strong, em, i, small, p, dt, h1, h2, h3, h4, h5, h6';
const FLOW = 'div, p, ul, ol, dl, table, form, fieldset, section, article, header, footer, h2, h3, h4';
/** Blocks that HTML allows in some of them. */
const ALLOWED = 'legend > :is(h2, h3, h4), dt div';

/** Finds blocks in elements that HTML lets hold only text, such as a `div` in a `button`. */
export function nestingFaults(root: ParentNode): string[] {
  const blocks = root.querySelectorAll(`:is(${PHRASING}) > :is(${FLOW}):not(${ALLOWED})`);
  return [...blocks].map((block) => {
    const { localName = '' } = block.parentElement ?? {};
    return `<${block.localName}> in <${localName}>: ${block.outerHTML.slice(0, 120)}`;
  });
}
