import type { FakeApi } from '../../../../tests/harness/fake-api.ts';
import { adminUser, change, content, currency, host, pageOf, review } from '../../../testing/console-records.ts';
import { staffStory } from '../../../testing/console-story.tsx';
import { refundOf } from '../../../testing/incidents.ts';
import { area, ota, voucher } from '../../../testing/prepaid-records.ts';

/* Pages built of the same parts as those with stories of their own. */
export default { title: 'Staff/Further pages', tags: ['!autodocs'] };

/** Returns the story of a page, with the API's answers to what it asks. */
const page = (path: string, answers?: (api: FakeApi) => FakeApi) =>
  staffStory({ at: `/account${path}`, ...(answers && { answers }) });
/** Answers the requests of pages about prepaid bookings. */
const withAgencies = (api: FakeApi) => api.on('listAreas', pageOf([area()])).on('listOtas', pageOf([ota()]));
const withPlaces = (api: FakeApi) => api.on('listAdminPlaces', pageOf([]));

export const Hosts = page('/hosts', (api) => api.on('listHosts', pageOf([host()])));
export const Reviews = page('/reviews', (api) => api.on('listAdminReviews', pageOf([review()])));
export const Cities = page('/cities', withPlaces);
export const Contents = page('/seo-contents', (api) =>
  api.on('listAdminContents', pageOf([content()])).on('listContentCoverage', pageOf([])),
);
export const Users = page('/users', (api) => api.on('listUsers', pageOf([adminUser()])));
export const Agencies = page('/otas', (api) => api.on('listOtas', pageOf([ota()])));
export const Areas = page('/otas/areas', withAgencies);
export const Vouchers = page('/otas/vouchers', (api) => withAgencies(api).on('listVouchers', pageOf([voucher()])));
export const Currencies = page('/currencies', (api) => api.on('listAdminCurrencies', pageOf([currency()])));
export const Refunds = page('/refunds', (api) => api.on('listRefunds', pageOf([refundOf()])));
export const PayoutRuns = page('/payout-runs', (api) => api.on('listPayoutRuns', pageOf([])));
export const AccountChanges = page('/account-changes', (api) => api.on('listAccountChanges', pageOf([])));
export const Unexplained = page('/reconciliation', (api) => api.on('listUnexplained', pageOf([])));
export const ReconciledDays = page('/reconciliation/days', (api) => api.on('listReconciledDays', pageOf([])));
export const Mails = page('/mails', (api) => api.on('listMails', pageOf([])));
export const Changes = page('/changes', (api) =>
  api.on('listChanges', pageOf([change({ before: { first_day_cost: 620 }, after: { first_day_cost: 700 } })])),
);
export const OwnAccount = page('');
export const NewStashpoint = page('/stashpoints/create');
export const NewHost = page('/hosts/create');
export const NewCity = page('/cities/create', withPlaces);
export const NewContent = page('/seo-contents/create', withPlaces);
export const NewArea = page('/otas/areas/create');
export const NewVouchers = page('/otas/vouchers/create', withAgencies);
export const ManyCoupons = page('/coupons/create-many', (api) => api.on('listUsers', pageOf([])));
export const Nothing = page('/nothing-like-it');
