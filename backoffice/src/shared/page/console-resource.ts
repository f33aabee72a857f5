import type { StaffScope } from '@cubby/api';
import type { ComponentType } from 'react';
import type { ResourceName } from '../../lib/api/resources.ts';

/**
 * A noun of the staff console: its addresses with their pages, its entry in the menu, and the permission all of them
 * require. The addresses are those of specification §2; each begins with the name.
 */
export interface ConsoleResource {
  /** The address of its list without the first slash. */
  name: `account/${string}`;
  /** The records its pages list and edit. */
  resource: ResourceName;
  scope: StaffScope;
  /** Its entry in the menu. A resource without one is reached from another one's page. */
  menu?: { label: string; icon: ComponentType };
  list: ComponentType;
  /** The page at `/create`. */
  create?: ComponentType;
  /** Further pages by the rest of their address, such as `:id`. */
  pages?: Readonly<Record<string, ComponentType>>;
}
