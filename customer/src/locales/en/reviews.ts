export const words = {
  reviewsPage: {
    title: 'Reviews',
    description: 'What travellers say about storing their bags with Cubby, good or bad.',
    intro:
      'Only people who have stored their bags with us can leave a review. We publish every review that follows our rules, good or bad.',
    average: 'from %{count} review |||| from %{count} reviews',
    spread: 'Reviews by rating',
    row: '%{smart_count} star: %{reviews}, %{percent}% |||| %{smart_count} stars: %{reviews}, %{percent}%',
    rowReviews: '%{count} review |||| %{count} reviews',
    filters: 'Filter reviews',
    withText: 'With text',
    language: 'Language',
    anyLanguage: 'All languages',
    onlyStars: '%{smart_count} star |||| %{smart_count} stars',
    allStars: 'Show all ratings',
    found: '%{count} review |||| %{count} reviews',
    empty: 'No reviews found',
    emptyText: 'No reviews match your filters. Try removing one.',
    showAll: 'Show all reviews',
  },
};
