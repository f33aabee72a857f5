import type { Words } from '../words.ts';

export const words: Words<'places'> = {
  cities: {
    title: 'Toutes les villes avec consigne à bagages',
    intro: 'Choisissez une ville pour voir ses consignes, ou tapez pour filtrer la liste.',
    filter: 'Ville ou pays',
    none: 'Pas encore de ville à ce nom',
    noneText: 'Vérifiez l’orthographe ou essayez une plus grande ville à proximité.',
  },
  placeCosts: {
    title: 'Les prix %{in}',
    firstDay: 'par bagage et par jour, tout compris',
    furtherDay: 'par jour supplémentaire',
    cover: 'de garantie par bagage, au maximum',
    how: 'Comment les prix se composent',
    byPart: 'Prix les plus bas par quartier',
    from: 'dès %{price}',
  },
};
