declare global {
  interface Window {
    /** Shows the page as it was before it was translated, and keeps it so until called with false. */
    holdTexts?: (isHeld: boolean) => void;
  }
}

/** Texts, and the elements that a translator shows in their place. */
interface Swap {
  texts: ChildNode[];
  shown: ChildNode[];
  noted: MutationRecord[];
}

/**
 * Keeps React working in a page that a browser translates. A translator replaces texts by elements, and React, which
 * still has the texts, fails to remove them and changes what nobody sees. So a text is put back before React touches
 * it, and translated anew. The build writes this function into the head of each site, ahead of React and of any
 * translator, so it uses nothing of its module. It observes, because browsers translate from a world of their own, in
 * which our methods aren't called.
 */
export function keepTranslatedTexts(): void {
  const swaps = new WeakMap<Node, Swap>();
  // Limited, because a translator that answers at once would be undone forever.
  let roundsHeld = 0;
  const observer = new MutationObserver(note);
  observer.observe(document, { childList: true, subtree: true });

  function note(records: MutationRecord[]): void {
    for (const record of records)
      for (const node of record.removedNodes as NodeListOf<ChildNode>) {
        const texts = node.nodeType === 3 ? [node] : (swaps.get(node)?.texts ?? []);
        const swap = texts.length > 0 && swapIn(record, records);
        if (!swap) continue;
        swap.texts.push(...texts);
        for (const each of [...texts, ...swap.shown]) swaps.set(each, swap);
      }
    if (roundsHeld === 0 || records.length === 0) return;
    roundsHeld--;
    undo();
  }

  /** Finds what was put in the place of a removed text, or beside it just before: several texts may become one. */
  function swapIn(record: MutationRecord, records: MutationRecord[]): Swap | undefined {
    const added = ([...record.addedNodes] as ChildNode[]).filter(isForeign);
    if (added.length > 0) return { texts: [], shown: added, noted: records };
    for (const beside of [record.previousSibling, record.nextSibling] as (ChildNode | null)[]) {
      const known = beside && swaps.get(beside);
      if (beside?.nodeName !== 'FONT' || (known && known.noted !== records)) continue;
      return known ?? { texts: [], shown: [beside], noted: records };
    }
    return undefined;
  }

  /** Tells whether something other than React added an element. */
  function isForeign(node: Node): boolean {
    return node.nodeType === 1 && !Object.keys(node).some((key) => key.startsWith('__react'));
  }

  function putBack({ texts, shown }: Swap): void {
    const [first, ...others] = shown;
    for (const each of [...texts, ...shown]) swaps.delete(each);
    if (first?.parentNode) first.replaceWith(...texts);
    for (const each of others) each.remove();
  }

  function undo(): void {
    for (const each of document.querySelectorAll('body *')) {
      const swap = swaps.get(each);
      if (swap) putBack(swap);
    }
  }

  /** Puts texts back that React is about to touch. */
  function ready(...nodes: (Node | null)[]): void {
    note(observer.takeRecords());
    for (const node of nodes) {
      const swap = node?.nodeType === 3 && swaps.get(node);
      if (swap) putBack(swap);
    }
  }

  const { appendChild, insertBefore, removeChild } = Node.prototype;
  Object.assign(Node.prototype, {
    appendChild(this: Node, child: Node) {
      ready(child);
      return appendChild.call(this, child);
    },
    insertBefore(this: Node, child: Node, next: Node | null) {
      ready(child, next);
      let place = next;
      // An element that a translator has wrapped is found in its wrapping.
      while (place && place.parentNode !== this) place = place.parentNode;
      return insertBefore.call(this, child, place);
    },
    removeChild(this: Node, child: Node) {
      ready(child);
      return child.parentNode ? removeChild.call(child.parentNode, child) : child;
    },
  });
  const value = Object.getOwnPropertyDescriptor(Node.prototype, 'nodeValue');
  Object.defineProperty(Text.prototype, 'nodeValue', {
    ...value,
    set(text) {
      ready(this);
      value?.set?.call(this, text);
    },
  });

  window.holdTexts = (isHeld) => {
    note(observer.takeRecords());
    roundsHeld = isHeld ? 100 : 0;
    if (isHeld) undo();
  };
}
