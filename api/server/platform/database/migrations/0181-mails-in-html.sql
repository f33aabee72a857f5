-- What a mail says, part by part: its HTML is drawn from this when it leaves. Mails from before are plain text alone.
alter table mails add column content jsonb;
