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
    refundable: 'Refunded if you cancel in time',
    partlyRefundable: 'Refunded in part if you cancel in time',
    treesNote: '%{smart_count} tree, refunded with the booking |||| %{smart_count} trees, refunded with the booking',
  },
};
