/*
 * Spares React the task it makes for each element it creates, for stacks in a debugger: a fifteenth of the time of tests
 * that render. React looks for this function once, when it is loaded.
 */

Reflect.deleteProperty(console, 'createTask');
