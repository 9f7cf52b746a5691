-- Adds groups to the default list. A group with a word that the office already has is left out.
INSERT INTO "search_synonyms" ("locale", "words")
SELECT locale, words FROM (VALUES
  ('de', '{Altistin,Altist,Altstimme,1. Alt,2. Alt,Erster Alt,Zweiter Alt}'::text[]),
  ('de', '{Bass,Bassist,Bassistin,Bassstimme}'),
  ('de', '{Bassbariton,Bassbaritonist}'),
  ('de', '{Countertenor,Altus}'),
  ('de', '{Intendanz,Intendant,Intendantin}'),
  ('de', '{Orgel,Organist,Organistin}'),
  ('de', '{Saxophon,Saxofon,Saxophonist,Saxophonistin,Saxofonist,Saxofonistin}'),
  ('de', '{Gitarre,Gitarrist,Gitarristin}'),
  ('de', '{Cembalo,Cembalist,Cembalistin}'),
  ('de', '{Choreografie,Choreographie,Choreograf,Choreografin}'),
  ('en', '{alto,contralto,altos}'),
  ('en', '{organ,organist}'),
  ('en', '{saxophone,saxophonist}'),
  ('en', '{choreography,choreographer}')
) AS added (locale, words)
WHERE NOT EXISTS (
  SELECT FROM search_synonyms AS stored
  WHERE stored.locale = added.locale AND stored.keys && synonym_keys(added.words, added.locale)
);
