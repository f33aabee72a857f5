import type { BookingMessages, Conversation } from '@cubby/api';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import type { TalkTools } from './Talk.tsx';
import { Template } from './Template.tsx';
import { useTemplates } from './use-talk.ts';

interface TemplatesProps {
  id: string;
  tools: TalkTools;
  talk: Conversation | null;
  onSent: () => void;
}

/** The ready-made emails that fit now: a preview opens before one is sent. */
export function Templates({ id, tools, talk, onSent }: TemplatesProps) {
  const { client, language, t } = tools;
  const templates = useTemplates(client, id, language, talk);
  const [chosen, choose] = useState<BookingMessages['messages'][number]['kind'] | null>(null);
  const template = templates.find(({ kind }) => kind === chosen);
  if (templates.length === 0) return null;
  return (
    <>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        {templates.map(({ kind }) => (
          <Button
            key={kind}
            size="small"
            variant={kind === chosen ? 'contained' : 'outlined'}
            aria-expanded={kind === chosen}
            onClick={() => choose(kind === chosen ? null : kind)}
          >
            {t(`kind_${kind}`)}
          </Button>
        ))}
      </Box>
      {template && (
        <Template
          key={template.kind}
          bookingId={id}
          template={template}
          tools={tools}
          onSent={onSent}
          onClose={() => choose(null)}
        />
      )}
    </>
  );
}
