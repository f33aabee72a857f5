import { describe, expect, it } from 'vitest';
import { formsIn, formsOf, searchTextOf } from './search-text.ts';

describe('the forms of a name', () => {
  it.each([
    ["King's Cross", ['kings cross']],
    ['King’s Cross', ['kings cross']],
    ['München', ['munchen', 'muenchen']],
    ['Saint-Charles', ['saint charles', 'st charles']],
    ['Köln Hauptbahnhof', ['koln hauptbahnhof', 'koeln hauptbahnhof', 'koln hbf', 'koeln hbf']],
    ['Straße', ['strasse']],
    ['Ｌｏｎｄｏｎ', ['london']],
    ['서울역', ['서울역']],
    ['أبو ظبي', ['ابو ظبي']],
    ['—', []],
  ])('of “%s” are %j', (name, forms) => expect(formsOf(name)).toEqual(forms));

  it('are stored in a column, each once, names before other search terms', () => {
    const column = searchTextOf(['Zürich', 'Zurich'], ['ZRH', 'zürich', 'Kloten Airport']);
    expect(column).toBe('|zurich|zuerich||zrh|kloten airport');
    expect(formsIn(column).map(({ text, isName }) => [text, isName])).toEqual([
      ['zurich', true],
      ['zuerich', true],
      ['zrh', false],
      ['kloten airport', false],
    ]);
    expect(formsIn(column).at(-1)).toMatchObject({ words: ['kloten', 'airport'], joined: 'klotenairport' });
    expect(searchTextOf(['Rome'])).toBe('|rome');
  });
});
