import type { Words } from '../words.ts';

export const words: Words<'reviews'> = {
  reviewsPage: {
    title: 'Opiniones',
    description: 'Lo que cuentan los viajeros que dejaron su equipaje con Cubby, bueno o malo.',
    intro:
      'Aquí solo escribe quien nos ha confiado su equipaje. Publicamos todas las opiniones que cumplen nuestras reglas, buenas o malas.',
    average: 'según %{count} opinión |||| según %{count} opiniones',
    spread: 'Opiniones por estrellas',
    row: '%{smart_count} estrella: %{reviews}, %{percent} por ciento |||| %{smart_count} estrellas: %{reviews}, %{percent} por ciento',
    rowReviews: '%{count} opinión |||| %{count} opiniones',
    filters: 'Filtrar opiniones',
    withText: 'Con texto',
    language: 'Escritas en',
    anyLanguage: 'Todos los idiomas',
    onlyStars: '%{smart_count} estrella |||| %{smart_count} estrellas',
    allStars: 'Mostrar de nuevo todas las estrellas',
    found: '%{count} opinión |||| %{count} opiniones',
    empty: 'Ninguna opinión coincide',
    emptyText: 'Ninguna opinión coincide con esta combinación. Con menos filtros hay más que leer.',
    showAll: 'Mostrar todas las opiniones',
  },
};
