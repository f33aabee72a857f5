/** The texts that load with a language: a loader for each (vite.shared.ts). */
declare module 'cubby:words/site' {
  interface Site {
    'site/common': import('@cubby/api/words/texts').Texts;
    phrases: import('@cubby/api').Phrases;
  }
  const languages: Record<string, () => Promise<{ default: Site }>>;
  export default languages;
}
