-- Two indexes were the same, and each use of a session wrote both.
drop index known_browsers_last_used;
