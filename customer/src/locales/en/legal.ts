export const words = {
  legal: {
    draftTitle: 'Not yet reviewed by a lawyer',
    draft:
      'This text is a template that comes with the software. The operator of this site must have it reviewed by a lawyer and adapted to their country and business before taking real bookings.',
    unnamed: 'The operator has not yet entered a name and postal address.',
    email: 'Email: %{email}',
    register: 'Registration and tax numbers: %{register}',
    mediator:
      'If we cannot reach an agreement, consumers may refer the dispute to this body for out-of-court settlement: %{mediator}.',
    noMediator: 'The operator takes part in dispute settlement before a consumer body only where the law requires it.',
    authority: 'The authority responsible for us is: %{authority}.',
  },
};
