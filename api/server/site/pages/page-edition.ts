/**
 * The number of the rendered pages' current edition. Every change to the content of pages begins a new one, on every
 * server (see Caches), so that saved data is what is shown.
 */
export class PageEdition {
  number = 0;

  begin(): void {
    this.number += 1;
  }
}

export interface HasPages {
  /** The current edition of the rendered pages. */
  pages: PageEdition;
}
