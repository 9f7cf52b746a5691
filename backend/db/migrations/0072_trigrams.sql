-- A trusted extension: whoever may create in the database may add it. Where that is not so, or the server does not have it, searches in long
-- lists read the table; README.md says how to add both by hand.
DO $$
BEGIN
  CREATE EXTENSION IF NOT EXISTS pg_trgm;
  CREATE INDEX "jobs_search" ON "jobs" USING gin ("search_text" gin_trgm_ops);
  CREATE INDEX "users_search" ON "users" USING gin ("search_text" gin_trgm_ops);
EXCEPTION WHEN insufficient_privilege OR feature_not_supported OR undefined_file OR undefined_object THEN
  RAISE NOTICE 'without pg_trgm: %', SQLERRM;
END $$;
