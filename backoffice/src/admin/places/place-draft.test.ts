import { describe, expect, it } from 'vitest';
import { draftProblems, writtenNames } from './place-draft.ts';

const REQUIRED = 'errors.REQUIRED_DATA_CLIENT_ERROR';
const INVALID = 'errors.INVALID_DATA';
const english = { name: 'London', slug: 'london' };

describe('the problems of a place’s draft', () => {
  it('include a missing English name and address, even if nothing was typed', () => {
    const both = { translations: { english: { name: REQUIRED, slug: REQUIRED } } };
    expect(draftProblems({})).toEqual(both);
    expect(draftProblems({ translations: { english: null } })).toEqual(both);
  });

  it('are none for a language without both', () => {
    expect(draftProblems({ translations: { english, german: { name: '', slug: '' }, french: null } })).toEqual({});
  });

  it.each([
    ['a name alone', { name: 'Londres' }, { translations: { french: { slug: REQUIRED } } }],
    ['an address alone', { slug: 'londres' }, { translations: { french: { name: REQUIRED } } }],
  ])('are %s in any other', (_, french, problems) => {
    expect(draftProblems({ translations: { english, french } })).toEqual(problems);
  });

  it.each([
    ['london', true],
    ['kings-cross-2', true],
    ['7', true],
    ['London', false],
    ['são-paulo', false],
    ['kings--cross', false],
    ['-london', false],
    ['london-', false],
    ['london/soho', false],
    ['kings cross', false],
  ])('include an invalid address: %s (%s)', (slug, good) => {
    const problems = draftProblems({ translations: { english: { ...english, slug } } });
    expect(problems).toEqual(good ? {} : { translations: { english: { slug: INVALID } } });
  });
});

describe('the names of a place', () => {
  it('are sent in one order, without languages that have no name', () => {
    const german = { name: 'London', slug: 'london', route: 'gb/london' };
    const draft = { translations: { german, english, french: { name: '', slug: '' } }, picture: 'p.jpg' };
    expect(writtenNames(draft)).toEqual({
      translations: {
        english,
        german: { name: 'London', slug: 'london' },
        french: null,
        spanish: null,
        italian: null,
        portuguese: null,
      },
      picture: 'p.jpg',
    });
  });

  it('are sent without a removed picture', () => {
    expect(writtenNames({ picture: null })).toMatchObject({ picture: '' });
  });

  it('include the edited phrase and further search terms, without empty lines', () => {
    const translations = {
      english: { ...english, in: 'in the London' },
      german: { name: 'London', slug: 'london', in: '' },
    };
    const written = writtenNames({ translations, alsoFoundBy: [' LHR ', '', 'Heathrow'] });
    expect(written.alsoFoundBy).toEqual(['LHR', 'Heathrow']);
    expect(written.translations).toMatchObject({
      english: { in: 'in the London' },
      german: { name: 'London', slug: 'london' },
    });
    expect(JSON.stringify(written)).not.toContain('"in":""');
  });
});
