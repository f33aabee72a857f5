import type { Words } from '../words.ts';

export const words: Words<'blog'> = {
  blog: {
    title: 'Blog',
    description: 'Viajar con menos peso: lecturas breves para estaciones, escalas y últimos días.',
    heading: 'Para días con equipaje',
    intro: 'Lecturas breves para quien lleva equipaje.',
    changed: 'Última modificación: %{date}',
    topics: 'Temas',
    all: 'Todas las entradas',
    more: 'Mostrar más entradas',
    away: 'El blog se toma un descanso',
    awayText: 'Ahora mismo no se puede acceder a él. Todo lo demás funciona como siempre.',
    none: 'Aún no hay nada sobre esto',
    noneText: 'Prueba con otro tema.',
    related: 'Más lecturas',
    back: 'Volver al blog',
    topic: 'Tema: %{tag}',
    by: 'Por %{author}',
  },
};
