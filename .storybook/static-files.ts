import { mkdir, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { PDFiumLibrary } from '@hyzyla/pdfium';
import sharp from 'sharp';
import { type PictureFormat, renderPicture } from '../api/drawings/render-picture.ts';
import { markSvg, typefaces } from '../design-system/src/tokens/index.ts';
import { samplePapers } from './papers/sample-papers.ts';

const CACHE = fileURLToPath(new URL('../.cache/storybook', import.meta.url));

/** The pictures in stories (`design-system/testing/story-data.ts`), by the name of their drawing. */
const PICTURES = {
  cafe: { drawing: 'stashpoint-12-front-cafe', sizes: ['500x700', '1024x768'] },
  london: { drawing: 'city-london', sizes: ['254x400', '500x700', '1024x500'] },
};
const FORMATS: readonly PictureFormat[] = ['webp', 'avif'];
/** Pixels of a picture for each point of its paper. */
const PAPER_SCALE = 2;

/** The files that Storybook serves beside its own, drawn from the brand: icon, typeface, pictures and papers. */
export async function staticFiles(): Promise<{ from: string; to: string }[]> {
  const pictures = Object.entries(PICTURES).flatMap(([name, { drawing, sizes }]) =>
    sizes.flatMap((size) => FORMATS.map((format) => drawn(`${name}-${size}.${format}`, drawing, size, format))),
  );
  await Promise.all([written('icon/favicon.svg', markSvg()), ...pictures, picturePapers()]);
  return [
    { from: join(CACHE, 'icon'), to: '/' },
    { from: join(CACHE, 'pictures'), to: '/pictures' },
    { from: join(CACHE, 'papers'), to: '/papers' },
    { from: typefaceFolder(), to: '/typeface' },
    // Storybook's build leaves its own typefaces where its pages do not look for them.
    { from: join(dirname(packageFile(import.meta.url, 'storybook')), 'assets/browser'), to: '/sb-common-assets' },
  ];
}

async function drawn(file: string, drawing: string, size: string, format: PictureFormat): Promise<void> {
  const [width = 0, height = 0] = size.split('x').map(Number);
  const picture = await renderPicture(drawing, width, height, format);
  if (!picture) throw new Error(`There is no drawing called ${drawing}.`);
  await written(`pictures/${file}`, picture);
}

/** Pictures the first page of each paper. */
async function picturePapers(): Promise<void> {
  const library = await PDFiumLibrary.init();
  for (const [name, pdf] of await samplePapers()) {
    const paper = await library.loadDocument(pdf);
    const { data, width, height } = await paper.getPage(0).render({ scale: PAPER_SCALE, render: 'bitmap' });
    paper.destroy();
    const picture = sharp(data, { raw: { width, height, channels: 4 } });
    await written(`papers/${name}.webp`, await picture.webp({ lossless: true }).toBuffer());
  }
  library.destroy();
}

async function written(file: string, content: string | Buffer): Promise<void> {
  const path = join(CACHE, file);
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, content);
}

function typefaceFolder(): string {
  const designSystem = new URL('../design-system/package.json', import.meta.url);
  return dirname(packageFile(designSystem, `@fontsource-variable/${typefaces.text.source}`));
}

function packageFile(from: string | URL, name: string): string {
  return createRequire(from).resolve(`${name}/package.json`);
}
