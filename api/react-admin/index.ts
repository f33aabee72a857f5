export { createDataProvider, type DataProviderOptions } from './data-provider.ts';
export { type ApiResource, apiResource, isField, type ResourceName, rowStruct } from './resources.ts';
export type { FieldRule } from './rule-of-field.ts';
export { draftField, toDraft, toWire } from './wire-names.ts';
