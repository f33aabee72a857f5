import { FactCard } from '@cubby/design-system';
import { TextInput } from 'react-admin';
import { useTranslate } from '../../lib/i18n/use-translate.ts';
import { asText } from '../../shared/inputs/as-text.ts';
import { FormColumns } from '../../shared/records/FormColumns.tsx';

export function OtaInputs() {
  const t = useTranslate();
  return (
    <FactCard title={t('otas.details')}>
      <FormColumns>
        <TextInput source="name" parse={asText} label={t('otas.field.name')} helperText={false} />
        <TextInput
          source="email"
          parse={asText}
          type="email"
          autoComplete="off"
          label={t('otas.field.email')}
          helperText={t('otas.email_help')}
        />
      </FormColumns>
    </FactCard>
  );
}
