import type { Words } from '../words.ts';

export const words: Words<'reviews'> = {
  reviewsPage: {
    title: 'Recensioni',
    description: 'Che cosa dicono i viaggiatori che hanno lasciato i bagagli con Cubby, nel bene e nel male.',
    intro:
      'Qui scrive solo chi ci ha affidato i propri bagagli. Pubblichiamo ogni recensione che rispetta le nostre regole, bella o brutta.',
    average: 'su %{count} recensione |||| su %{count} recensioni',
    spread: 'Recensioni per stelle',
    row: '%{smart_count} stella: %{reviews}, %{percent} per cento |||| %{smart_count} stelle: %{reviews}, %{percent} per cento',
    rowReviews: '%{count} recensione |||| %{count} recensioni',
    filters: 'Filtra le recensioni',
    withText: 'Con testo',
    language: 'Scritte in',
    anyLanguage: 'Tutte le lingue',
    onlyStars: '%{smart_count} stella |||| %{smart_count} stelle',
    allStars: 'Mostra di nuovo tutte le stelle',
    found: '%{count} recensione |||| %{count} recensioni',
    empty: 'Nessuna recensione corrisponde',
    emptyText: 'Nessuna recensione corrisponde a questa combinazione. Con meno filtri c’è più da leggere.',
    showAll: 'Mostra tutte le recensioni',
  },
};
