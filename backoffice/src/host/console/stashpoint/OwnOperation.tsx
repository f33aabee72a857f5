import { LastOperation } from '../../../shared/operations/LastOperation.tsx';
import { OperationButton } from '../../../shared/operations/OperationButton.tsx';
import type { Chosen } from '../../../shared/operations/OperationDialog.tsx';
import { hostPaths } from '../routing/host-paths.ts';
import { useOwnStashpoints } from './use-own-stashpoints.ts';

/** An operation on several of a host's places; nothing for a host with one. */
export function OwnOperation(props: Omit<Chosen, 'hrefOf' | 'ids' | 'filter'> & { label?: string }) {
  const { stashpoints = [] } = useOwnStashpoints();
  if (stashpoints.length < 2) return null;
  return (
    <>
      <OperationButton {...props} hrefOf={hostPaths.booking} />
      <LastOperation kinds={props.kinds} hrefOf={hostPaths.booking} />
    </>
  );
}
