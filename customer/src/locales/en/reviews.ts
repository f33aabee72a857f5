export const words = {
  reviewsPage: {
    title: 'Reviews',
    description: 'What travellers say about leaving their bags with Cubby, good or bad.',
    intro:
      'Only people who have left their bags with us can write here. We publish every review that keeps to our rules, good or bad.',
    average: 'from %{count} review |||| from %{count} reviews',
    spread: 'Reviews by stars',
    row: '%{smart_count} star: %{reviews}, %{percent} per cent |||| %{smart_count} stars: %{reviews}, %{percent} per cent',
    rowReviews: '%{count} review |||| %{count} reviews',
    filters: 'Filter reviews',
    withText: 'With text',
    language: 'Written in',
    anyLanguage: 'All languages',
    onlyStars: '%{smart_count} star |||| %{smart_count} stars',
    allStars: 'Show all stars again',
    found: '%{count} review |||| %{count} reviews',
    empty: 'No review fits',
    emptyText: 'No review fits this combination. With fewer filters there is more to read.',
    showAll: 'Show all reviews',
  },
};
