import type { StaffScope } from '@cubby/api';
import type { ComponentType } from 'react';
import type { ResourceName } from '../../lib/resources/resources.ts';

/** A staff scope; or, in the hosts' console, the owner alone or the owner with their managers. */
export type Access = StaffScope | 'owner' | 'team';

/**
 * A noun of a console: its addresses with their pages, its entry in the menu, and the permission all of them require.
 * The staff's addresses are those of specification §2. Each address begins with the name.
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
  /** Further pages by the rest of their address, such as `:id`. */
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
