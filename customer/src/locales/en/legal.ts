export const words = {
  legal: {
    draftTitle: 'Not yet read by a lawyer',
    draft:
      'This text is a template that comes with the software. Whoever runs this site must have it read by a lawyer and adapted to their country and business before real bookings are taken.',
    unnamed: 'The operator has not yet entered a name and postal address.',
    email: 'E-mail: %{email}',
    register: 'Register and tax numbers: %{register}',
    mediator: 'If we cannot agree, consumers may turn to this body for out-of-court settlement: %{mediator}.',
    noMediator:
      'The operator takes part in dispute settlement before a consumer body only where the law obliges it to.',
    authority: 'The authority responsible for us is: %{authority}.',
  },
};
