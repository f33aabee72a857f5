import type { StaffScope } from '@cubby/api';
import type { RaRecord } from 'ra-core';
import { type ComponentType, type FunctionComponent, lazy } from 'react';
import { type ResourceName, resourceOf } from '../../lib/resources/resources.ts';
import { listPath } from '../../lib/routing/paths.ts';

/** A staff scope, or all staff; or, in the hosts' console, the owner alone or the owner with their managers. */
export type Access = StaffScope | 'staff' | 'owner' | 'team';

/**
 * A noun of a console: its addresses with their pages, its entry in the menu, and the permission all of them require.
 * Each address begins with the name.
 */
export interface ConsoleResource {
  /** The address of its list without the first slash. */
  name: string;
  /** The records its pages list and edit. */
  resource?: ResourceName;
  access: Access;
  /** Its entry in the menu. A resource without one is reached from another one's page. */
  menu?: Omit<MenuEntry, 'to'>;
  list: ComponentType;
  /** The page at `/create`. */
  create?: ComponentType;
  /** The page of one record, at `/:id`, and a form of its own at `/:id/edit`. */
  record?: ComponentType;
  edit?: ComponentType;
  /** Further pages by the rest of their address. */
  pages?: Readonly<Record<string, ComponentType>>;
}

export interface MenuEntry {
  to: string;
  /** The dictionary's key. */
  label: string;
  icon: ComponentType;
  /** The number of records that need attention, behind the label. */
  count?: ComponentType;
}

/** Resources for one task, as the menu shows them. */
export interface ResourceGroup {
  label: string | null;
  resources: readonly ConsoleResource[];
}

/** A record found from anywhere in the console. */
export interface Found {
  /** The address of its page, which also identifies it. */
  href: string;
  name: string;
  /** Tells it from others of that name. */
  detail: string;
}

/** A noun of the staff's console, at the addresses of specification §2. */
export interface StaffResource extends ConsoleResource {
  resource: ResourceName;
  access: StaffScope | 'staff';
  /** Its name, as a key of the dictionary. */
  label: string;
  /** Shows one of its records, or of those `searched` instead, in the search of the whole console. */
  found?(record: RaRecord): Found;
  searched?: ResourceName;
}

/** Returns a page that is loaded when it is first opened. */
export function lazyPage(load: () => Promise<ComponentType>): FunctionComponent {
  return lazy(async () => ({ default: await load() }));
}

type Derived = 'name' | 'label' | 'access';
interface Description extends Omit<StaffResource, Derived | 'menu'>, Partial<Pick<StaffResource, Derived>> {
  /** A resource without an icon has no entry in the menu. */
  icon?: MenuEntry['icon'];
  count?: MenuEntry['count'];
}

/**
 * Describes a noun of the staff's console. By the name of its records it has its address, the title of their list as its
 * label, and the scope that lists them.
 */
export function staffResource({ icon, count, ...described }: Description): StaffResource {
  const { scope, words } = resourceOf(described.resource);
  const access = described.access ?? scope;
  if (!access) throw new Error(`No scope lists "${described.resource}".`);
  const label = described.label ?? `${words}.title`;
  const menu = icon && { label, icon, ...(count && { count }) };
  return { name: listPath(described.resource).slice(1), access, label, ...(menu && { menu }), ...described };
}
