import { CURRENCIES, isCurrencyCode, MAXIMUM_CODES_AT_ONCE } from '@cubby/api';
import type { FieldRule } from '@cubby/api/react-admin';
import { draftField } from '@cubby/api/react-admin';
import { useFormats } from '../../lib/i18n/use-formats.ts';
import { useTranslate } from '../../lib/i18n/use-translate.ts';
import { kindOf } from '../values/field-kinds.ts';
import { useFieldLabel } from '../values/use-field-label.ts';
import type { Draft } from './drafts.ts';
import { ownRuleOf } from './field-rules.ts';

export interface FieldProblem {
  /** The draft's path of the field: `sizePricing.large.firstDayCost`. */
  path: string;
  label: string;
  /** A sentence that states the rule. */
  text: string;
}

/** Returns a function that writes the server's problems with a draft as sentences, field by field. */
export function useFieldProblems(resource: string): (error: unknown, draft: Draft) => FieldProblem[] {
  const t = useTranslate();
  const labelOf = useFieldLabel(resource);
  const { money, count } = useFormats();

  const textOf = (rule: FieldRule, path: string, { currencyCode, ccyCode }: Draft): string => {
    if (!('minimum' in rule)) return t(`shared.rule.${rule.kind}`);
    const ccy = String(currencyCode ?? ccyCode ?? '');
    const isMoney = kindOf(resource, path.split('.').at(-1) ?? '') === 'money' && isCurrencyCode(ccy);
    const write = (bound: number) =>
      isMoney ? money(bound, { ccy, ccy_minor_in_major: CURRENCIES[ccy].minorInMajor }) : count(bound);
    const { kind, minimum, maximum } = rule;
    if (minimum === null && maximum === null) return t('shared.rule.invalid');
    if (minimum === null) return t(`shared.rule.${kind}_at_most`, { maximum: write(Number(maximum)) });
    if (maximum === null) return t(`shared.rule.${kind}_at_least`, { minimum: write(minimum) });
    return t(`shared.rule.${kind}_between`, { minimum: write(minimum), maximum: write(maximum) });
  };
  const labelOfPath = (path: string) =>
    path
      .split('.')
      .filter((name) => !/^\d+$/.test(name))
      .map((name) => t(`size.${name}`, { _: labelOf(name) }))
      .join(', ');

  return (error, draft) => {
    const { body } = error as { body?: { errors?: Record<string, string>; rules?: Record<string, FieldRule | null> } };
    return Object.entries(body?.errors ?? {}).map(([field, key]) => {
      const path = draftField(field);
      const rule = body?.rules?.[field];
      const own = ownRuleOf(resource, path);
      const text = () =>
        own
          ? t(own, { maximum: count(MAXIMUM_CODES_AT_ONCE) })
          : rule
            ? textOf(rule, path, draft)
            : t('shared.rule.invalid');
      return { path, label: labelOfPath(path), text: key === 'errors.INVALID_DATA' ? text() : t(key) };
    });
  };
}
