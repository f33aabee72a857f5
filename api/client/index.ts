export * from './client.ts';
export { DecodeError, queryString, type RequestOptions, type RequestSettings, ResponseError } from './request.ts';
export { serverClock } from './server-clock.ts';
export * from './stream.ts';
