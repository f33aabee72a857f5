import { MailSwitches } from './MailSwitches.tsx';
import { useMailChoices } from './use-mail-choices.ts';

/** The email settings of the signed-in traveller. */
export function MailPanel() {
  const { data, switching } = useMailChoices(null, { isAsked: true });
  return data ? <MailSwitches choices={data} switching={switching} /> : null;
}
