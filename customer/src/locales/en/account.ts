export const words = {
  account: {
    bookings: 'My bookings',
    upcoming: 'Coming up',
    past: 'Past',
    noUpcoming: 'Nothing coming up.',
    noPast: 'Nothing here yet.',
    noBookings: 'No bookings yet',
    noBookingsText: 'Once you have booked a place for your bags, you find it here.',
    profile: 'My profile',
    complete: 'Your profile is complete',
    incomplete: 'Something is still missing',
    save: 'Save',
    saved: 'Saved.',
    signOut: 'Sign out',
  },
};
