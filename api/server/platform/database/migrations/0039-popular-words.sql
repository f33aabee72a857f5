-- For the most requested places among ten thousand that are found by the same words.
create index place_search_popular_words on place_search using gin (words) with (fastupdate = off) where popular;
