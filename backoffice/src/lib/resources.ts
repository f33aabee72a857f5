import { type AnyStruct, type Endpoint, endpoints } from '@cubby/api';

/**
 * What the console lists and edits: react-admin's resource name → where the API keeps it, what it sorts by, and what
 * its records go by where that is not `id`.
 */
const resources = {
  stashpoints: { list: endpoints.listAdminStashpoints, sort: ['name', 'created', 'updated', 'status'] },
} as const satisfies Record<string, Resource>;

export interface Resource {
  list: Endpoint & { response: AnyStruct };
  sort: readonly string[];
  key?: string;
}
export type ResourceName = keyof typeof resources;

/** @throws Error for a name nobody gave. */
export function resourceOf(name: string): Resource {
  if (!Object.hasOwn(resources, name)) throw new Error(`There is no resource "${name}".`);
  return resources[name as ResourceName];
}
