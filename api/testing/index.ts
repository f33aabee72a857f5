export * from './fixtures.ts';
export * from './test-database.ts';
export * from './test-server.ts';
