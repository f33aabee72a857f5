import { coupon, pageOf } from '../../../testing/console-records.ts';
import { staffStory } from '../../../testing/console-story.tsx';

export default { title: 'Staff/Coupons', tags: ['!autodocs'] };

const at = '/account/coupons';

/** The form of one coupon. */
export const Default = staffStory({
  at: `${at}/FAIR-10`,
  answers: (api) => api.on('getCoupon', coupon()).on('listUsers', pageOf([])),
});
export const New = staffStory({
  at: `${at}/create`,
  answers: (api) => api.on('listUsers', pageOf([])),
});
export const List = staffStory({
  at,
  answers: (api) =>
    api.on('listCoupons', pageOf([coupon(), coupon({ code: 'SUMMER-24', uses_left: null, status: 'expired' })])),
});
