import { ResponseError } from '@cubby/api/client';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createProblemReports } from './report-problem.ts';

const DSN = 'https://key@errors.cubby.test/1';

function answer(status: number, id = '1') {
  return new ResponseError(status, { id, message: 'Response error', errors: {} }, null, null);
}

function setUp() {
  const captured = vi.fn();
  const load = vi.fn(async (_dsn: string) => captured);
  return { captured, load, ...createProblemReports(load) };
}

beforeEach(() => vi.spyOn(console, 'warn').mockImplementation(() => {}));
afterEach(() => vi.restoreAllMocks());

describe('a problem', () => {
  it('goes to the console without an error tracker', () => {
    const { load, reportProblem, trackProblems } = setUp();
    trackProblems(null);
    reportProblem('render', new Error('broken'));
    expect(console.warn).toHaveBeenCalledWith('[render]', expect.any(Error));
    expect(load).not.toHaveBeenCalled();
  });

  it('loads the error tracker once, at the first one', async () => {
    const { captured, load, reportProblem, trackProblems } = setUp();
    trackProblems(DSN);
    expect(load).not.toHaveBeenCalled();
    const [first, second] = [new Error('first'), answer(503)];
    reportProblem('render', first);
    reportProblem('api', second);
    await vi.waitFor(() =>
      expect(captured.mock.calls).toEqual([
        ['render', first],
        ['api', second],
      ]),
    );
    expect(load.mock.calls).toEqual([[DSN]]);
  });

  it('is kept until the tracker is known', async () => {
    const { captured, reportProblem, trackProblems } = setUp();
    const error = new Error('early');
    reportProblem('session-renewal', error);
    trackProblems(DSN);
    trackProblems(DSN);
    await vi.waitFor(() => expect(captured.mock.calls).toEqual([['session-renewal', error]]));
  });

  it.each([
    ['merely refused', answer(401)],
    ['can only be read for now', answer(503, 'READ_ONLY')],
  ])('is not tracked when the API %s', (_what, refusal) => {
    const { load, reportProblem, trackProblems } = setUp();
    trackProblems(DSN);
    reportProblem('session-renewal', refusal);
    expect(load).not.toHaveBeenCalled();
  });

  it('loads the tracker again if it failed before', async () => {
    const { captured, load, reportProblem, trackProblems } = setUp();
    load.mockRejectedValueOnce(new TypeError('Failed to fetch'));
    trackProblems(DSN);
    reportProblem('render', new Error('lost'));
    await new Promise((done) => setTimeout(done));
    reportProblem('render', new Error('found'));
    await vi.waitFor(() => expect(captured).toHaveBeenCalledOnce());
  });
});
