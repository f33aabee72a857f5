import { describe, expect, it } from 'vitest';
import { capturedMarketing, captureMarketing, marketingParametersOf } from './marketing.ts';

function memory() {
  const items = new Map<string, string>();
  return {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
  };
}

describe('marketing parameters', () => {
  it('are the named ones only, and only those with a value', () => {
    expect(marketingParametersOf('?utm_source=letter&bags=2&gclid=&wbraid=x')).toEqual({
      utm_source: 'letter',
      wbraid: 'x',
    });
  });

  it('stay for the visit when a later page has none', () => {
    const storage = memory();
    captureMarketing('?utm_campaign=summer&ref=friend', storage);
    captureMarketing('?bags=2', storage);
    expect(capturedMarketing(storage)).toEqual({ utm_campaign: 'summer', ref: 'friend' });
  });

  it('are replaced as a whole by a newer campaign', () => {
    const storage = memory();
    captureMarketing('?utm_campaign=summer&ref=friend', storage);
    captureMarketing('?utm_campaign=winter', storage);
    expect(capturedMarketing(storage)).toEqual({ utm_campaign: 'winter' });
  });

  it('are empty when nothing was captured', () => {
    expect(capturedMarketing(memory())).toEqual({});
  });
});
