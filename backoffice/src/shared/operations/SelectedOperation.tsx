import { useListContext } from 'ra-core';
import { OperationButton } from './OperationButton.tsx';
import type { Chosen } from './OperationDialog.tsx';

/** The operation on the records that are ticked in the list around it. */
export function SelectedOperation({ kinds, hrefOf }: Pick<Chosen, 'kinds' | 'hrefOf'>) {
  const { selectedIds } = useListContext();
  return <OperationButton kinds={kinds} hrefOf={hrefOf} ids={selectedIds.map(String)} />;
}
