import type { Claim, ClaimStart } from '@cubby/api';

const CREATED = '2030-06-11T10:00:00.000Z';

/** A claim for a stolen suitcase, as its traveller sees it. */
const CLAIM: Claim = {
  id: 'c1',
  number: 'C1',
  booking_id: 'BAG-1234',
  created: CREATED,
  state: 'open',
  cause: 'stolen',
  bags: [1],
  text: 'Someone else left with it.',
  items: [{ name: 'Suitcase', kind: 'bag', bag: 1, value: 18_900, age_months: 14 }],
  files: [],
  ccy_code: 'GBP',
  ccy_minor_in_major: 100,
  amount: null,
  version: 2,
  police_reference: null,
  steps: [{ kind: 'sent', created: CREATED, text: null }],
  needs: [],
  answer_by: null,
  decision_text: null,
  accepted: null,
  account_number_end: null,
};

const START: Omit<ClaimStart, 'claims'> = {
  stashpoint: { name: 'Corner Café', timezone: 'Europe/London' },
  until: '2030-06-17T15:00:00.000Z',
  bags: [{ number: 1, size: 'standard', tag: 'A12' }],
  custody: [],
  pictures: [],
  cover: 'standard',
  ccy_code: 'GBP',
  ccy_minor_in_major: 100,
};

/** Returns what a traveller’s page about claims asks for, with the claims already made. */
export const claimStart = (...claims: Partial<Claim>[]): ClaimStart => ({
  ...START,
  claims: claims.map((own) => ({ ...CLAIM, ...own })),
});
