DROP INDEX "modules_slug";--> statement-breakpoint
ALTER TABLE "modules" ADD COLUMN "wider_column" integer;--> statement-breakpoint
ALTER TABLE "modules" ADD COLUMN "client_key" uuid;--> statement-breakpoint
ALTER TABLE "modules" ADD COLUMN "updated_by" integer;--> statement-breakpoint
ALTER TABLE "modules" ADD COLUMN "updated_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "modules" ADD COLUMN "deleted_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "modules" ADD COLUMN "deleted_with" integer;--> statement-breakpoint
ALTER TABLE "modules" ADD CONSTRAINT "modules_updated_by_users_id_fk" FOREIGN KEY ("updated_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "modules_deleted_with" ON "modules" USING btree ("deleted_with") WHERE "modules"."deleted_with" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "modules_slug" ON "modules" USING btree ("locale","slug") WHERE "modules"."slug" is not null and "modules"."deleted_at" is null;--> statement-breakpoint
ALTER TABLE "modules" ADD CONSTRAINT "modules_client_key" UNIQUE("client_key");--> statement-breakpoint
ALTER TABLE "modules" ADD CONSTRAINT "modules_deleted_whole" CHECK (("modules"."deleted_at" is null) = ("modules"."deleted_with" is null));