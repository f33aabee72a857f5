-- A tiny version of each picture as a data URI, by the picture's name; pages show it until the picture is loaded.
create table picture_previews (
  name text primary key,
  preview text not null
);
