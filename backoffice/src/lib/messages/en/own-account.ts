export const words = {
  own_email: {
    change: 'Change email address',
    next: 'New email address',
    send: 'Send code',
    sent: 'We’ve sent a code to %{email}.',
    link: 'We’ve sent a link to %{email}. Open it to confirm the address.',
    follow: 'Use the address this email was sent to for your account? We’ll sign you out everywhere else.',
    use: 'Change address',
    link_over: 'This link no longer works: it has already been used, or it’s more than an hour old.',
    back: 'Back',
    confirm: 'Confirm',
    saved: 'Your email address has been changed and your other sessions have ended.',
    same: 'This is already your email address.',
  },
  deletion: {
    open: 'Delete account',
    title: 'Delete my account',
    intro: 'Before you decide, here’s exactly what will happen.',
    blocked: 'Your account can’t be deleted yet',
    blocked_text: 'You still have bags in storage. Collect them first, then delete your account.',
    blocked_hosted:
      'Travellers still have %{smart_count} booking at your places. |||| Travellers still have %{smart_count} bookings at your places.',
    person: 'Your name, email address, phone numbers and password will be deleted.',
    books: 'We’ll keep records of bookings and payments, as the law requires, but without your name.',
    cancelled:
      '%{smart_count} upcoming booking will be cancelled: |||| %{smart_count} upcoming bookings will be cancelled:',
    credit: 'You’ll lose %{amount} of credit.',
    reviews:
      '%{smart_count} review of yours will stay, without your name. |||| %{smart_count} reviews of yours will stay, without your name.',
    stashpoints: '%{smart_count} place of yours will go offline. |||| %{smart_count} places of yours will go offline.',
    people: '%{smart_count} team member will be signed out. |||| %{smart_count} team members will be signed out.',
    devices:
      '%{smart_count} device at your counters will be unpaired. |||| %{smart_count} devices at your counters will be unpaired.',
    understood: 'I understand that this can’t be undone',
    confirm: 'Permanently delete my account',
    changed: 'Something has changed in the meantime. Check the list again.',
  },
};
