import type { AdminStashpoint } from '@cubby/api';
import type { ResourceProps } from 'react-admin';

/** What <Resource> needs to know of stashpoints; their pages have addresses of their own. */
export const stashpoints: ResourceProps = {
  name: 'stashpoints',
  recordRepresentation: (place: AdminStashpoint) => place.name,
};
