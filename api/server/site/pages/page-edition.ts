/**
 * The number of the drawn pages' current edition. Whatever changes what a page says begins a new one, on every server
 * (see Caches), so that what was saved is what is shown.
 */
export class PageEdition {
  number = 0;

  begin(): void {
    this.number += 1;
  }
}

export interface HasPages {
  /** Which edition of the drawn pages is current. */
  pages: PageEdition;
}
