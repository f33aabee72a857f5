export const words = {
  checkout: {
    title: 'Your booking',
    payTitle: 'Pay by card',
    step: 'Step %{step} of 2',
    contact: 'Who is bringing the bags?',
    haveAccount: 'Been here before?',
    changeStay: 'Change times',
    trees: 'Plant a tree',
    treesText: 'Each tree costs %{price} and goes into the ground in full.',
    fewerTrees: 'One tree fewer',
    moreTrees: 'One more tree',
    treeCount: '%{smart_count} tree |||| %{smart_count} trees',
    coupon: 'Coupon or voucher code',
    applyCoupon: 'Apply',
    couponApplied: 'Coupon applied.',
    voucherApplied:
      'Voucher accepted: it pays for %{smart_count} bag. |||| Voucher accepted: it pays for %{smart_count} bags.',
    continue: 'Continue to payment',
    bookFree: 'Book for free',
    bookPrepaid: 'Book with voucher',
    holdNote: 'We keep the room for you for 15 minutes while you pay.',
    held: 'Your shelf is kept for',
    holdOver: 'Your shelf is no longer kept',
    holdOverText:
      'Fifteen minutes are over and nothing was charged. If there is still room, booking again takes a moment.',
    startAgain: 'Book again',
  },
};
