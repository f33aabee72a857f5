/** The texts of both consoles: a loader for each language (`bundledWords`, vite.shared.ts). */
declare module 'cubby:words/console' {
  const languages: Record<string, () => Promise<{ default: import('@cubby/api/words/texts').Texts }>>;
  export default languages;
}
