import { CLAIM_ITEM_KINDS, CLAIM_ITEMS, type ClaimItemKind, type ClaimStart, readAmount } from '@cubby/api';
import { colour, Legend, radius } from '@cubby/design-system';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormHelperText from '@mui/material/FormHelperText';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useI18n } from '../lib/i18n/I18nProvider.tsx';
import { type ClaimDraft, type ItemDraft, newItem, OLDEST_YEARS } from './claim-draft.ts';

interface ItemFieldsProps {
  draft: ClaimDraft;
  start: ClaimStart;
  isWrong: boolean;
  onChange: (items: ItemDraft[]) => void;
}

/** The things that are claimed, each with its bag, price and age. */
export function ItemFields({ draft, start, isWrong, onChange }: ItemFieldsProps) {
  const { t } = useI18n();
  const { items } = draft;
  const change = (index: number, part: Partial<ItemDraft>) =>
    onChange(items.map((item, each) => (each === index ? { ...item, ...part } : item)));
  return (
    <Box component="fieldset" sx={{ border: 0, p: 0, m: 0, minWidth: 0, display: 'grid', gap: 2 }}>
      <Legend>{t('claim.items.title')}</Legend>
      <Typography color="textSecondary">{t('claim.items.hint')}</Typography>
      {items.map((item, index) => (
        <Item
          // biome-ignore lint/suspicious/noArrayIndexKey: items have no other key, and are only added at the end.
          key={index}
          number={index + 1}
          item={item}
          start={start}
          bags={draft.bags}
          isWrong={isWrong}
          onChange={(part) => change(index, part)}
          onRemove={items.length > 1 ? () => onChange(items.filter((_, each) => each !== index)) : null}
        />
      ))}
      {isWrong && <FormHelperText error>{t('claim.problems.items')}</FormHelperText>}
      {items.length < CLAIM_ITEMS && (
        <Button
          variant="outlined"
          onClick={() => onChange([...items, newItem(items.at(-1)?.bag ?? 1, 'clothing')])}
          sx={{ justifySelf: 'start' }}
        >
          {t('claim.items.add')}
        </Button>
      )}
    </Box>
  );
}

interface ItemProps {
  number: number;
  item: ItemDraft;
  start: ClaimStart;
  bags: readonly number[];
  isWrong: boolean;
  onChange: (part: Partial<ItemDraft>) => void;
  onRemove: (() => void) | null;
}

function Item({ number, item, start, bags, isWrong, onChange, onRemove }: ItemProps) {
  const { t, language } = useI18n();
  const { ccy_code, ccy_minor_in_major } = start;
  const years = Array.from({ length: OLDEST_YEARS + 1 }, (_, year) => ({
    value: String(year),
    name: year === 0 ? t('claim.items.under') : t('claim.items.years', { smart_count: year }),
  })).with(OLDEST_YEARS, { value: String(OLDEST_YEARS), name: t('claim.items.more') });
  return (
    <Box role="group" aria-label={t('claim.items.number', { number })} sx={row}>
      <TextField
        label={t('claim.items.name')}
        value={item.name}
        onChange={({ target }) => onChange({ name: target.value })}
        error={isWrong && item.name.trim() === ''}
        slotProps={{ htmlInput: { maxLength: 250 } }}
        sx={{ gridColumn: '1 / -1' }}
      />
      <Choice
        label={t('claim.items.kind')}
        value={item.kind}
        options={CLAIM_ITEM_KINDS.map((kind) => ({ value: kind, name: t(`claim.kinds.${kind}`) }))}
        onChange={(kind) => onChange({ kind: kind as ClaimItemKind })}
      />
      <Choice
        label={t('claim.items.age')}
        value={String(item.years)}
        options={years}
        onChange={(value) => onChange({ years: Number(value) })}
      />
      <TextField
        label={t('claim.items.value', { currency: ccy_code })}
        value={item.price}
        onChange={({ target }) => onChange({ price: target.value })}
        error={isWrong && readAmount(item.price, ccy_minor_in_major, language) === null}
        slotProps={{ htmlInput: { inputMode: 'decimal', maxLength: 20 } }}
      />
      {bags.length > 1 && (
        <Choice
          label={t('claim.items.bag')}
          value={String(bags.includes(item.bag) ? item.bag : bags[0])}
          options={bags.map((bag) => ({ value: String(bag), name: t('claim.bag', { number: bag }) }))}
          onChange={(bag) => onChange({ bag: Number(bag) })}
        />
      )}
      {onRemove && (
        <Button
          color="inherit"
          onClick={onRemove}
          sx={{ gridColumn: '1 / -1', justifySelf: 'start', marginInlineStart: -1 }}
        >
          {t('claim.items.remove', { number })}
        </Button>
      )}
    </Box>
  );
}

interface ChoiceProps {
  label: string;
  value: string;
  options: readonly { value: string; name: string }[];
  onChange: (value: string) => void;
}

/** A labelled field with the device's own list. */
export function Choice({ label, value, options, onChange }: ChoiceProps) {
  return (
    <TextField
      select
      label={label}
      value={value}
      onChange={({ target }) => onChange(target.value)}
      slotProps={{ select: { native: true }, inputLabel: { shrink: true } }}
    >
      {options.map((option) => (
        <option key={option.value} value={option.value}>
          {option.name}
        </option>
      ))}
    </TextField>
  );
}

const row = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
  gap: 2,
  p: 2,
  border: `1px solid ${colour.line}`,
  borderRadius: radius.medium,
} as const;
