import { COUNTER_PIN, checkEmail, type Person, type WorkRole } from '@cubby/api';
import { useNotify } from 'ra-core';
import { useState } from 'react';
import { api } from '../../../lib/api/api.ts';
import { useTranslate } from '../../../lib/i18n/use-translate.ts';
import { isManager } from '../../../lib/session/own-role.ts';
import { FormDialog } from '../../../shared/records/FormDialog.tsx';
import { useOwnStashpoints } from '../stashpoint/use-own-stashpoints.ts';
import { type Draft, FIELDS, PersonFields, type Problems } from './PersonFields.tsx';
import { problemOf } from './problem-of.ts';
import { useTeamChanged } from './use-team.ts';

/** Adds a team member, or changes their name, role, places and PIN. */
export function PersonDialog({ person, onClose }: { person?: Person; onClose: () => void }) {
  const t = useTranslate();
  const notify = useNotify();
  const changed = useTeamChanged();
  const { stashpoints = [] } = useOwnStashpoints();
  const counters = stashpoints.filter(({ storage_type }) => storage_type === 'staffed');
  const [draft, setDraft] = useState<Draft>(() => draftOf(person));
  const [problems, setProblems] = useState<Problems>({});
  // With only one place there is nothing to choose.
  const only = counters.length === 1 ? counters[0] : undefined;
  const chosen = draft.stashpoints ?? (only ? [only.id] : []);

  const save = async () => {
    const found = check(draft, chosen, person);
    setProblems(found);
    if (Object.keys(found).length > 0) return false;
    try {
      if (person) await api.updatePerson({ params: { id: person.id }, body: changeOf(draft, chosen, person) });
      else await api.createPerson({ body: { ...changeOf(draft, chosen), ...(draft.email && { email: draft.email }) } });
    } catch (error) {
      const said = Object.fromEntries(FIELDS.flatMap((field) => entry(field, problemOf(error, NAMES[field]))));
      if (Object.keys(said).length === 0) throw error;
      setProblems(said);
      return false;
    }
    notify(person ? 'host.people.saved' : 'host.people.added', {
      type: 'success',
      messageArgs: { name: draft.name.trim() },
    });
    changed();
  };
  return (
    <FormDialog
      title={person ? t('host.people.change_title', { name: person.name }) : t('host.people.add')}
      confirm={t(person ? 'host.people.save' : 'host.people.add_now')}
      onClose={onClose}
      onConfirm={save}
    >
      <PersonFields
        draft={draft}
        onChange={(part) => setDraft({ ...draft, ...part })}
        problems={problems}
        stashpoints={counters}
        chosen={chosen}
        isKnown={person !== undefined}
        hasPin={person?.has_pin ?? false}
        mayBeManager={!isManager()}
      />
    </FormDialog>
  );
}

/** The server's names of the fields. */
const NAMES: Record<keyof Problems, string> = {
  name: 'name',
  stashpoints: 'stashpoint_ids',
  pin: 'pin',
  email: 'email',
};

function draftOf(person: Person | undefined): Draft {
  if (!person) return { name: '', role: 'clerk', stashpoints: null, pin: '', email: '' };
  const { name, role, stashpoints } = person;
  return { name, role, stashpoints: stashpoints.map(({ id }) => id), pin: '', email: '' };
}

function check(draft: Draft, chosen: readonly string[], person: Person | undefined): Problems {
  const { minimum, maximum } = COUNTER_PIN;
  const { name, pin, email } = draft;
  const isPin = new RegExp(`^\\d{${minimum},${maximum}}$`).test(pin);
  const wrongEmail = email && checkEmail(email);
  return {
    ...(!name.trim() && { name: 'errors.REQUIRED_DATA_CLIENT_ERROR' }),
    ...(chosen.length === 0 && { stashpoints: 'host.people.choose_place' }),
    ...(pin && !isPin && { pin: 'host.people.pin_help' }),
    ...(!(pin || email || person) && { pin: 'host.people.pin_or_email' }),
    ...(wrongEmail && { email: `errors.${wrongEmail}` }),
  };
}

function changeOf(draft: Draft, chosen: string[], person?: Person): Change {
  const { name, role, pin } = draft;
  // A manager must not send fields that only the owner can change.
  const isSameRole = person?.role === role;
  return {
    name: name.trim(),
    ...(isSameRole ? {} : { role }),
    stashpoint_ids: chosen,
    ...(pin && { pin }),
  } as Change;
}

interface Change {
  name: string;
  role: WorkRole;
  stashpoint_ids: string[];
  pin?: string;
}

function entry(field: keyof Problems, problem: string | null): [keyof Problems, string][] {
  return problem ? [[field, problem]] : [];
}
