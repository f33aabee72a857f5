import { useEffect, useState } from 'react';
import { type KeptCard, listKeptCards, removeKeptCard } from '../api/sandbox-stripe.ts';

/** Returns the cards of a session and the one to pay with: the latest unless another is chosen, null for a new one. */
export function useSandboxCards(session: string | null) {
  const [cards, setCards] = useState<KeptCard[]>([]);
  const [chosen, choose] = useState<string | null>(null);
  useEffect(() => {
    if (session === null) return;
    let isShown = true;
    void listKeptCards(session).then((found) => {
      if (!isShown) return;
      setCards(found);
      choose(found[0]?.id ?? null);
    });
    return () => {
      isShown = false;
    };
  }, [session]);
  const remove = async (id: string) => {
    if (session === null) return;
    await removeKeptCard(session, id);
    const left = cards.filter((card) => card.id !== id);
    setCards(left);
    if (chosen === id) choose(left[0]?.id ?? null);
  };
  return { cards, chosen, choose, remove };
}
