import { endpoints } from '@cubby/api';

/** What the console lists and edits: react-admin's resource name → where the API keeps it and what it sorts by. */
export const resources = {
  stashpoints: { list: endpoints.listAdminStashpoints, sort: ['name', 'created', 'updated', 'status'] },
} as const;

export type ResourceName = keyof typeof resources;

export function resourceOf(name: string) {
  if (!Object.hasOwn(resources, name)) throw new Error(`There is no resource "${name}".`);
  return resources[name as ResourceName];
}
