-- As in 0072: without the extension, or the right to use it, searches read the table.
DO $$
BEGIN
  CREATE INDEX "images_search" ON "images" USING gin ("search_text" gin_trgm_ops);
EXCEPTION WHEN insufficient_privilege OR feature_not_supported OR undefined_file OR undefined_object THEN
  RAISE NOTICE 'without pg_trgm: %', SQLERRM;
END $$;
