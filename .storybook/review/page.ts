import { font, palette, radius, textSize } from '../../design-system/src/tokens/index.ts';
import type { Verdict } from './compare.ts';
import { nameOf, type Variant } from './variants.ts';

/** A story in one variant, with the addresses of its pictures as seen from the page. */
export interface Compared {
  title: string;
  story: string;
  variant: Variant;
  verdict: Verdict;
  pixels: number;
  before: string;
  after: string;
  difference: string;
}

export const VERDICTS = ['changed', 'new', 'removed', 'same'] as const;

/** Returns counts as one line: `3 changed, 0 new, 0 removed, 615 same`. */
export function countsOf(pictures: Compared[]): string {
  return VERDICTS.map((each) => `${pictures.filter(({ verdict }) => verdict === each).length} ${each}`).join(', ');
}

/** Writes the page that shows what has changed: the pictures side by side, one over the other, or their difference. */
export function reviewPage(reference: string, pictures: Compared[]): string {
  const shown = VERDICTS.filter((verdict) => verdict !== 'same').flatMap((each) =>
    pictures.filter(({ verdict }) => verdict === each),
  );
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Stories compared with ${escapeHtml(reference)}</title>
<style>${STYLE}</style>
<header>
<h1>Stories compared with ${escapeHtml(reference)}</h1>
<fieldset>
<legend>Show changes</legend>
<label><input type="radio" name="view" value="sides" checked> Side by side</label>
<label><input type="radio" name="view" value="slider"> With a slider</label>
<label><input type="radio" name="view" value="difference"> Difference marked</label>
</fieldset>
</header>
<main>
${shown.map(card).join('\n') || '<p>Nothing has changed.</p>'}
</main>
<footer>${countsOf(pictures)}</footer>
</html>
`;
}

function card(compared: Compared): string {
  const { title, story, variant, verdict, pixels } = compared;
  const name = escapeHtml(`${title}: ${story}`);
  const extent = verdict === 'changed' ? `, ${pixels.toLocaleString('en-GB')} pixels` : '';
  return `<article>
<h2>${name}</h2>
<p>${verdict}${extent} · ${escapeHtml(nameOf(variant))}</p>
${verdict === 'changed' ? changed(compared, name) : only(compared)}
</article>`;
}

function changed({ before, after, difference }: Compared, name: string): string {
  return `<div class="sides">${figure('Before', before)}${figure('After', after)}</div>
<div class="slider">
<div class="pile"><img src="${before}" alt="Before" loading="lazy"><img src="${after}" alt="After" loading="lazy"></div>
<input type="range" value="50" aria-label="${name}: before on the left, after on the right" oninput="${FOLLOW}">
</div>
<div class="difference">${figure('Difference', difference)}</div>`;
}

/** Moves the border between the two pictures. */
const FOLLOW = "this.parentElement.style.setProperty('--border', this.value + '%')";

function only({ verdict, before, after }: Compared): string {
  return verdict === 'new' ? figure('After', after) : figure('Before', before);
}

function figure(caption: string, address: string): string {
  return `<figure><figcaption>${caption}</figcaption><img src="${address}" alt="${caption}" loading="lazy"></figure>`;
}

function escapeHtml(text: string): string {
  return text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);
}

const { surface, surfaceRaised, line, text, textMuted, accent } = palette.light;

const STYLE = `
body { margin: 0; font: ${textSize.normal}/1.5 ${font.text}; background: ${surface}; color: ${text}; accent-color: ${accent}; }
header, footer { position: sticky; z-index: 1; padding: 12px 24px; background: ${surfaceRaised}; }
header { top: 0; display: flex; flex-wrap: wrap; align-items: center; justify-content: space-between; gap: 12px; border-bottom: 1px solid ${line}; }
footer { bottom: 0; border-top: 1px solid ${line}; }
h1, h2, p, figure { margin: 0; }
h1 { font-size: ${textSize.lead}; }
h2 { font-size: ${textSize.normal}; }
fieldset { display: flex; flex-wrap: wrap; gap: 4px 16px; margin: 0; padding: 0; border: 0; }
legend { float: left; margin-inline-end: 16px; color: ${textMuted}; }
main { display: grid; gap: 24px; padding: 24px; }
article { min-width: 0; padding: 16px; background: ${surfaceRaised}; border: 1px solid ${line}; border-radius: ${radius.medium}; }
article > p, figcaption { margin-bottom: 8px; color: ${textMuted}; font-size: ${textSize.small}; }
img { display: block; max-width: 100%; border: 1px solid ${line}; box-sizing: border-box; }
.sides { grid-template-columns: 1fr 1fr; gap: 16px; align-items: start; }
.sides, .slider, .difference { display: none; }
:has([value=sides]:checked) .sides { display: grid; }
:has([value=slider]:checked) .slider, :has([value=difference]:checked) .difference { display: block; }
.slider { --border: 50%; width: fit-content; max-width: 100%; }
.pile { display: grid; align-items: start; }
.pile img { grid-area: 1 / 1; }
.pile img:last-child { clip-path: inset(0 0 0 var(--border)); border-left: 2px solid ${accent}; }
.slider input { display: block; width: 100%; margin: 8px 0 0; }
`;
