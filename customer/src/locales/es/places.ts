import type { Words } from '../words.ts';

export const words: Words<'places'> = {
  cities: {
    title: 'Todas las ciudades con consigna de equipaje',
    intro: 'Elige una ciudad para ver sus consignas, o escribe para filtrar la lista.',
    filter: 'Ciudad o país',
    none: 'Aún no hay ninguna ciudad con ese nombre',
    noneText: 'Revisa la ortografía o prueba una ciudad mayor cercana.',
  },
  placeCosts: {
    title: 'Cuánto cuesta %{in}',
    firstDay: 'un bulto y un día, todo incluido',
    furtherDay: 'cada día más',
    cover: 'de garantía por bulto, como máximo',
    how: 'Cómo se forman los precios',
    byPart: 'Precios más bajos por zona',
    from: 'desde %{price}',
  },
};
