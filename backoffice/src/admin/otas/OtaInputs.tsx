import { FactCard } from '@cubby/design-system';
import { useTranslate } from 'ra-core';
import { TextInput } from 'react-admin';
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
          label={t('otas.field.email')}
          helperText={t('otas.email_help')}
        />
      </FormColumns>
    </FactCard>
  );
}
