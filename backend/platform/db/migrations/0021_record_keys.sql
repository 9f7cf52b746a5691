ALTER TABLE "record_versions" ADD COLUMN "client_key" uuid;--> statement-breakpoint
-- contract: the column is new, so no stored row breaks the index
CREATE UNIQUE INDEX "record_versions_client_key" ON "record_versions" USING btree ("type","client_key") WHERE "record_versions"."client_key" is not null;