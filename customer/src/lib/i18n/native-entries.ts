const { entries } = Object;

// The library asks with `require`, and this is how a module answers it with a bare function.
export { entries as 'module.exports' };
