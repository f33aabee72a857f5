/**
 * The number drawn pages are kept under. Whoever changes what a page says begins a new edition, so that an editor who
 * publishes sees it at once; other servers follow when their pages are a minute old.
 */
export class PageEdition {
  number = 0;

  renew(): void {
    this.number += 1;
  }
}
