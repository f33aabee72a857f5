import type { Words } from '../words.ts';

export const words: Words<'blog'> = {
  blog: {
    title: 'Blogue',
    description: 'Viajar com menos peso: leituras breves para estações, escalas e últimos dias.',
    heading: 'Para dias com bagagem',
    intro: 'Leituras breves para quem leva bagagem.',
    changed: 'Última alteração: %{date}',
    topics: 'Temas',
    all: 'Todos os artigos',
    more: 'Mostrar mais artigos',
    away: 'O blogue está em pausa',
    awayText: 'De momento não está acessível. Tudo o resto funciona como sempre.',
    none: 'Ainda nada sobre este tema',
    noneText: 'Experimente outro tema.',
    related: 'Mais para ler',
    back: 'Voltar ao blogue',
    topic: 'Tema: %{tag}',
    by: 'Por %{author}',
  },
};
