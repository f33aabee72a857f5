-- The landing page promised free changes, which no rule keeps: times are changed at the price of the new ones.
-- Servers of the last version show the old text until they are restarted.
alter table landing_partners disable trigger note_change;
update landing_partners
set texts = replace(replace(replace(replace(replace(replace(texts::text,
    'Change your times free of charge when the train is late', 'Change your times on your phone when the train is late'),
    'Zeiten kostenlos ändern, wenn der Zug Verspätung hat', 'Zeiten auf dem Handy ändern, wenn der Zug Verspätung hat'),
    'Des horaires modifiables sans frais quand le train a du retard', 'Des horaires modifiables sur votre téléphone quand le train a du retard'),
    'Cambia la hora sin coste si el tren llega tarde', 'Cambia la hora desde el móvil si el tren llega tarde'),
    'Orari modificabili senza costi se il treno è in ritardo', 'Orari modificabili dal telefono se il treno è in ritardo'),
    'Alteração de horários sem custos quando o comboio se atrasa', 'Alteração de horários no telemóvel quando o comboio se atrasa')::jsonb
where slug = 'trainline';
alter table landing_partners enable trigger note_change;
