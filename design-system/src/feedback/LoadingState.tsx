import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { arch, radius } from '../tokens/index.ts';

interface LoadingStateProps {
  /** The content being loaded, named for screen readers. */
  label: string;
  shape?: 'cards' | 'page' | 'lines';
  count?: number;
}

/** The outline of the coming content in its final size, so that nothing jumps when it arrives. */
export function LoadingState({ label, shape = 'lines', count = 3 }: LoadingStateProps) {
  const items = Array.from({ length: count }, (_, index) => index);
  return (
    <Box role="status" aria-label={label} sx={{ display: 'grid', gap: 2 }}>
      {shape === 'page' && <Skeleton variant="rounded" height={56} width="70%" />}
      {items.map((item) =>
        shape === 'lines' ? (
          <Skeleton key={item} height={28} width={`${92 - item * 14}%`} />
        ) : (
          <CardSkeleton key={item} />
        ),
      )}
    </Box>
  );
}

function CardSkeleton() {
  return (
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: '92px 1fr', sm: '124px 1fr' },
        gap: 2,
        padding: 1.5,
        minHeight: 160,
        borderRadius: radius.large,
      }}
    >
      <Skeleton variant="rectangular" sx={{ borderRadius: arch, height: '100%' }} />
      <div>
        <Skeleton height={22} width="50%" />
        <Skeleton height={32} width="80%" />
        <Skeleton height={22} width="65%" />
        <Skeleton height={36} width="30%" sx={{ mt: 2 }} />
      </div>
    </Box>
  );
}
