import { useLocation } from 'wouter';
import { useI18n } from '../lib/i18n/I18nProvider.tsx';
import { SendCodeForm } from './SendCodeForm.tsx';

export interface SignInFormProps {
  email: string;
  onEmail: (email: string) => void;
  next: string | null;
}

/** Where to send the code; it is entered on a page of its own. */
export function CodeForm({ email, onEmail, next }: SignInFormProps) {
  const { paths } = useI18n();
  const [, go] = useLocation();
  const enter = (address: string) =>
    go(paths.loginPin({ next: next ?? undefined }), { state: { email: address, sentAt: Date.now() } });
  return <SendCodeForm purpose="sign_in" email={email} onEmail={onEmail} next={next} onSent={enter} />;
}
