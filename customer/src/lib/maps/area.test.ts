import { describe, expect, it } from 'vitest';
import { readArea, writeArea } from './area.ts';

describe('the searched area of an address', () => {
  it('is read as it is written', () => {
    const area = { north: 43.7523, east: 7.4481, south: 43.7301, west: 7.4012 };
    expect(writeArea(area)).toBe('43.7523,7.4481,43.7301,7.4012');
    expect(readArea('43.7523,7.4481,43.7301,7.4012')).toEqual(area);
  });

  it.each([
    ['85,180,-85,-180', { north: 85, east: 180, south: -85, west: -180 }],
    ['0.0001,0.0001,0,0', { north: 0.0001, east: 0.0001, south: 0, west: 0 }],
  ])('ranges from %s, and no further', (text, area) => expect(readArea(text)).toEqual(area));

  it.each([
    [{ north: 1, east: 183, south: 0, west: 177 }, '1.0000,183.0000,0.0000,177.0000'],
    [{ north: 1, east: -177, south: 0, west: -183 }, '1.0000,183.0000,0.0000,177.0000'],
    [{ north: 1, east: 722, south: 0, west: 720 }, '1.0000,2.0000,0.0000,0.0000'],
  ])('is the same from either side of the date line, and after turns around the earth', (area, text) => {
    expect(writeArea(area)).toBe(text);
    expect(readArea(text)).not.toBeNull();
  });

  it('is rounded to some metres', () => {
    expect(writeArea({ north: 1.00004, east: 2, south: -0.99996, west: -2.123456 })).toBe(
      '1.0000,2.0000,-1.0000,-2.1235',
    );
  });

  it.each([
    null,
    '',
    '1,2,3',
    '1,2,0,1,5',
    'a,b,c,d',
    '1e1,2,0,1',
    'Infinity,2,0,1',
    '0,2,1,1',
    '1,1,0,2',
    '1,1,1,1',
    '85.0001,2,0,1',
    '1,2,-85.0001,1',
    '1,361.0001,0,1',
    '1,2,0,-180.0001',
    ' 1,2,0,1',
  ])('%j is invalid', (text) => expect(readArea(text)).toBeNull());

  it('is not written if a map shows the earth more than once', () => {
    expect(writeArea({ north: 80, east: 400, south: -80, west: -400 })).toBeUndefined();
    expect(writeArea(null)).toBeUndefined();
  });
});
