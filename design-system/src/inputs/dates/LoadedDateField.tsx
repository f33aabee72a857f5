import Box from '@mui/material/Box';
import { ThemeProvider } from '@mui/material/styles';
import { AdapterDateFns } from '@mui/x-date-pickers/AdapterDateFns';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { usePickerTranslations } from '@mui/x-date-pickers/hooks';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type { FieldRef } from '@mui/x-date-pickers/models';
import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { FIRST_DATE, LAST_DATE, toDate } from './date-text.ts';
import type { DateLanguage } from './languages/date-language.ts';
import { dialog, inlineField, withPickers } from './picker-theme.ts';
import { ShownDate } from './ShownDate.tsx';
import type { Entry } from './use-date-picker.ts';
import { useDraft } from './use-draft.ts';
import { writeDay } from './written-date.ts';

export interface LoadedPicker {
  Field: typeof LoadedDateField;
  language: DateLanguage;
}

interface LoadedDateFieldProps {
  language: DateLanguage;
  label: string;
  /** YYYY-MM-DD, or empty. */
  value: string;
  minimum?: string | undefined;
  maximum?: string | undefined;
  locale: string;
  disabled?: boolean;
  required?: boolean;
  /** Inside another field's frame, in words until it has the focus. */
  inline?: boolean;
  error?: boolean;
  helperText?: ReactNode;
  entry: Entry | null;
  onChange: (value: string) => void;
  onProblem?: ((problem: string | null) => void) | undefined;
}

const LANGUAGES: Record<string, () => Promise<DateLanguage>> = {
  en: () => import('./languages/en.ts').then(({ en }) => en),
  de: () => import('./languages/de.ts').then(({ de }) => de),
  fr: () => import('./languages/fr.ts').then(({ fr }) => fr),
  es: () => import('./languages/es.ts').then(({ es }) => es),
  it: () => import('./languages/it.ts').then(({ it }) => it),
  pt: () => import('./languages/pt.ts').then(({ pt }) => pt),
};

/** Loads a language's words; others than ours get English ones. */
export async function loadPicker(locale: string): Promise<LoadedPicker> {
  const [code = 'en'] = locale.split('-');
  const language = await (LANGUAGES[code] ?? LANGUAGES.en)?.();
  if (!language) throw new Error(`No words for dates in ${locale}`);
  return { Field: LoadedDateField, language };
}

/** MUI's date picker in our look. It takes and gives texts, and explains what is wrong once the field is left. */
export function LoadedDateField(props: LoadedDateFieldProps) {
  const { locale, texts } = props.language;
  return (
    <ThemeProvider theme={withPickers}>
      <LocalizationProvider dateAdapter={AdapterDateFns} adapterLocale={locale} localeText={texts}>
        <Field {...props} />
      </LocalizationProvider>
    </ThemeProvider>
  );
}

function Field(props: LoadedDateFieldProps) {
  const { label, value, locale, minimum = FIRST_DATE, maximum = LAST_DATE, disabled = false, entry } = props;
  const { inline = false, required = false, error = false, helperText } = props;
  const box = useRef<HTMLDivElement>(null);
  const field = useRef<FieldRef<Date | null>>(null);
  const [open, setOpen] = useState(false);
  const { draft, problem, enter, settle } = useDraft({ ...props, minimum, maximum, required, field });
  const limits = useMemo(
    () => ({ minDate: toDate(minimum) ?? new Date(), maxDate: toDate(maximum) ?? new Date() }),
    [minimum, maximum],
  );
  const isWrong = problem !== null || error;

  // Only the way in: later changes of `entry` are of no interest.
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above.
  useEffect(() => {
    if (entry === 'focus') field.current?.focusField(0);
    if (entry === 'press') openFromButton();
  }, []);

  // The focus returns to where it was when the calendar opened.
  const openFromButton = () => {
    box.current?.querySelector<HTMLElement>(':scope > button')?.focus();
    setOpen(true);
  };
  const explanation = inline ? undefined : (problem ?? helperText);
  return (
    <Box
      ref={box}
      sx={inline ? inlineField : { display: 'grid', minWidth: 0 }}
      data-typed={problem !== null || undefined}
      onBlur={(event) => {
        if (!open && !event.currentTarget.contains(event.relatedTarget)) settle();
      }}
      // Enter submits the form without leaving the field; the form must have the date by then.
      onKeyDownCapture={(event) => {
        if (event.key === 'Enter' && !open) flushSync(settle);
      }}
    >
      <DatePicker
        value={draft}
        onChange={(next, { source }) => enter(next, source === 'view')}
        {...limits}
        {...(!inline && { label })}
        disabled={disabled}
        open={open}
        onOpen={() => setOpen(true)}
        onClose={() => {
          setOpen(false);
          settle();
        }}
        disableOpenPicker={inline}
        closeOnSelect
        slotProps={{
          field: { fieldRef: field },
          actionBar: ({ pickerVariant }) => ({
            actions: [...(required ? [] : CLEAR), ...(pickerVariant === 'mobile' ? CANCEL : [])],
          }),
          toolbar: { hidden: true },
          dialog: { sx: dialog },
          mobilePaper: { 'aria-label': label },
          // It keeps the focus, as a dialog does.
          popper: { 'aria-label': label, 'aria-modal': true },
          textField: {
            fullWidth: true,
            error: isWrong,
            helperText: explanation,
            slotProps: {
              inputLabel: { shrink: true },
              input: {
                // The frame around it is the group already.
                ...(inline && { role: undefined }),
                // Said of the parts that have the focus, not of the group around them.
                slotProps: {
                  root: { 'aria-invalid': undefined },
                  // A translator must not replace what is being typed.
                  sectionContent: { 'aria-invalid': isWrong, translate: 'no' },
                },
              },
            },
          },
        }}
      />
      {inline && (
        <CalendarButton
          value={value}
          locale={locale}
          disabled={disabled}
          onPress={openFromButton}
          onDigit={() => field.current?.focusField(0)}
        />
      )}
    </Box>
  );
}

const CLEAR = ['clear'] as const;
const CANCEL = ['cancel'] as const;

interface CalendarButtonProps {
  value: string;
  locale: string;
  disabled: boolean;
  onPress: () => void;
  /** A digit was typed: it belongs to the date. */
  onDigit: () => void;
}

function CalendarButton({ value, locale, disabled, onPress, onDigit }: CalendarButtonProps) {
  const { openDatePickerDialogue } = usePickerTranslations();
  return (
    <ShownDate
      value={value}
      locale={locale}
      disabled={disabled}
      aria-label={openDatePickerDialogue(writeDay(value, locale))}
      onClick={onPress}
      onKeyDown={({ key }) => {
        if (/^\d$/.test(key)) onDigit();
      }}
    />
  );
}
