import { TextInput } from 'react-admin';
import { useScopes } from '../../lib/auth/use-scopes.ts';
import { useTranslate } from '../../lib/i18n/use-translate.ts';
import { CityInput } from '../../shared/inputs/CityInput.tsx';
import { CountInput } from '../../shared/inputs/CountInput.tsx';
import { DateTimeInput } from '../../shared/inputs/DateTimeInput.tsx';
import { RecordInput } from '../../shared/inputs/RecordInput.tsx';
import { FormColumns } from '../../shared/records/FormColumns.tsx';

/** Limits on time, number of uses, places and customers: an empty field sets no limit (specification §5). */
export function LimitInputs({ many = false }: { many?: boolean }) {
  const t = useTranslate();
  const { may } = useScopes();
  return (
    <FormColumns>
      <DateTimeInput source="activeAt" label={t('coupons.field.activeAt')} helperText={t('coupons.active_at_help')} />
      <DateTimeInput
        source="expiresAt"
        label={t('coupons.field.expiresAt')}
        helperText={t('coupons.expires_at_help')}
      />
      <CountInput
        source="usesLeft"
        label={t('coupons.field.usesLeft')}
        helperText={t('coupons.uses_left_help')}
        minimum={0}
      />
      <CountInput
        source="usesPerCustomer"
        label={t('coupons.field.usesPerCustomer')}
        helperText={t('coupons.no_limit_help')}
        minimum={1}
      />
      <CityInput source="cityId" label={t('coupons.field.cityId')} helperText={t('coupons.city_help')} />
      {may('users:all') && (
        <RecordInput
          source="customerId"
          reference="users"
          label={t('coupons.field.customerId')}
          helperText={t('coupons.customer_help')}
          optionText={(user?: { email?: string }) => user?.email ?? ''}
        />
      )}
      {!many && (
        <TextInput source="campaign" label={t('coupons.field.campaign')} helperText={t('coupons.campaign_help')} />
      )}
    </FormColumns>
  );
}
