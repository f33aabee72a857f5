import type { AdminContent } from '@cubby/api';
import OpenInNewRounded from '@mui/icons-material/OpenInNewRounded';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useNotify, useUpdate } from 'ra-core';
import { useState } from 'react';
import { keyOfError } from '../../lib/api/error-message.ts';
import { useAsks } from '../../lib/i18n/use-asks.ts';
import { useTranslate } from '../../lib/i18n/use-translate.ts';
import { siteUrl } from '../../lib/routing/paths.ts';
import { FormDialog } from '../../shared/records/FormDialog.tsx';

/** Publishes the saved text, or unpublishes it. */
export function PublishButtons({ content }: { content: AdminContent }) {
  const t = useTranslate();
  const asks = useAsks();
  const notify = useNotify();
  const [asking, setAsking] = useState(false);
  const [update] = useUpdate<AdminContent>();
  const publish = async (published: boolean) => {
    await update(
      'seo-contents',
      // Publication is not a field of the record, so there is nothing to compare it with.
      {
        id: content.id,
        data: { published } as never,
        previousData: { id: content.id, version: content.version } as never,
      },
      { returnPromise: true, mutationMode: 'pessimistic' },
    );
    notify(published ? 'contents.published' : 'contents.hidden', { type: 'success' });
  };
  const prefix = content.language === 'en' ? '' : `/${content.language}`;
  return (
    <>
      <Button
        href={siteUrl(null, `${prefix}/luggage-storage/${content.location.route}`, window.location)}
        target="_blank"
        endIcon={<OpenInNewRounded />}
      >
        {t('contents.public_page')}
      </Button>
      {content.live && (
        <Button variant="outlined" onClick={() => setAsking(true)}>
          {asks(t('contents.hide'))}
        </Button>
      )}
      {content.state !== 'published' && (
        <Button
          variant="contained"
          onClick={() => publish(true).catch((error: unknown) => notify(keyOfError(error), { type: 'error' }))}
        >
          {t('contents.publish')}
        </Button>
      )}
      {asking && (
        <FormDialog
          title={t('contents.hide_title')}
          confirm={t('contents.hide')}
          destructive
          onClose={() => setAsking(false)}
          onConfirm={() => publish(false)}
        >
          <Box>{t('contents.hide_text')}</Box>
        </FormDialog>
      )}
    </>
  );
}
