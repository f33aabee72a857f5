/** The texts of both consoles: a loader for each language, with the parts by their names (vite.shared.ts). */
declare module 'cubby:words/console' {
  const languages: Record<string, () => Promise<{ default: Record<string, import('@cubby/api/words/texts').Texts> }>>;
  export default languages;
}

/** Texts for travellers on a screen turned towards them, in their own language instead of the clerk's: all at once. */
declare module 'cubby:words/scan' {
  const languages: Record<string, { scan: { pay: string; book: string } }>;
  export default languages;
}

/** The texts of the counter: a loader for each language. */
declare module 'cubby:words/counter' {
  const languages: Record<string, () => Promise<{ default: { counter: import('@cubby/api/words/texts').Texts } }>>;
  export default languages;
}
