import { DataTable } from '@cubby/design-system';
import Box from '@mui/material/Box';
import { type ReactNode, useState } from 'react';
import { useTranslate } from '../../lib/i18n/use-translate.ts';
import { kindOf } from '../values/field-kinds.ts';
import { useFieldLabel } from '../values/use-field-label.ts';
import { useValueText } from '../values/use-value-text.ts';
import type { Draft } from './drafts.ts';
import { FormDialog } from './FormDialog.tsx';

/** A price that moves far, in words. */
export type Leap = readonly [label: string, before: string, after: string];

/** The factor by which a price may move before someone is asked whether it was meant. */
const FAR = 3;

export function isLeap(before: unknown, after: unknown): boolean {
  if (typeof before !== 'number' || typeof after !== 'number' || before <= 0 || after <= 0) return false;
  return Math.max(before, after) / Math.min(before, after) > FAR;
}

/** Asks whether prices that move far are meant; `dialog` belongs on the page. */
export function useLeapQuestion(): { ask: (leaps: readonly Leap[]) => Promise<boolean>; dialog: ReactNode } {
  const t = useTranslate();
  const [question, setQuestion] = useState<{ leaps: readonly Leap[]; answer: (meant: boolean) => void } | null>(null);
  const ask = async (leaps: readonly Leap[]) => {
    if (leaps.length === 0) return true;
    const meant = await new Promise<boolean>((answer) => setQuestion({ leaps, answer }));
    setQuestion(null);
    return meant;
  };
  const dialog = question && (
    <FormDialog
      title={t('shared.leap_title')}
      confirm={t('shared.leap_save')}
      onClose={() => question.answer(false)}
      onConfirm={async () => question.answer(true)}
    >
      <Box>{t('shared.leap_text')}</Box>
      <DataTable
        caption={t('shared.leap_title')}
        head={[t('shared.field'), t('shared.undo_current'), t('shared.leap_new')]}
        rows={question.leaps}
        figures
        dense
      />
    </FormDialog>
  );
  return { ask, dialog };
}

/** Returns a function that lists the amounts of a draft that move far. */
export function useLeapsIn(resource: string): (data: Draft, before: Draft) => Leap[] {
  const labelOf = useFieldLabel(resource);
  const write = useValueText(resource);
  const find = (data: Draft, before: Draft, money: Draft, name: string): Leap[] =>
    Object.keys(data).flatMap((field): Leap[] => {
      const [was, is] = [before[field], data[field]];
      const label = name + labelOf(field);
      if (kindOf(resource, field) === 'size_prices')
        return Object.entries((is ?? {}) as Record<string, Draft>).flatMap(([size, prices]) =>
          find(
            prices,
            ((was ?? {}) as Record<string, Draft>)[size] ?? {},
            money,
            `${write('capacity', { [size]: 1 }, {}).split(':')[0]}: `,
          ),
        );
      if (kindOf(resource, field) !== 'money' || !isLeap(was, is)) return [];
      return [[label, write(field, was, money), write(field, is, money)]];
    });
  return (data, before) => find(data, before, data, '');
}
