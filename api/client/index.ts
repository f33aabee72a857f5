export * from './client.ts';
export { DecodeError, ResponseError } from './errors.ts';
export { queryString, type RequestOptions, type RequestSettings } from './request.ts';
export { serverClock } from './server-clock.ts';
export * from './stream.ts';
