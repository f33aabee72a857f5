/** The part we use of a package without types. */
declare module 'xliff' {
  interface Xliff {
    sourceLanguage: string;
    targetLanguage?: string;
    resources: Record<string, Record<string, { source: string; target?: string; note?: string }>>;
  }
  export function jsToXliff12(texts: Xliff): Promise<string>;
  export function xliff12ToJs(xml: string): Promise<Xliff>;
}
