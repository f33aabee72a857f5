import { AccountPage } from '../../../shared/account/AccountPage.tsx';

const INTRO = 'host.account_intro';

export function HostAccountPage() {
  return <AccountPage intro={INTRO} />;
}
