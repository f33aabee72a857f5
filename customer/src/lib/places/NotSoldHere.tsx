import { EmptyState } from '@cubby/design-system';
import Button from '@mui/material/Button';
import { useAppContext } from '../api/app-context.tsx';
import { useCurrencies } from '../content/use-currencies.ts';
import { useI18n } from '../i18n/I18nProvider.tsx';

/** Returns true if bookings are taken in a currency. */
export function useIsSold(currency: string): boolean {
  return useAppContext().data.statistics.currencies.some(({ code }) => code === currency);
}

/**
 * Shown if bookings are switched off with the currency, with a link to other cities: a wider map would show none
 * either.
 */
export function NotSoldHere({ currency }: { currency: string }) {
  const { t, paths } = useI18n();
  const { nameOf } = useCurrencies();
  return (
    <EmptyState
      title={t('places.notSold')}
      text={t('places.notSoldText', { currency: nameOf(currency) })}
      action={
        <Button variant="contained" href={paths.cities()}>
          {t('footer.allCities')}
        </Button>
      }
    />
  );
}
