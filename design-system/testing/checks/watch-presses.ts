declare global {
  /** The faults of the last press so far, in words; `true` also forgets the press. */
  var pressFaults: ((forget?: boolean) => string[]) | undefined;
}

/**
 * Runs in the page, from its start, and watches every press: afterwards the focus is not on the page itself, and the
 * first heading or note that it brought has been in sight as soon as it was there, or has the focus. Faults are known at
 * the next press, which waits for what this one brings, and are written to the console. It names nothing outside itself,
 * because tests add it to pages as it is.
 */
export function watchPresses(): void {
  const LOST_FRAMES = 30;
  const LOOK_MS = 50;
  const NOTE = '[role="alert"], [role="status"]';
  const BROUGHT = `h1, h2, h3, h4, ${NOTE}`;
  let press: { name: string; focus: Element | null; part: Element | null; language: string } | null = null;
  /** The headings and notes that the press brought, and whether each was in sight or in focus; null until a frame has shown it. */
  const brought = new Map<Element, boolean | null>();
  const sight = new IntersectionObserver((entries) => {
    for (const { target, isIntersecting } of entries) {
      sight.unobserve(target);
      if (brought.has(target)) brought.set(target, isIntersecting || brought.get(target) === true);
    }
  });
  const wordsOf = (element: Element) =>
    (element.getAttribute('aria-label') ?? element.textContent ?? '').trim().replace(/\s+/g, ' ').slice(0, 50);
  const isShown = (element: Element) => {
    const { width, height } = element.getBoundingClientRect();
    const isVisible = element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
    return isVisible && width > 1 && height > 1 && wordsOf(element) !== '';
  };
  const isInSight = (element: Element) => {
    const { top, bottom, left, right } = element.getBoundingClientRect();
    return bottom > 0 && top < innerHeight && right > 0 && left < innerWidth;
  };
  // What follows a press may come with a frame or two, or when a dialog has closed. Frames are counted only as long as it
  // matters, because asking for them keeps the browser drawing.
  let lostFor = 0;
  const count = () => {
    lostFor = document.activeElement === document.body ? lostFor + 1 : 0;
    if (lostFor > 0 && lostFor <= LOST_FRAMES) requestAnimationFrame(count);
    else setTimeout(count, LOOK_MS);
  };
  count();
  const isBefore = (one: Element, other: Element) =>
    one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1;
  const forget = () => {
    press = null;
    lostFor = 0;
    sight.disconnect();
    brought.clear();
  };

  globalThis.pressFaults = (forgets = false) => {
    const faults: string[] = [];
    // On a busy machine the next press may come before a frame.
    for (const [each, seen] of brought) if (seen === null) brought.set(each, isInSight(each));
    const { activeElement: now, body, documentElement } = document;
    if (press?.language === documentElement.lang) {
      if (press.focus !== body && (!now || now === body) && lostFor > LOST_FRAMES)
        faults.push(`“${press.name}” drops the focus`);
      // A part further down that was loading anyway is not what the press was for.
      const isMeant = (each: Element) => each.getBoundingClientRect().bottom < 0 || press?.part?.contains(each);
      const shown = [...brought.keys()].filter(isShown).sort(isBefore);
      const first = shown.find(isMeant);
      // What was loading anyway may come above, when the press has had its answer.
      const isAnswered = shown.some((each) => brought.get(each) || each.contains(now));
      // The first field that is wrong has the focus, and says what.
      const isWrong = now?.getAttribute('aria-invalid') === 'true';
      const isSaid =
        first && isWrong && (isBefore(now, first) < 0 || now.getAttribute('aria-describedby') === first.id);
      if (first && !isAnswered && !isSaid) faults.push(`“${press.name}” brings “${wordsOf(first)}” outside the screen`);
    }
    if (forgets) forget();
    return faults;
  };
  const judge = () => {
    // An error that nobody catches fails the journey or the story, as any other.
    for (const fault of globalThis.pressFaults?.(true) ?? []) reportError(new Error(`After a press: ${fault}`));
  };
  for (const next of ['pointerdown', 'keydown']) addEventListener(next, judge, true);
  addEventListener('popstate', forget, true);
  addEventListener(
    'click',
    ({ target }) => {
      const control = (target as Element).closest('a, button, input, label, summary, [role], [tabindex]');
      forget();
      if (control)
        press = {
          name: wordsOf(control),
          focus: document.activeElement,
          part: control.closest('section, form, [role="dialog"]'),
          language: document.documentElement.lang,
        };
    },
    true,
  );
  // A file that is chosen, and a field that is filled without a key, begin something of their own.
  addEventListener('input', ({ target }) => target !== press?.focus && forget(), true);
  addEventListener('focusin', ({ target }) => {
    for (const each of brought.keys()) if (each.contains(target as Element)) brought.set(each, true);
  });
  const note = (element: Element) => {
    // The state of the whole site is no answer to a press.
    if (brought.has(element) || !element.closest('main, [role="dialog"]')) return;
    brought.set(element, null);
    sight.observe(element);
  };
  new MutationObserver((changes) => {
    if (!press) return;
    for (const { target, addedNodes } of changes) {
      // A count that is brought up to date, such as that of a list's results, is heard wherever it is.
      const isNews = [...addedNodes].some((added) => added instanceof Element);
      const changed = (target instanceof Element ? target : target.parentElement)?.closest(NOTE);
      if (changed?.matches(isNews ? NOTE : '[role="alert"]')) note(changed);
      for (const added of addedNodes) {
        if (!(added instanceof Element)) continue;
        if (added.matches(BROUGHT)) note(added);
        for (const each of added.querySelectorAll(BROUGHT)) note(each);
      }
    }
  }).observe(document, { childList: true, subtree: true, characterData: true });
}
