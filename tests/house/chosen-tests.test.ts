import { describe, expect, it } from 'vitest';
import { chooseTests, needsBrowser, needsDatabase, needsSites } from '../harness/chosen-tests.ts';

const SELF = 'tests/house/chosen-tests.test.ts';

describe('npm test -- path', () => {
  it.each([SELF, `./${SELF}`, 'house/chosen'])('runs the one file that %s names, and builds nothing for it', (path) => {
    const chosen = chooseTests([path]);
    expect(chosen).toEqual({ units: [SELF], stories: [], journeys: [], unknown: [] });
    expect([needsSites(chosen), needsDatabase(chosen)]).toEqual([false, false]);
  });

  it('runs only the named journey, on built sites', () => {
    const chosen = chooseTests(['tests/journeys/blog.spec.ts']);
    expect(chosen).toEqual({ units: [], stories: [], journeys: ['tests/journeys/blog.spec.ts'], unknown: [] });
    expect(needsSites(chosen)).toBe(true);
  });

  it('builds sites for faults, because they start the real server', () => {
    const chosen = chooseTests(['faults/starts']);
    expect([needsSites(chosen), needsDatabase(chosen)]).toEqual([true, true]);
  });

  it.each([
    ['api/demo/seed-database', true],
    ['api/server/app.test', true],
    ['rules/price', false],
    ['customer/src/routes.test', false],
  ])('starts a database for %s: %s', (path, isNeeded) => {
    expect(needsDatabase(chooseTests([path]))).toBe(isNeeded);
  });

  it('opens a browser for stories only', () => {
    const chosen = chooseTests(['BagStepper']);
    expect([chosen.units, chosen.stories]).toEqual([[], ['design-system/src/inputs/BagStepper.stories.tsx']]);
    expect([needsBrowser(chosen), needsSites(chosen), needsDatabase(chosen)]).toEqual([true, false, false]);
    expect(needsBrowser(chooseTests([SELF]))).toBe(false);
  });

  it('names an argument that matches no test, and searches no installed package', () => {
    expect(chooseTests(['luggage-robots', SELF]).unknown).toEqual(['luggage-robots']);
    expect(chooseTests(['node_modules']).unknown).toEqual(['node_modules']);
  });
});
