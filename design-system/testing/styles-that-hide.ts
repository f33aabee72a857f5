/*
 * Spares the document of a test all styles but those that decide what can be seen and pressed. It has no layout, and for
 * each element a test looks for by its role, every rule is matched again: a quarter of the time of tests that render.
 */

/**
 * The styles that tests read: by Testing Library what is hidden, cannot be pressed or names an element, and by a test the size of
 * printed pages.
 */
const READ = /@page|[;{](?:display|visibility|pointer-events|content):/;

HTMLStyleElement.prototype.appendChild = function appendRead<T extends Node>(this: HTMLStyleElement, node: T): T {
  return node instanceof Text && !READ.test(node.data) ? node : (Node.prototype.appendChild.call(this, node) as T);
};
