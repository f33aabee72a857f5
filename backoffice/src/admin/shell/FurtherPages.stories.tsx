import type { FakeApi } from '../../../../tests/harness/fake-api.ts';
import { adminUser, content, currency, host, pageOf, review } from '../../../testing/console-records.ts';
import { staffStory } from '../../../testing/console-story.tsx';
import { refundOf } from '../../../testing/incidents.ts';
import { area, ota, voucher } from '../../../testing/prepaid-records.ts';

/* Pages built of the same parts as those with stories of their own. */
export default { title: 'Staff/Further pages', tags: ['!autodocs'] };

/** Answers the requests of pages about prepaid bookings. */
const withAgencies = (api: FakeApi) => api.on('listAreas', pageOf([area()])).on('listOtas', pageOf([ota()]));
const at = (path: string) => `/account/${path}`;

export const Hosts = staffStory({ at: at('hosts'), answers: (api) => api.on('listHosts', pageOf([host()])) });
export const Reviews = staffStory({
  at: at('reviews'),
  answers: (api) => api.on('listAdminReviews', pageOf([review()])),
});
export const Cities = staffStory({ at: at('cities'), answers: (api) => api.on('listAdminPlaces', pageOf([])) });
export const Contents = staffStory({
  at: at('seo-contents'),
  answers: (api) => api.on('listAdminContents', pageOf([content()])).on('listContentCoverage', pageOf([])),
});
export const Users = staffStory({ at: at('users'), answers: (api) => api.on('listUsers', pageOf([adminUser()])) });
export const Agencies = staffStory({ at: at('otas'), answers: (api) => api.on('listOtas', pageOf([ota()])) });
export const Areas = staffStory({
  at: at('otas/areas'),
  answers: withAgencies,
});
export const Vouchers = staffStory({
  at: at('otas/vouchers'),
  answers: (api) => withAgencies(api).on('listVouchers', pageOf([voucher()])),
});
export const Currencies = staffStory({
  at: at('currencies'),
  answers: (api) => api.on('listAdminCurrencies', pageOf([currency()])),
});
export const Refunds = staffStory({
  at: at('refunds'),
  answers: (api) => api.on('listRefunds', pageOf([refundOf()])),
});
export const PayoutRuns = staffStory({ at: at('payout-runs'), answers: (api) => api.on('listPayoutRuns', pageOf([])) });
export const AccountChanges = staffStory({
  at: at('account-changes'),
  answers: (api) => api.on('listAccountChanges', pageOf([])),
});
export const Unexplained = staffStory({
  at: at('reconciliation'),
  answers: (api) => api.on('listUnexplained', pageOf([])),
});
export const ReconciledDays = staffStory({
  at: at('reconciliation/days'),
  answers: (api) => api.on('listReconciledDays', pageOf([])),
});
export const Mails = staffStory({ at: at('mails'), answers: (api) => api.on('listMails', pageOf([])) });
export const OwnAccount = staffStory({ at: '/account' });
export const NewStashpoint = staffStory({ at: at('stashpoints/create') });
export const NewHost = staffStory({ at: at('hosts/create') });
export const NewCity = staffStory({ at: at('cities/create'), answers: (api) => api.on('listAdminPlaces', pageOf([])) });
export const NewContent = staffStory({
  at: at('seo-contents/create'),
  answers: (api) => api.on('listAdminPlaces', pageOf([])),
});
export const NewAgency = staffStory({ at: at('otas/create') });
export const NewArea = staffStory({ at: at('otas/areas/create') });
export const NewVouchers = staffStory({ at: at('otas/vouchers/create'), answers: withAgencies });
export const ManyCoupons = staffStory({
  at: at('coupons/create-many'),
  answers: (api) => api.on('listUsers', pageOf([])),
});
export const Nothing = staffStory({ at: at('nothing-like-it') });
