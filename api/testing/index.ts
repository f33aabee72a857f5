export * from './bare-bookings.ts';
export * from './bench-database.ts';
export * from './fixtures.ts';
export * from './identity-issuer.ts';
export * from './ledger-of.ts';
export * from './stripe-stand-in.ts';
export * from './test-database.ts';
export * from './test-server.ts';
