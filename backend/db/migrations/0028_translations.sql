ALTER TABLE "modules" ADD COLUMN "counterpart_id" integer;--> statement-breakpoint
ALTER TABLE "modules" ADD COLUMN "counterpart_data" jsonb;--> statement-breakpoint
ALTER TABLE "modules" ADD CONSTRAINT "modules_counterpart_id_modules_id_fk" FOREIGN KEY ("counterpart_id") REFERENCES "public"."modules"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "modules_counterpart" ON "modules" USING btree ("counterpart_id") WHERE "modules"."counterpart_id" is not null;