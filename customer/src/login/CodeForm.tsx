import type { CodeMailContent } from '@cubby/api';
import { useLocation } from 'wouter';
import { useI18n } from '../lib/i18n/I18nProvider.tsx';
import { SendCodeForm } from './SendCodeForm.tsx';

export interface SignInFormProps {
  email: string;
  onEmail: (email: string) => void;
  next: string | null;
}

/** Asks for the address to send a code to; the code is entered on the next page. */
export function CodeForm({ email, onEmail, next }: SignInFormProps) {
  const { paths } = useI18n();
  const [, go] = useLocation();
  const enter = (address: string, content: CodeMailContent) =>
    go(paths.loginPin({ next: next ?? undefined }), { state: { email: address, sentAt: Date.now(), content } });
  return <SendCodeForm purpose="sign_in" email={email} onEmail={onEmail} next={next} onSent={enter} />;
}
