export const words = {
  costs: {
    caption: 'What it costs',
    bags: 'Bags',
    bookingFee: 'Booking fee',
    discount: 'Discount',
    prepaid: 'Prepaid voucher',
    prepaidNote: '%{smart_count} bag paid for by your voucher |||| %{smart_count} bags paid for by your voucher',
    guarantee: 'Guarantee',
    trees: 'Trees',
    total: 'Total',
    free: 'Free',
    nothingToPay: 'Nothing to pay',
    refundable: 'Refunded if you cancel before drop-off',
    treesNote: '%{smart_count} tree, refunded with the booking |||| %{smart_count} trees, refunded with the booking',
  },
  refund: {
    until: 'Cancel until %{time} and get %{amount} back. After that nothing is refunded.',
    untilDropoff: 'Full refund if you cancel before drop-off.',
    none: 'Drop-off has passed: cancelling no longer refunds anything.',
  },
};
