import BookmarkBorderRounded from '@mui/icons-material/BookmarkBorderRounded';
import DeleteOutlineRounded from '@mui/icons-material/DeleteOutlineRounded';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { type SavedQuery, useListContext, useSavedQueries } from 'ra-core';
import { type FormEvent, useState } from 'react';
import { useTranslate } from '../../lib/i18n/use-translate.ts';

/**
 * Filters and order of this list, saved under a name on this device. React-admin’s `FilterButton` saves them, too, but
 * never the order alone, and deletes a view only while it is shown.
 */
export function SavedViews() {
  const t = useTranslate();
  const { resource, filterValues, displayedFilters, sort, perPage, setFilters, setSort } = useListContext();
  const [views, setViews] = useSavedQueries(resource);
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [name, setName] = useState('');

  const show = ({ value }: SavedQuery) => {
    if (value?.filter) setFilters(value.filter, value.displayedFilters ?? {});
    if (value?.sort) setSort(value.sort);
    setAnchor(null);
  };
  const keep = (event: FormEvent) => {
    event.preventDefault();
    // On a phone the form of the filters is around this one.
    event.stopPropagation();
    const label = name.trim();
    if (!label) return;
    const value = { filter: filterValues, displayedFilters, sort, perPage };
    setViews([...views.filter((view) => view.label !== label), { label, value }]);
    setName('');
    setAnchor(null);
  };

  return (
    <>
      <Button
        startIcon={<BookmarkBorderRounded />}
        aria-haspopup="true"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        {t('shared.views')}
      </Button>
      <Menu open={anchor !== null} anchorEl={anchor} onClose={() => setAnchor(null)}>
        {views.map((view) => (
          <MenuItem key={view.label} onClick={() => show(view)} sx={{ gap: 1 }}>
            <Box sx={{ flex: 1 }}>{view.label}</Box>
            <IconButton
              size="small"
              aria-label={t('shared.forget_view', { name: view.label })}
              onClick={(event) => {
                event.stopPropagation();
                setViews(views.filter(({ label }) => label !== view.label));
              }}
            >
              <DeleteOutlineRounded fontSize="small" />
            </IconButton>
          </MenuItem>
        ))}
        <Box
          component="form"
          onSubmit={keep}
          // A menu uses letter keys to jump to its items.
          onKeyDown={(event) => event.stopPropagation()}
          sx={{ p: 2, pt: views.length ? 2 : 1, display: 'grid', gap: 1.5, width: 280, maxWidth: '100%' }}
        >
          <Typography variant="body2">{t('shared.keep_view_text')}</Typography>
          <TextField
            label={t('shared.view_name')}
            value={name}
            onChange={(event) => setName(event.target.value)}
            slotProps={{ htmlInput: { maxLength: 60 } }}
          />
          <Button type="submit" variant="outlined">
            {t('shared.keep_view')}
          </Button>
        </Box>
      </Menu>
    </>
  );
}
