import { CURRENCY_CODES } from '@cubby/api';
import { ChoiceFilter } from './ChoiceFilter.tsx';

/** The filter of a list of money by its currency. */
export const currencyFilter = (
  <ChoiceFilter
    key="ccy_code"
    source="ccy_code"
    label="money.currency"
    emptyText="money.all_currencies"
    choices={CURRENCY_CODES.map((code) => ({ id: code, name: code }))}
    alwaysOn
  />
);
