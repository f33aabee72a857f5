export const words = {
  incident: {
    open: 'It is closed',
    openAtPickup: 'I cannot get at my bags',
    title: 'What is the matter?',
    kinds: {
      closed: 'The place is closed',
      refused: 'They will not take my bags',
      closed_at_pickup: 'My bags are inside and nobody is there',
    },
    text: 'Anything else? (optional)',
    textHint: 'The host reads this: a note on the door, a name, a phone number.',
    send: 'Tell the host and find another place',
    sendAtPickup: 'Tell the host now',
    cancel: 'Never mind',
    offers: 'Your bags can go here instead',
    offersText:
      'We are sorry. These places are open now and have room for %{bags}. Moving costs nothing more, and your pass stays the same.',
    noExtraCost: 'No extra cost',
    refund: 'You get %{amount} back',
    move: 'Move my bags here',
    none: 'Nothing else is open nearby',
    noneText: 'We are very sorry. Cancel and you get back everything you have paid, although drop-off has passed.',
    cancelAll: 'Cancel and get everything back',
    moved: 'Your bags are now expected at %{place}. Your pass is the same as before.',
    waiting: 'The host has been told and has to answer within',
    waitingOver: 'The half hour is over',
    waitingText:
      'We wrote to the host the moment you told us. Stay near the door if you can. Once your bags are handed over, this ends by itself.',
    help: 'Get help from us',
  },
};
