export const words = {
  login: {
    title: 'Sign in',
    intro: 'We send a six-digit code to your e-mail address. No password needed.',
    unauthorized: 'Please sign in to go on.',
    sendCode: 'Send code',
    noAccount: 'New here?',
    unknownEmail: 'There is no account with this address yet.',
    pinTitle: 'Enter your code',
    pinIntro: 'We have sent six digits to %{email}. They are good for ten minutes.',
    code: 'Code from the e-mail',
    digit: 'Digit %{position}',
    resend: 'Send a new code',
    resendIn: 'New code in %{smart_count} second |||| New code in %{smart_count} seconds',
    outbox: 'This trial site sends no real mail.',
    openOutbox: 'Open the outbox',
  },
  signup: {
    title: 'Create an account',
    intro: 'Your bookings in one place, and nothing to type next time.',
    optIn: 'Send me travel tips now and then',
    terms: 'I agree that Cubby passes my name and booking to the host who keeps my bags',
  },
};
