/** A loader for each language: the texts that load with it, and loaders for the other parts (vite.shared.ts). */
declare module 'cubby:words/site' {
  type Texts = import('@cubby/api/words/texts').Texts;
  type Part = Exclude<import('@cubby/api/words/declared').SitePart, 'common'>;

  type Site = { 'site/common': Texts; phrases: import('@cubby/api').Phrases } & {
    [P in Part as `site/${P}`]: () => Promise<{ default: Texts }>;
  };
  const languages: Record<string, () => Promise<{ default: Site }>>;
  export default languages;
}

/** The offer of each language, in that language: it is read before its texts are loaded. */
declare module 'cubby:words/offer' {
  const languages: Record<string, { offer: { text: string; keep: string } }>;
  export default languages;
}
