function matchAll(text: string, pattern: RegExp) {
  return text.matchAll(pattern);
}

// The library asks with `require`, and this is how a module answers it with a bare function.
export { matchAll as 'module.exports' };
