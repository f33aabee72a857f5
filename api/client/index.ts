export * from './client.ts';
export { DecodeError, ResponseError } from './errors.ts';
export { READ_ONLY_ASK_MS, readOnlyMode } from './read-only-mode.ts';
export { reloadWhenOutdated } from './reload-when-outdated.ts';
export { queryString, type RequestOptions, type RequestSettings } from './request.ts';
export { serverClock } from './server-clock.ts';
export { shrinkPhoto } from './shrink-photo.ts';
export * from './stream.ts';
