import { MARKETING_PARAMETERS } from '@cubby/api';

export type MarketingParameters = Partial<Record<(typeof MARKETING_PARAMETERS)[number], string>>;

const STORED_AS = 'cubby.marketing';

/** Returns the marketing parameters of an address (specification §2); others are ignored. */
export function marketingParametersOf(search: string): MarketingParameters {
  const query = new URLSearchParams(search);
  const found = MARKETING_PARAMETERS.flatMap((name) => {
    const value = query.get(name);
    return value ? [[name, value]] : [];
  });
  return Object.fromEntries(found);
}

/** Stores the parameters the visit began with until the tab is closed; a later campaign replaces them as a whole. */
export function captureMarketing(search: string, storage: Pick<Storage, 'setItem'>): void {
  const parameters = marketingParametersOf(search);
  if (Object.keys(parameters).length > 0) storage.setItem(STORED_AS, JSON.stringify(parameters));
}

export function capturedMarketing(storage: Pick<Storage, 'getItem'>): MarketingParameters {
  const text = storage.getItem(STORED_AS);
  return text ? (JSON.parse(text) as MarketingParameters) : {};
}
