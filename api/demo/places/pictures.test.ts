import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { STASHPOINT_TYPES } from '../../contract/vocabulary/storage-types.ts';
import { cityScenes } from '../../drawings/city-scenes.ts';
import { cityPicture, STASHPOINT_VIEWS, sceneOf, stashpointPicture } from '../../drawings/draw-picture.ts';
import { frameOf } from '../../drawings/frame.ts';
import { renderPicture } from '../../drawings/render-picture.ts';
import { allCountries } from './all-countries.ts';
import { landmarkPicture, landmarkSceneOf } from './landmark-pictures.ts';

const cities = allCountries.flatMap((country) => country.cities);

describe('the pictures', () => {
  test.each([
    ['webp', 500, 700],
    ['avif', 254, 400],
    ['jpeg', 1024, 500],
  ] as const)('come as %s in exactly the size asked for', async (format, width, height) => {
    const picture = await renderPicture('city-london', width, height, format);
    const found = await sharp(picture).metadata();
    expect([found.width, found.height, found.format]).toEqual([width, height, format === 'avif' ? 'heif' : format]);
  });

  test('exist for every city, landmark and type of stashpoint', () => {
    const names = [
      'home-hero',
      'compass',
      ...cities.map((city) => cityPicture(city.slugs.en)),
      ...cities.flatMap((city) => city.landmarks.map((each) => landmarkPicture(city.slugs.en, each.slugs.en))),
      ...STASHPOINT_TYPES.flatMap((type) => STASHPOINT_VIEWS.map((view) => stashpointPicture(1, view, type))),
    ];
    for (const name of names)
      expect((sceneOf(name) ?? landmarkSceneOf(name))?.(frameOf(500, 700)), name).not.toContain('NaN');
  });

  test('are different for every city', () => {
    for (const city of cities) expect(cityScenes).toHaveProperty(city.slugs.en);
  });

  test('are the same whenever they are drawn', () => {
    const frame = frameOf(500, 700);
    expect(sceneOf('city-rome')?.(frame)).toBe(sceneOf('city-rome')?.(frame));
  });

  test.each(['city-atlantis', 'stashpoint-61-front-cafe', 'stashpoint-0-front-cafe', '../etc/passwd', ''])(
    'do not exist under the name %j',
    (name) => {
      expect(renderPicture(name, 500, 700, 'webp')).toBeUndefined();
    },
  );

  test('are not drawn in sizes that no page shows', () => {
    expect(renderPicture('compass', 9000, 9000, 'webp')).toBeUndefined();
    expect(renderPicture('compass', 1.5, 20, 'webp')).toBeUndefined();
  });
});
