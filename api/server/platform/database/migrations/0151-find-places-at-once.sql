-- Without a pending list: the embedded database has nobody who would empty one, and every search would read it whole.
alter index place_search_words set (fastupdate = off);
alter index place_words_similar set (fastupdate = off);
select gin_clean_pending_list('place_search_words');
select gin_clean_pending_list('place_words_similar');
