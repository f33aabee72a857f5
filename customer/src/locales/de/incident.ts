import type { Words } from '../words.ts';

export const words: Words<'incident'> = {
  incident: {
    open: 'Es ist geschlossen',
    openAtPickup: 'Ich komme nicht an mein Gepäck',
    title: 'Was ist los?',
    kinds: {
      closed: 'Der Ort ist geschlossen',
      refused: 'Mein Gepäck wird nicht angenommen',
      closed_at_pickup: 'Mein Gepäck ist drin und niemand ist da',
    },
    text: 'Noch etwas? (freiwillig)',
    textHint: 'Das liest der Gastgeber: ein Zettel an der Tür, ein Name, eine Nummer.',
    send: 'Melden und anderen Ort finden',
    sendAtPickup: 'Gastgeber jetzt benachrichtigen',
    cancel: 'Doch nicht',
    offers: 'Hierhin kann dein Gepäck stattdessen',
    offersText:
      'Das tut uns leid. Diese Orte sind jetzt offen und haben Platz für %{bags}. Der Umzug kostet nichts extra, und dein Gepäckschein bleibt derselbe.',
    noExtraCost: 'Ohne Mehrkosten',
    refund: 'Du bekommst %{amount} zurück',
    move: 'Hierhin umziehen',
    none: 'In der Nähe ist sonst nichts offen',
    noneText: 'Das tut uns sehr leid. Wenn du stornierst, bekommst du alles zurück, auch nach der Abgabezeit.',
    cancelAll: 'Stornieren und alles zurückbekommen',
    moved: 'Dein Gepäck wird jetzt bei %{place} erwartet. Dein Gepäckschein ist derselbe wie vorher.',
    waiting: 'Der Gastgeber weiß Bescheid. Zeit zu antworten:',
    waitingOver: 'Die halbe Stunde ist um',
    waitingText:
      'Wir haben dem Gastgeber sofort geschrieben. Bleib in der Nähe der Tür, wenn du kannst. Sobald du dein Gepäck hast, endet das hier von selbst.',
    help: 'Hilfe von uns holen',
  },
};
