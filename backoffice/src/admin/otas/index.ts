import HandshakeRounded from '@mui/icons-material/HandshakeRounded';
import { lazyPage, staffResource } from '../../shared/page/console-resource.ts';

export const otas = staffResource({
  resource: 'otas',
  label: 'menu.otas',
  icon: HandshakeRounded,
  list: lazyPage(() => import('./OtaList.tsx').then((file) => file.OtaList)),
  create: lazyPage(() => import('./OtaCreate.tsx').then((file) => file.OtaCreate)),
  record: lazyPage(() => import('./OtaEdit.tsx').then((file) => file.OtaEdit)),
});
