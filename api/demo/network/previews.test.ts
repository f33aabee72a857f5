import { expect, it } from 'vitest';
import { renderPicture } from '../../drawings/render-picture.ts';
import { makePreview } from '../../server/platform/media/preview.ts';
import { landmarkSceneOf } from '../places/landmark-pictures.ts';
import { placeRows } from './place-rows.ts';
import known from './previews.json' with { type: 'json' };
import { stashpointAt } from './stashpoints.ts';

const STASHPOINTS = 500;

it('every place and card of the demo network has a preview (`npm test -- demo/network/previews -u` adds them)', async () => {
  const cards = Array.from({ length: STASHPOINTS }, (_, index) => stashpointAt(index, STASHPOINTS, 1, new Date()));
  const names = new Set([...placeRows().map(({ picture }) => picture), ...cards.map(({ row }) => row.photos?.[0])]);
  const previews: Record<string, string> = {};
  for (const name of [...names].filter((name) => name !== undefined).sort())
    previews[name] = (known as Record<string, string>)[name] ?? (await previewOf(name));
  await expect(`${JSON.stringify(previews, null, 2)}\n`).toMatchFileSnapshot('./previews.json');
}, 60_000);

async function previewOf(name: string): Promise<string> {
  const picture = await renderPicture(name, 254, 400, 'webp', landmarkSceneOf);
  return (picture && (await makePreview(picture))) ?? '';
}
