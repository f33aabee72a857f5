import type { Words } from '../words.ts';

export const words: Words<'blog'> = {
  blog: {
    title: 'Blog',
    description: 'Leichter unterwegs: kurze Texte für Bahnhöfe, Zwischenstopps und letzte Tage.',
    heading: 'Für Tage mit Gepäck',
    intro: 'Kurze Texte für Leute mit Gepäck.',
    changed: 'Zuletzt geändert am %{date}',
    topics: 'Themen',
    all: 'Alle Beiträge',
    more: 'Mehr Beiträge zeigen',
    away: 'Der Blog macht Pause',
    awayText: 'Er ist gerade nicht zu erreichen. Alles andere geht wie immer.',
    none: 'Dazu gibt es noch nichts',
    noneText: 'Versuche es mit einem anderen Thema.',
    related: 'Mehr zu lesen',
    back: 'Zurück zum Blog',
    topic: 'Thema: %{tag}',
    by: 'Von %{author}',
  },
};
