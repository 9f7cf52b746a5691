-- The schema of version 1.0.0. Functions and triggers are in ../functions, except the functions below: columns and
-- indexes store their results, so that changing one needs a migration that rebuilds these columns and indexes.

-- A text as searches compare it: in lower case and without accents; ä and ae, ö and oe, ü and ue, ß and ss are the
-- same, in databases without a collation too. What is ASCII has nothing to decompose.
CREATE FUNCTION fold_text(value text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT replace(replace(replace(
    CASE WHEN octet_length(value) = char_length(value) THEN lower(value)
      ELSE lower(regexp_replace(normalize(replace(replace(value, 'ß', 'ss'), 'ẞ', 'SS'), NFD), U&'[\0300-\036F]', '', 'g')) END,
    'ae', 'a'), 'oe', 'o'), 'ue', 'u')
$$;
--> statement-breakpoint
-- The same with the text as it was written, so that a part of a word is found too that folding would tear apart.
CREATE FUNCTION searchable_text(value text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT lower(value) || ' ' || public.fold_text(value)
$$;
--> statement-breakpoint
-- The address that a link leads to: without query, fragment and final slash.
CREATE FUNCTION link_path(link text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT regexp_replace(regexp_replace(regexp_replace(link, '^\s+|\s+$', '', 'g'), '[?#].*$', ''), '(.)/$', '\1')
$$;
--> statement-breakpoint
-- All parts of three letters of a text: what contains another text has all of its parts, which an index finds.
CREATE FUNCTION text_parts(value text) RETURNS text[] LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT coalesce(array_agg(DISTINCT substr(value, start, 3)), '{}') FROM generate_series(1, char_length(value) - 2) AS start
$$;
--> statement-breakpoint
-- What HTML shows: marks within words leave nothing, all others a blank.
CREATE FUNCTION text_of_html(html text) RETURNS text LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE AS $$
BEGIN
  IF html ~ '<' THEN
    html := regexp_replace(html, '<(?:script|style)\y.*?</(?:script|style)\s*>', ' ', 'gi');
    html := regexp_replace(html, '</?(?:a|abbr|b|em|i|mark|small|span|strong|sub|sup|u)(?:\s[^>]*)?>', '', 'gi');
    html := regexp_replace(html, '<[^>]*>', ' ', 'g');
  END IF;
  IF html ~ '&' THEN
    html := replace(replace(replace(html, '&nbsp;', ' '), '&shy;', ''), '&lt;', '<');
    html := replace(replace(replace(replace(html, '&gt;', '>'), '&quot;', '"'), '&#39;', ''''), '&amp;', '&');
  END IF;
  RETURN html;
END
$$;
--> statement-breakpoint
CREATE TABLE "article_categories" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "article_categories_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"section" text NOT NULL,
	"slug" text NOT NULL,
	"title" jsonb DEFAULT '{"de":"","en":""}'::jsonb NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "article_categories_slug" UNIQUE("section","slug")
);
--> statement-breakpoint
CREATE TABLE "article_category_members" (
	"article_id" integer NOT NULL,
	"category_id" integer NOT NULL,
	CONSTRAINT "article_category_members_article_id_category_id_pk" PRIMARY KEY("article_id","category_id")
);
--> statement-breakpoint
CREATE TABLE "article_taggings" (
	"article_id" integer NOT NULL,
	"tag_id" integer NOT NULL,
	CONSTRAINT "article_taggings_article_id_tag_id_pk" PRIMARY KEY("article_id","tag_id")
);
--> statement-breakpoint
CREATE TABLE "article_tags" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "article_tags_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"slug" text NOT NULL,
	"title" jsonb DEFAULT '{"de":"","en":""}'::jsonb NOT NULL,
	CONSTRAINT "article_tags_slug" UNIQUE("slug")
);
--> statement-breakpoint
CREATE TABLE "articles" (
	"page_id" integer PRIMARY KEY NOT NULL,
	"section" text NOT NULL,
	"author" text DEFAULT '' NOT NULL,
	"date" timestamp with time zone NOT NULL,
	"contact_id" integer,
	"directory_id" integer
);
--> statement-breakpoint
CREATE TABLE "related_articles" (
	"article_id" integer NOT NULL,
	"related_id" integer NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "related_articles_article_id_related_id_pk" PRIMARY KEY("article_id","related_id")
);
--> statement-breakpoint
CREATE TABLE "attempts" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "attempts_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"action" text NOT NULL,
	"address_hash" text NOT NULL,
	"client_hash" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"network_hash" text DEFAULT '' NOT NULL
);
--> statement-breakpoint
CREATE TABLE "checklists" (
	"id" boolean PRIMARY KEY DEFAULT true NOT NULL,
	"dismissed" text[] DEFAULT '{}' NOT NULL,
	"test_mail_id" integer,
	"mail_delivered_at" timestamp with time zone,
	CONSTRAINT "checklists_one_row" CHECK ("checklists"."id")
);
--> statement-breakpoint
CREATE TABLE "deleted_pages" (
	"page_id" integer NOT NULL,
	"locale" text NOT NULL,
	"path" text NOT NULL,
	CONSTRAINT "deleted_pages_page_id_locale_pk" PRIMARY KEY("page_id","locale")
);
--> statement-breakpoint
CREATE TABLE "demo_rows" (
	"kind" text NOT NULL,
	"row_id" integer NOT NULL,
	"fingerprint" text NOT NULL,
	CONSTRAINT "demo_rows_kind_row_id_pk" PRIMARY KEY("kind","row_id")
);
--> statement-breakpoint
CREATE TABLE "demo_sites" (
	"id" boolean PRIMARY KEY DEFAULT true NOT NULL,
	"loaded_at" timestamp with time zone NOT NULL,
	"removed_at" timestamp with time zone,
	"columns" jsonb NOT NULL,
	CONSTRAINT "demo_sites_one_row" CHECK ("demo_sites"."id")
);
--> statement-breakpoint
CREATE TABLE "download_categories" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "download_categories_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"slug" text NOT NULL,
	"title" jsonb DEFAULT '{"de":"","en":""}'::jsonb NOT NULL,
	"is_protected" boolean DEFAULT false NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "download_categories_slug_unique" UNIQUE("slug"),
	CONSTRAINT "download_categories_slug_form" CHECK ("download_categories"."slug" ~ '^[A-Za-z0-9_-]{1,100}$')
);
--> statement-breakpoint
CREATE TABLE "download_directories" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "download_directories_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"category_id" integer NOT NULL,
	"slug" text NOT NULL,
	"title" jsonb DEFAULT '{"de":"","en":""}'::jsonb NOT NULL,
	"description" jsonb DEFAULT '{"de":"","en":""}'::jsonb NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	"follows_articles" boolean,
	"search_text" text GENERATED ALWAYS AS (searchable_text(coalesce(title->>'de', '') || ' ' || coalesce(title->>'en', ''))) STORED,
	CONSTRAINT "download_directories_slug_unique" UNIQUE("slug"),
	CONSTRAINT "download_directories_slug_form" CHECK ("download_directories"."slug" ~ '^[A-Za-z0-9_-]{1,100}$')
);
--> statement-breakpoint
CREATE TABLE "download_files" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "download_files_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"directory_id" integer NOT NULL,
	"title" jsonb DEFAULT '{"de":"","en":""}'::jsonb NOT NULL,
	"name" text NOT NULL,
	"mime" text NOT NULL,
	"byte_size" integer NOT NULL,
	"hash" text NOT NULL,
	"language" text NOT NULL,
	"date" date NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	"stored_at" timestamp with time zone DEFAULT now() NOT NULL,
	"search_text" text GENERATED ALWAYS AS (searchable_text(name || ' ' || coalesce(title->>'de', '') || ' ' || coalesce(title->>'en', ''))) STORED,
	CONSTRAINT "download_files_hash_form" CHECK ("download_files"."hash" ~ '^[0-9a-f]{64}$'),
	CONSTRAINT "download_files_language_known" CHECK ("download_files"."language" in ('de', 'en')),
	CONSTRAINT "download_files_name_form" CHECK (length("download_files"."name") between 1 and 200 and "download_files"."name" !~ '[/\\[:cntrl:]]')
);
--> statement-breakpoint
CREATE TABLE "event_occurrences" (
	"event_id" integer NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	CONSTRAINT "event_occurrences_event_id_starts_at_pk" PRIMARY KEY("event_id","starts_at")
);
--> statement-breakpoint
CREATE TABLE "events" (
	"page_id" integer PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"status" text NOT NULL,
	"is_all_day" boolean NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	"place" text NOT NULL,
	"link" text NOT NULL,
	"rrule" text NOT NULL,
	"exdates" jsonb NOT NULL,
	"sequence" integer DEFAULT 0 NOT NULL,
	"changed_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "footer_links" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "footer_links_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"title" jsonb NOT NULL,
	"url" jsonb NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	"is_shown" boolean DEFAULT true NOT NULL
);
--> statement-breakpoint
CREATE TABLE "footer_places" (
	"page_id" integer PRIMARY KEY NOT NULL,
	"position" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "form_files" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "form_files_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"submission_id" integer NOT NULL,
	"field" integer NOT NULL,
	"name" text NOT NULL,
	"mime" text NOT NULL,
	"byte_size" integer NOT NULL,
	"hash" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "form_submissions" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "form_submissions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"form_id" integer NOT NULL,
	"locale" text NOT NULL,
	"title" text NOT NULL,
	"answers" jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "published_forms" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "published_forms_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"form_id" integer NOT NULL,
	"page_id" integer,
	"slug" text,
	"locale" text NOT NULL,
	"definition" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "html_selections" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "html_selections_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"slug" text NOT NULL,
	"title" jsonb DEFAULT '{"de":"","en":""}'::jsonb NOT NULL,
	"code" jsonb DEFAULT '{"de":"","en":""}'::jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"revision" integer DEFAULT 1 NOT NULL,
	"updated_by" integer,
	CONSTRAINT "html_selections_slug_unique" UNIQUE("slug"),
	CONSTRAINT "html_selections_slug_form" CHECK ("html_selections"."slug" ~ '^[A-Za-z0-9_-]{1,100}$')
);
--> statement-breakpoint
CREATE TABLE "selection_links" (
	"selection_id" integer NOT NULL,
	"locale" text NOT NULL,
	"path" text NOT NULL,
	CONSTRAINT "selection_links_selection_id_locale_path_pk" PRIMARY KEY("selection_id","locale","path")
);
--> statement-breakpoint
CREATE TABLE "images" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "images_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"hash" text NOT NULL,
	"mime" text NOT NULL,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"byte_size" integer NOT NULL,
	"alt" jsonb DEFAULT '{"de":"","en":""}'::jsonb NOT NULL,
	"description" jsonb DEFAULT '{"de":"","en":""}'::jsonb NOT NULL,
	"copyright" text DEFAULT '' NOT NULL,
	"focal_x" real DEFAULT 0.5 NOT NULL,
	"focal_y" real DEFAULT 0.5 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"source_hash" text,
	"file_name" text DEFAULT '' NOT NULL,
	"folder_id" integer,
	"is_decorative" boolean DEFAULT false NOT NULL,
	"revision" integer DEFAULT 1 NOT NULL,
	"created_by" integer,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_by" integer,
	"search_text" text GENERATED ALWAYS AS (searchable_text(file_name || ' ' || coalesce(alt->>'de', '') || ' ' || coalesce(alt->>'en', '') || ' ' || coalesce(description->>'de', '') || ' ' || coalesce(description->>'en', '') || ' ' || copyright)) STORED,
	"prepared_at" timestamp with time zone,
	"key" text DEFAULT encode(substring(sha256(uuid_send(gen_random_uuid()) || uuid_send(gen_random_uuid())) from 1 for 16), 'hex') NOT NULL,
	"is_outside_library" boolean DEFAULT false NOT NULL,
	CONSTRAINT "images_key_form" CHECK ("images"."key" ~ '^[0-9a-f]{8}([0-9a-f]{24})?$'),
	CONSTRAINT "images_hash_form" CHECK ("images"."hash" ~ '^[0-9a-f]{64}$'),
	CONSTRAINT "images_focal_in_picture" CHECK ("images"."focal_x" between 0 and 1 and "images"."focal_y" between 0 and 1)
);
--> statement-breakpoint
CREATE TABLE "job_lookup_values" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "job_lookup_values_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"lookup" text NOT NULL,
	"slug" text NOT NULL,
	"name" jsonb NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	"is_shown" boolean DEFAULT true NOT NULL,
	CONSTRAINT "job_lookup_values_slug" UNIQUE("lookup","slug")
);
--> statement-breakpoint
CREATE TABLE "job_reminders" (
	"job_id" integer PRIMARY KEY NOT NULL,
	"ends_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "job_api_keys" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "job_api_keys_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"team_id" integer NOT NULL,
	"name" text NOT NULL,
	"prefix" text NOT NULL,
	"key_hash" text NOT NULL,
	"scopes" text[] NOT NULL,
	"created_by" integer,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"last_used_on" date,
	CONSTRAINT "job_api_keys_key_hash_unique" UNIQUE("key_hash"),
	CONSTRAINT "job_api_keys_scopes_known" CHECK ("job_api_keys"."scopes" <@ array['jobs:read', 'jobs:write', 'jobs:delete'] and cardinality("job_api_keys"."scopes") > 0)
);
--> statement-breakpoint
CREATE TABLE "job_team_invitations" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "job_team_invitations_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"team_id" integer NOT NULL,
	"email" text NOT NULL,
	"key_hash" text NOT NULL,
	"invited_by" integer,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "job_team_invitations_key_hash_unique" UNIQUE("key_hash"),
	CONSTRAINT "job_team_invitations_one_of_each" UNIQUE("team_id","email")
);
--> statement-breakpoint
CREATE TABLE "job_team_members" (
	"user_id" integer PRIMARY KEY NOT NULL,
	"team_id" integer NOT NULL,
	"is_owner" boolean DEFAULT false NOT NULL,
	"joined_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "job_teams" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "job_teams_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"name" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "deleted_jobs" (
	"id" integer PRIMARY KEY NOT NULL,
	"category" text,
	"employment_type" text,
	"specialization" text,
	"occupation" text,
	"region" text
);
--> statement-breakpoint
CREATE TABLE "job_board" (
	"version" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "job_files" (
	"hash" text PRIMARY KEY NOT NULL,
	"stored_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "job_statistics" (
	"job_id" integer NOT NULL,
	"day" date NOT NULL,
	"views" integer DEFAULT 0 NOT NULL,
	"clicks" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "job_statistics_job_id_day_pk" PRIMARY KEY("job_id","day")
);
--> statement-breakpoint
CREATE TABLE "jobs" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "jobs_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"owner_id" integer NOT NULL,
	"organization_id" integer,
	"language" text DEFAULT 'de' NOT NULL,
	"title" text DEFAULT '' NOT NULL,
	"employer" text DEFAULT '' NOT NULL,
	"category" text,
	"employment_type" text,
	"specialization" text,
	"occupation" text,
	"contract_type" text,
	"region" text,
	"country" text DEFAULT 'DE' NOT NULL,
	"place" text DEFAULT '' NOT NULL,
	"is_remote" boolean DEFAULT false NOT NULL,
	"starts_on" date,
	"starts_immediately" boolean DEFAULT false NOT NULL,
	"deadline" date,
	"description" text DEFAULT '' NOT NULL,
	"requirements" text DEFAULT '' NOT NULL,
	"offer" text DEFAULT '' NOT NULL,
	"salary" text DEFAULT '' NOT NULL,
	"translation" jsonb,
	"contact_name" text DEFAULT '' NOT NULL,
	"contact_email" text DEFAULT '' NOT NULL,
	"contact_phone" text DEFAULT '' NOT NULL,
	"application_url" text DEFAULT '' NOT NULL,
	"application_email" text DEFAULT '' NOT NULL,
	"logo_id" integer,
	"pdf" jsonb,
	"terms" jsonb DEFAULT '{"de":"","en":""}'::jsonb NOT NULL,
	"excerpt" text GENERATED ALWAYS AS (left(btrim(text_of_html(description)), 300)) STORED,
	"translated_excerpt" text GENERATED ALWAYS AS (left(btrim(text_of_html(translation ->> 'description')), 300)) STORED,
	"state" text DEFAULT 'draft' NOT NULL,
	"revision" integer DEFAULT 1 NOT NULL,
	"published_at" timestamp with time zone,
	"renewed_at" timestamp with time zone,
	"expires_at" timestamp with time zone,
	"withdrawn_at" timestamp with time zone,
	"is_blocked" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"team_id" integer,
	"external_id" text,
	"changed_by" integer,
	"pdf_hash" text GENERATED ALWAYS AS (pdf ->> 'hash') STORED,
	"origin_id" integer,
	"search_text" text GENERATED ALWAYS AS (searchable_text(title || ' ' || employer || ' ' || place)) STORED,
	CONSTRAINT "jobs_state_known" CHECK ("jobs"."state" in ('draft', 'published', 'expired', 'withdrawn')),
	CONSTRAINT "jobs_published_when" CHECK ("jobs"."state" <> 'published' or ("jobs"."deadline" is not null and "jobs"."published_at" is not null and "jobs"."renewed_at" is not null and "jobs"."expires_at" is not null))
);
--> statement-breakpoint
CREATE TABLE "listed_jobs" (
	"id" integer PRIMARY KEY NOT NULL,
	"organization_id" integer,
	"category" text,
	"employment_type" text,
	"specialization" text,
	"occupation" text,
	"contract_type" text,
	"region" text,
	"country" text NOT NULL,
	"deadline" date NOT NULL,
	"published_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"place" text DEFAULT '' NOT NULL,
	"lat" double precision,
	"lon" double precision
);
--> statement-breakpoint
CREATE TABLE "last_backups" (
	"id" boolean PRIMARY KEY DEFAULT true NOT NULL,
	"made_at" timestamp with time zone NOT NULL,
	CONSTRAINT "last_backups_one_row" CHECK ("last_backups"."id")
);
--> statement-breakpoint
CREATE TABLE "link_checks" (
	"is_only" boolean PRIMARY KEY DEFAULT true NOT NULL,
	"checked_at" timestamp with time zone NOT NULL,
	"links" jsonb DEFAULT '[]'::jsonb NOT NULL,
	CONSTRAINT "link_checks_only" CHECK ("link_checks"."is_only")
);
--> statement-breakpoint
CREATE TABLE "media_folders" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "media_folders_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"parent_id" integer,
	"name" text NOT NULL,
	"revision" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_by" integer,
	CONSTRAINT "media_folders_no_own_parent" CHECK ("media_folders"."parent_id" <> "media_folders"."id")
);
--> statement-breakpoint
CREATE TABLE "module_links" (
	"module_id" integer NOT NULL,
	"path" text NOT NULL,
	CONSTRAINT "module_links_module_id_path_pk" PRIMARY KEY("module_id","path")
);
--> statement-breakpoint
CREATE TABLE "modules" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "modules_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"content_type" text DEFAULT 'page' NOT NULL,
	"object_id" integer,
	"locale" text NOT NULL,
	"model" text NOT NULL,
	"parent_id" integer,
	"column_index" integer,
	"position" integer DEFAULT 0 NOT NULL,
	"data" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"slug" text,
	"revision" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"wider_column" integer,
	"client_key" uuid,
	"updated_by" integer,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"deleted_at" timestamp with time zone,
	"deleted_with" integer,
	"counterpart_id" integer,
	"counterpart_data" jsonb,
	"counterpart_before" jsonb,
	CONSTRAINT "modules_client_key" UNIQUE("client_key"),
	CONSTRAINT "modules_slug_form" CHECK ("modules"."slug" ~ '^[A-Za-z0-9_-]{1,100}$'),
	CONSTRAINT "modules_deleted_whole" CHECK (("modules"."deleted_at" is null) = ("modules"."deleted_with" is null))
);
--> statement-breakpoint
CREATE TABLE "one_time_keys" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "one_time_keys_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"key_hash" text NOT NULL,
	"user_id" integer NOT NULL,
	"purpose" text NOT NULL,
	"email" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "one_time_keys_key_hash_unique" UNIQUE("key_hash"),
	CONSTRAINT "one_time_keys_one_of_each" UNIQUE("user_id","purpose"),
	CONSTRAINT "one_time_keys_purpose_known" CHECK ("one_time_keys"."purpose" in ('verify-email', 'verify-new-email', 'stop-email-change', 'reset-password'))
);
--> statement-breakpoint
CREATE TABLE "organization_confirmations" (
	"organization_id" integer PRIMARY KEY NOT NULL,
	"asked_at" timestamp with time zone,
	"confirmed_at" timestamp with time zone,
	"confirmed_by" integer
);
--> statement-breakpoint
CREATE TABLE "organization_delegates" (
	"organization_id" integer NOT NULL,
	"user_id" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "organization_delegates_organization_id_user_id_pk" PRIMARY KEY("organization_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "organization_proposals" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "organization_proposals_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"organization_id" integer NOT NULL,
	"user_id" integer,
	"state" text DEFAULT 'waiting' NOT NULL,
	"revision" integer DEFAULT 1 NOT NULL,
	"entry_revision" integer NOT NULL,
	"changes" jsonb NOT NULL,
	"outcomes" jsonb,
	"proposed_at" timestamp with time zone NOT NULL,
	"decided_at" timestamp with time zone,
	"decided_by" integer,
	"logo_id" integer
);
--> statement-breakpoint
CREATE TABLE "listed_organizations" (
	"page_id" integer NOT NULL,
	"locale" text NOT NULL,
	"category" text NOT NULL,
	"region" text,
	"place" text NOT NULL,
	"letter" text NOT NULL,
	"place_key" text COLLATE "C" NOT NULL,
	"name_key" text COLLATE "C" NOT NULL,
	"search_text" text NOT NULL,
	"search_parts" text[] NOT NULL,
	"lat" double precision,
	"lon" double precision,
	CONSTRAINT "listed_organizations_page_id_locale_pk" PRIMARY KEY("page_id","locale")
);
--> statement-breakpoint
CREATE TABLE "listed_places" (
	"locale" text NOT NULL,
	"place_key" text COLLATE "C" NOT NULL,
	"place" text NOT NULL,
	"letter" text NOT NULL,
	"region" text NOT NULL,
	"theater" integer NOT NULL,
	"orchestra" integer NOT NULL,
	"other" integer NOT NULL,
	"located" integer NOT NULL,
	"lat_sum" double precision NOT NULL,
	"lon_sum" double precision NOT NULL,
	CONSTRAINT "listed_places_locale_place_key_region_pk" PRIMARY KEY("locale","place_key","region")
);
--> statement-breakpoint
CREATE TABLE "organization_images" (
	"organization_id" integer NOT NULL,
	"image_id" integer NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "organization_images_organization_id_image_id_pk" PRIMARY KEY("organization_id","image_id")
);
--> statement-breakpoint
CREATE TABLE "organizations" (
	"page_id" integer PRIMARY KEY NOT NULL,
	"category" text NOT NULL,
	"kind" jsonb DEFAULT '{"de":"","en":""}'::jsonb NOT NULL,
	"street" text DEFAULT '' NOT NULL,
	"zip" text DEFAULT '' NOT NULL,
	"place" text DEFAULT '' NOT NULL,
	"region" text,
	"country" text DEFAULT 'DE' NOT NULL,
	"position" jsonb,
	"phone" text DEFAULT '' NOT NULL,
	"email" text DEFAULT '' NOT NULL,
	"website" text DEFAULT '' NOT NULL,
	"member_since" integer,
	"logo_id" integer,
	"stages" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"people" jsonb DEFAULT '[]'::jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "outbox" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "outbox_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"key" uuid DEFAULT gen_random_uuid() NOT NULL,
	"recipient" text NOT NULL,
	"locale" text NOT NULL,
	"template" text NOT NULL,
	"data" jsonb,
	"state" text DEFAULT 'waiting' NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"due_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"ended_at" timestamp with time zone,
	"problem" text,
	CONSTRAINT "outbox_key_unique" UNIQUE("key"),
	CONSTRAINT "outbox_recipient_form" CHECK ("outbox"."recipient" ~ '^[^[:space:][:cntrl:]<>(),\u003b:"@]{1,64}@[^[:space:][:cntrl:]<>(),\u003b:"@]{1,253}$'),
	CONSTRAINT "outbox_state_known" CHECK ("outbox"."state" in ('waiting', 'sent', 'failed')),
	CONSTRAINT "outbox_data_until_sent" CHECK ("outbox"."state" <> 'waiting' or "outbox"."data" is not null),
	CONSTRAINT "outbox_no_data_of_sent" CHECK ("outbox"."state" <> 'sent' or "outbox"."data" is null),
	CONSTRAINT "outbox_ended_when_done" CHECK (("outbox"."ended_at" is null) = ("outbox"."state" = 'waiting'))
);
--> statement-breakpoint
CREATE TABLE "page_comments" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "page_comments_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"page_id" integer NOT NULL,
	"locale" text NOT NULL,
	"thread_id" integer,
	"module_id" integer,
	"quote" text DEFAULT '' NOT NULL,
	"text" text NOT NULL,
	"author_id" integer,
	"created_at" timestamp with time zone NOT NULL,
	"edited_at" timestamp with time zone,
	"resolved_at" timestamp with time zone,
	"resolved_by" integer
);
--> statement-breakpoint
CREATE TABLE "page_reviews" (
	"page_id" integer NOT NULL,
	"locale" text NOT NULL,
	"state" text NOT NULL,
	"requested_by" integer,
	"requested_at" timestamp with time zone NOT NULL,
	"reviewer_id" integer,
	"note" text NOT NULL,
	"digest" jsonb NOT NULL,
	"decided_by" integer,
	"decided_at" timestamp with time zone,
	"answer" text DEFAULT '' NOT NULL,
	CONSTRAINT "page_reviews_page_id_locale_pk" PRIMARY KEY("page_id","locale")
);
--> statement-breakpoint
CREATE TABLE "page_presence" (
	"page_id" integer NOT NULL,
	"session_id" integer NOT NULL,
	"locale" text NOT NULL,
	"module_id" integer,
	"since" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"caret" jsonb,
	CONSTRAINT "page_presence_page_id_session_id_pk" PRIMARY KEY("page_id","session_id")
);
--> statement-breakpoint
CREATE TABLE "page_texts" (
	"page_id" integer NOT NULL,
	"locale" text NOT NULL,
	"slug" text NOT NULL,
	"path" text NOT NULL,
	"menu_name" text DEFAULT '' NOT NULL,
	"title" text NOT NULL,
	"headline" text DEFAULT '' NOT NULL,
	"meta_title" text DEFAULT '' NOT NULL,
	"meta_description" text DEFAULT '' NOT NULL,
	"og_title" text DEFAULT '' NOT NULL,
	"og_description" text DEFAULT '' NOT NULL,
	"og_type" text DEFAULT 'website' NOT NULL,
	"og_image_id" integer,
	"hero_text" text DEFAULT '' NOT NULL,
	"hero_link" text DEFAULT '' NOT NULL,
	"revision" integer DEFAULT 1 NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_by" integer,
	"edited_at" timestamp with time zone,
	"edited_by" integer,
	"search_text" text GENERATED ALWAYS AS (searchable_text(title || ' ' || path)) STORED,
	"is_dirty" boolean DEFAULT true NOT NULL,
	CONSTRAINT "page_texts_page_id_locale_pk" PRIMARY KEY("page_id","locale"),
	CONSTRAINT "page_texts_path" UNIQUE("locale","path")
);
--> statement-breakpoint
CREATE TABLE "pages" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "pages_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"parent_id" integer,
	"position" integer DEFAULT 0 NOT NULL,
	"content_type" text DEFAULT 'page' NOT NULL,
	"page_area_class" text DEFAULT 'public' NOT NULL,
	"is_clickable" boolean DEFAULT true NOT NULL,
	"in_menu" boolean DEFAULT false NOT NULL,
	"in_footer" boolean DEFAULT false NOT NULL,
	"is_highlight" boolean DEFAULT false NOT NULL,
	"has_tab_navigation" boolean DEFAULT false NOT NULL,
	"menu_image_id" integer,
	"hero_image_id" integer,
	"hero_video" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"moves" integer DEFAULT 0 NOT NULL,
	"revision" integer DEFAULT 1 NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_by" integer,
	"groups" text[] DEFAULT '{}' NOT NULL
);
--> statement-breakpoint
CREATE TABLE "person_categories" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "person_categories_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"title" jsonb DEFAULT '{"de":"","en":""}'::jsonb NOT NULL,
	"position" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "person_category_members" (
	"category_id" integer NOT NULL,
	"person_id" integer NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "person_category_members_category_id_person_id_pk" PRIMARY KEY("category_id","person_id")
);
--> statement-breakpoint
CREATE TABLE "persons" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "persons_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"name" text NOT NULL,
	"title" jsonb DEFAULT '{"de":"","en":""}'::jsonb NOT NULL,
	"function" jsonb DEFAULT '{"de":"","en":""}'::jsonb NOT NULL,
	"email" text DEFAULT '' NOT NULL,
	"phone" text DEFAULT '' NOT NULL,
	"photo_id" integer,
	"position" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "picture_uses" (
	"image_id" integer NOT NULL,
	"place" text NOT NULL,
	"key" text NOT NULL,
	CONSTRAINT "picture_uses_image_id_place_key_pk" PRIMARY KEY("image_id","place","key")
);
--> statement-breakpoint
CREATE TABLE "page_versions" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "page_versions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"page_id" integer NOT NULL,
	"locale" text NOT NULL,
	"number" integer NOT NULL,
	"snapshot" jsonb NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"author_id" integer,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"menu_name" text,
	"digest" jsonb,
	"counterpart" jsonb,
	"waived" jsonb DEFAULT '[]'::jsonb NOT NULL,
	CONSTRAINT "page_versions_number" UNIQUE("page_id","locale","number"),
	CONSTRAINT "page_versions_page" UNIQUE("id","page_id","locale")
);
--> statement-breakpoint
CREATE TABLE "publications" (
	"page_id" integer NOT NULL,
	"locale" text NOT NULL,
	"version_id" integer NOT NULL,
	"is_online" boolean NOT NULL,
	"path" text NOT NULL,
	"title" text NOT NULL,
	"menu_name" text NOT NULL,
	"parent_id" integer,
	"position" integer NOT NULL,
	"is_clickable" boolean NOT NULL,
	"in_menu" boolean NOT NULL,
	"in_footer" boolean NOT NULL,
	"is_highlight" boolean NOT NULL,
	"menu_image_id" integer,
	"published_at" timestamp with time zone NOT NULL,
	"area_class" text DEFAULT 'public' NOT NULL,
	"audience" text[],
	"content_type" text DEFAULT 'page' NOT NULL,
	CONSTRAINT "publications_page_id_locale_pk" PRIMARY KEY("page_id","locale"),
	CONSTRAINT "publications_path" UNIQUE("locale","path")
);
--> statement-breakpoint
CREATE TABLE "published_containers" (
	"slug" text NOT NULL,
	"locale" text NOT NULL,
	"snapshot" jsonb NOT NULL,
	"published_at" timestamp with time zone NOT NULL,
	CONSTRAINT "published_containers_slug_locale_pk" PRIMARY KEY("slug","locale"),
	CONSTRAINT "published_containers_slug_form" CHECK ("published_containers"."slug" ~ '^[A-Za-z0-9_-]{1,100}$')
);
--> statement-breakpoint
CREATE TABLE "schedules" (
	"page_id" integer NOT NULL,
	"locale" text NOT NULL,
	"publish_at" timestamp with time zone,
	"version_id" integer,
	"unpublish_at" timestamp with time zone,
	"problem" text,
	"retry_at" timestamp with time zone,
	"planned_by" integer,
	"has_planner" boolean DEFAULT false NOT NULL,
	"asked_at" timestamp with time zone,
	CONSTRAINT "schedules_page_id_locale_pk" PRIMARY KEY("page_id","locale"),
	CONSTRAINT "schedules_version" CHECK (("schedules"."publish_at" is null) = ("schedules"."version_id" is null)),
	CONSTRAINT "schedules_order" CHECK ("schedules"."publish_at" < "schedules"."unpublish_at")
);
--> statement-breakpoint
CREATE TABLE "record_versions" (
	"type" text NOT NULL,
	"record_id" integer NOT NULL,
	"revision" integer NOT NULL,
	"event" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"user_id" integer,
	"values" jsonb,
	"proposed_by" integer,
	CONSTRAINT "record_versions_type_record_id_revision_pk" PRIMARY KEY("type","record_id","revision")
);
--> statement-breakpoint
CREATE TABLE "redirect_hits" (
	"redirect_id" integer PRIMARY KEY NOT NULL,
	"hits" integer NOT NULL,
	"last_day" date NOT NULL
);
--> statement-breakpoint
CREATE TABLE "redirects" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "redirects_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"old_path" text NOT NULL,
	"new_path" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"page_id" integer,
	"locale" text,
	"covers_below" boolean DEFAULT false NOT NULL,
	CONSTRAINT "redirects_old_path_local" CHECK ("redirects"."old_path" ~ '^/([^/\\[:cntrl:]][^\\[:cntrl:]]*)?$'),
	CONSTRAINT "redirects_new_path_local" CHECK ("redirects"."new_path" ~ '^/([^/\\[:cntrl:]][^\\[:cntrl:]]*)?$'),
	CONSTRAINT "redirects_no_loop" CHECK ("redirects"."old_path" <> "redirects"."new_path"),
	CONSTRAINT "redirects_one_target" CHECK (num_nonnulls("redirects"."new_path", "redirects"."page_id") = 1),
	CONSTRAINT "redirects_covers_page" CHECK ("redirects"."page_id" is not null or not "redirects"."covers_below"),
	CONSTRAINT "redirects_page_language" CHECK (num_nonnulls("redirects"."page_id", "redirects"."locale") <> 1)
);
--> statement-breakpoint
CREATE TABLE "saved_blocks" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "saved_blocks_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"name" text NOT NULL,
	"is_page" boolean NOT NULL,
	"blocks" jsonb NOT NULL,
	"created_by" integer,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "search_clicks" (
	"day" date NOT NULL,
	"locale" text NOT NULL,
	"query" text NOT NULL,
	"url" text NOT NULL,
	"position" integer NOT NULL,
	"clicks" integer NOT NULL,
	CONSTRAINT "search_clicks_day_locale_query_url_position_pk" PRIMARY KEY("day","locale","query","url","position"),
	CONSTRAINT "search_clicks_locale" CHECK ("search_clicks"."locale" IN ('de', 'en'))
);
--> statement-breakpoint
CREATE TABLE "search_queries" (
	"day" date NOT NULL,
	"locale" text NOT NULL,
	"query" text NOT NULL,
	"asked" integer NOT NULL,
	"found" integer NOT NULL,
	CONSTRAINT "search_queries_day_locale_query_pk" PRIMARY KEY("day","locale","query"),
	CONSTRAINT "search_queries_locale" CHECK ("search_queries"."locale" IN ('de', 'en'))
);
--> statement-breakpoint
CREATE TABLE "file_texts" (
	"hash" text PRIMARY KEY NOT NULL,
	"text" text NOT NULL,
	"extracted_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "search_changes" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "search_changes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"source" text NOT NULL,
	"record_id" integer NOT NULL,
	"is_audience_only" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
CREATE TABLE "search_entries" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "search_entries_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"kind" text NOT NULL,
	"record_id" integer NOT NULL,
	"locale" text NOT NULL,
	"audience" text[],
	"is_alone" boolean NOT NULL,
	"date" timestamp with time zone,
	"year" integer,
	"title" text NOT NULL,
	"detail" text NOT NULL,
	"headlines" text NOT NULL,
	"body" text NOT NULL,
	"containers" text[] NOT NULL,
	"title_words" "tsvector" NOT NULL,
	"words" "tsvector" NOT NULL,
	CONSTRAINT "search_entries_record" UNIQUE("kind","record_id","locale")
);
--> statement-breakpoint
CREATE TABLE "search_synonyms" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "search_synonyms_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"locale" text NOT NULL,
	"words" text[] NOT NULL
);
--> statement-breakpoint
CREATE TABLE "search_words" (
	"locale" text NOT NULL,
	"word" text COLLATE "C" NOT NULL,
	"spelling" text NOT NULL,
	"lexeme" text NOT NULL,
	"parts" text[] GENERATED ALWAYS AS (text_parts(' ' || word || ' ')) STORED NOT NULL,
	CONSTRAINT "search_words_locale_word_pk" PRIMARY KEY("locale","word")
);
--> statement-breakpoint
CREATE TABLE "passkey_challenges" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "passkey_challenges_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"challenge_hash" text NOT NULL,
	"purpose" text NOT NULL,
	"session_id" integer,
	"pending_login_id" integer,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "passkey_challenges_challenge_hash_unique" UNIQUE("challenge_hash")
);
--> statement-breakpoint
CREATE TABLE "passkeys" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "passkeys_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" integer NOT NULL,
	"credential_id" text NOT NULL,
	"public_key" text NOT NULL,
	"counter" bigint NOT NULL,
	"transports" jsonb NOT NULL,
	"name" text NOT NULL,
	"is_passwordless" boolean NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"last_used_at" timestamp with time zone,
	CONSTRAINT "passkeys_credential_id_unique" UNIQUE("credential_id")
);
--> statement-breakpoint
CREATE TABLE "pending_logins" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "pending_logins_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"token_hash" text NOT NULL,
	"user_id" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "pending_logins_token_hash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
CREATE TABLE "recovery_codes" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "recovery_codes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" integer NOT NULL,
	"code_hash" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"used_at" timestamp with time zone,
	CONSTRAINT "recovery_codes_once" UNIQUE("user_id","code_hash")
);
--> statement-breakpoint
CREATE TABLE "totp_authenticators" (
	"user_id" integer PRIMARY KEY NOT NULL,
	"secret" text NOT NULL,
	"last_step" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"last_used_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "security_events" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "security_events_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"at" timestamp with time zone NOT NULL,
	"event" text NOT NULL,
	"user_id" integer,
	"actor" text NOT NULL,
	"address_hash" text,
	"network" text,
	"request_id" text,
	"detail" text,
	"actor_id" integer,
	"object" text,
	"before" text,
	"after" text
);
--> statement-breakpoint
CREATE TABLE "container_selections" (
	"selection_id" integer NOT NULL,
	"slug" text NOT NULL,
	"locale" text NOT NULL,
	CONSTRAINT "container_selections_selection_id_slug_locale_pk" PRIMARY KEY("selection_id","slug","locale")
);
--> statement-breakpoint
CREATE TABLE "publication_selections" (
	"selection_id" integer NOT NULL,
	"page_id" integer NOT NULL,
	"locale" text NOT NULL,
	CONSTRAINT "publication_selections_selection_id_page_id_locale_pk" PRIMARY KEY("selection_id","page_id","locale")
);
--> statement-breakpoint
CREATE TABLE "server_keys" (
	"purpose" text PRIMARY KEY NOT NULL,
	"key" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "sessions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"token_hash" text NOT NULL,
	"user_id" integer NOT NULL,
	"user_agent" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"last_used_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"proved_at" timestamp with time zone DEFAULT now(),
	"factor_at" timestamp with time zone,
	"factor" text,
	"totp_setup" text,
	CONSTRAINT "sessions_token_hash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
CREATE TABLE "settings" (
	"id" boolean PRIMARY KEY DEFAULT true NOT NULL,
	"data" jsonb NOT NULL,
	"requires_second_factor" boolean DEFAULT false NOT NULL,
	"mail_languages" text DEFAULT 'both' NOT NULL,
	"requires_approval" boolean DEFAULT false NOT NULL,
	CONSTRAINT "settings_one_row" CHECK ("settings"."id")
);
--> statement-breakpoint
CREATE TABLE "alerted_jobs" (
	"subscription_id" integer NOT NULL,
	"job_id" integer NOT NULL,
	"root_id" integer NOT NULL,
	"title" text NOT NULL,
	"place" text NOT NULL,
	CONSTRAINT "alerted_jobs_subscription_id_job_id_pk" PRIMARY KEY("subscription_id","job_id")
);
--> statement-breakpoint
CREATE TABLE "subscriptions" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "subscriptions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"list" text NOT NULL,
	"email" text NOT NULL,
	"language" text NOT NULL,
	"topics" text[] NOT NULL,
	"details" jsonb NOT NULL,
	"state" text DEFAULT 'pending' NOT NULL,
	"seed" text NOT NULL,
	"confirm_key_hash" text,
	"confirm_expires_at" timestamp with time zone,
	"mailed_at" timestamp with time zone,
	"consent_version" text NOT NULL,
	"requested_at" timestamp with time zone NOT NULL,
	"requested_from" text,
	"confirmed_at" timestamp with time zone,
	"confirmed_from" text,
	"subject" text DEFAULT '' NOT NULL,
	"looked_at" timestamp with time zone,
	CONSTRAINT "subscriptions_confirm_key_hash_unique" UNIQUE("confirm_key_hash"),
	CONSTRAINT "subscriptions_once" UNIQUE("list","email","subject"),
	CONSTRAINT "subscriptions_list_known" CHECK ("subscriptions"."list" in ('newsletter', 'press', 'job-alerts')),
	CONSTRAINT "subscriptions_state_known" CHECK ("subscriptions"."state" in ('pending', 'confirmed', 'blocked')),
	CONSTRAINT "subscriptions_confirmed_when" CHECK ("subscriptions"."state" <> 'confirmed' or "subscriptions"."confirmed_at" is not null)
);
--> statement-breakpoint
CREATE TABLE "text_replacements" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "text_replacements_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"locale" text NOT NULL,
	"words" text NOT NULL,
	"is_exact" boolean NOT NULL,
	"replacement" text NOT NULL,
	"changes" jsonb NOT NULL,
	"created_by" integer,
	"created_at" timestamp with time zone NOT NULL,
	"undone_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "trashed_pages" (
	"id" integer PRIMARY KEY NOT NULL,
	"deleted_at" timestamp with time zone NOT NULL,
	"deleted_by" integer,
	"redirect_to" text,
	"redirected" text[] DEFAULT '{}' NOT NULL
);
--> statement-breakpoint
CREATE TABLE "trashed_rows" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "trashed_rows_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"page_id" integer NOT NULL,
	"table_name" text NOT NULL,
	"data" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "used_form_tickets" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "used_form_tickets_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"ticket_id" text NOT NULL,
	"content_hash" text NOT NULL,
	"used_at" timestamp with time zone NOT NULL,
	CONSTRAINT "used_form_tickets_ticket_id_unique" UNIQUE("ticket_id")
);
--> statement-breakpoint
CREATE TABLE "user_union_members" (
	"union_id" integer NOT NULL,
	"user_id" integer NOT NULL,
	"role" jsonb DEFAULT '{"de":"","en":""}'::jsonb NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "user_union_members_union_id_user_id_pk" PRIMARY KEY("union_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "user_unions" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "user_unions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"category" text NOT NULL,
	"slug" text NOT NULL,
	"title" jsonb DEFAULT '{"de":"","en":""}'::jsonb NOT NULL,
	"description" jsonb DEFAULT '{"de":"","en":""}'::jsonb NOT NULL,
	"downloads" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "user_unions_slug" UNIQUE("category","slug"),
	CONSTRAINT "user_unions_category_known" CHECK ("user_unions"."category" in ('group', 'organ', 'committee')),
	CONSTRAINT "user_unions_slug_form" CHECK ("user_unions"."slug" ~ '^[A-Za-z0-9_-]{1,100}$')
);
--> statement-breakpoint
CREATE TABLE "users" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "users_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"email" text NOT NULL,
	"first_name" text NOT NULL,
	"last_name" text NOT NULL,
	"group" text,
	"role" text DEFAULT 'user' NOT NULL,
	"is_active" boolean DEFAULT false NOT NULL,
	"password_hash" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"email_verified_at" timestamp with time zone,
	"salutation" text DEFAULT '' NOT NULL,
	"title" text DEFAULT '' NOT NULL,
	"position" text DEFAULT '' NOT NULL,
	"organization" text DEFAULT '' NOT NULL,
	"phone" text DEFAULT '' NOT NULL,
	"language" text DEFAULT 'de' NOT NULL,
	"requested_access" text,
	"privacy_accepted_at" timestamp with time zone,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"search_text" text GENERATED ALWAYS AS (searchable_text(email || ' ' || first_name || ' ' || last_name || ' ' || organization)) STORED,
	CONSTRAINT "users_email_lower" CHECK ("users"."email" = lower(trim("users"."email"))),
	CONSTRAINT "users_group_known" CHECK ("users"."group" in ('Mitglied', 'Jobbörse', 'Mitglied + Jobbörse')),
	CONSTRAINT "users_role_known" CHECK ("users"."role" in ('user', 'editor', 'office', 'admin')),
	CONSTRAINT "users_language_known" CHECK ("users"."language" in ('de', 'en')),
	CONSTRAINT "users_access_known" CHECK ("users"."requested_access" in ('members', 'jobs', 'both'))
);
--> statement-breakpoint
ALTER TABLE "article_category_members" ADD CONSTRAINT "article_category_members_article_id_articles_page_id_fk" FOREIGN KEY ("article_id") REFERENCES "public"."articles"("page_id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "article_category_members" ADD CONSTRAINT "article_category_members_category_id_article_categories_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."article_categories"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "article_taggings" ADD CONSTRAINT "article_taggings_article_id_articles_page_id_fk" FOREIGN KEY ("article_id") REFERENCES "public"."articles"("page_id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "article_taggings" ADD CONSTRAINT "article_taggings_tag_id_article_tags_id_fk" FOREIGN KEY ("tag_id") REFERENCES "public"."article_tags"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "articles" ADD CONSTRAINT "articles_page_id_pages_id_fk" FOREIGN KEY ("page_id") REFERENCES "public"."pages"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "articles" ADD CONSTRAINT "articles_directory_id_download_directories_id_fk" FOREIGN KEY ("directory_id") REFERENCES "public"."download_directories"("id") ON DELETE set null ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "related_articles" ADD CONSTRAINT "related_articles_article_id_articles_page_id_fk" FOREIGN KEY ("article_id") REFERENCES "public"."articles"("page_id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "related_articles" ADD CONSTRAINT "related_articles_related_id_articles_page_id_fk" FOREIGN KEY ("related_id") REFERENCES "public"."articles"("page_id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "checklists" ADD CONSTRAINT "checklists_test_mail_id_outbox_id_fk" FOREIGN KEY ("test_mail_id") REFERENCES "public"."outbox"("id") ON DELETE set null ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "download_directories" ADD CONSTRAINT "download_directories_category_id_download_categories_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."download_categories"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "download_files" ADD CONSTRAINT "download_files_directory_id_download_directories_id_fk" FOREIGN KEY ("directory_id") REFERENCES "public"."download_directories"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "event_occurrences" ADD CONSTRAINT "event_occurrences_event_id_events_page_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."events"("page_id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "events" ADD CONSTRAINT "events_page_id_pages_id_fk" FOREIGN KEY ("page_id") REFERENCES "public"."pages"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "footer_places" ADD CONSTRAINT "footer_places_page_id_pages_id_fk" FOREIGN KEY ("page_id") REFERENCES "public"."pages"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "form_files" ADD CONSTRAINT "form_files_submission_id_form_submissions_id_fk" FOREIGN KEY ("submission_id") REFERENCES "public"."form_submissions"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "published_forms" ADD CONSTRAINT "published_forms_page_id_pages_id_fk" FOREIGN KEY ("page_id") REFERENCES "public"."pages"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "html_selections" ADD CONSTRAINT "html_selections_updated_by_users_id_fk" FOREIGN KEY ("updated_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "selection_links" ADD CONSTRAINT "selection_links_selection_id_html_selections_id_fk" FOREIGN KEY ("selection_id") REFERENCES "public"."html_selections"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "images" ADD CONSTRAINT "images_folder_id_media_folders_id_fk" FOREIGN KEY ("folder_id") REFERENCES "public"."media_folders"("id") ON DELETE restrict ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "images" ADD CONSTRAINT "images_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "images" ADD CONSTRAINT "images_updated_by_users_id_fk" FOREIGN KEY ("updated_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "job_reminders" ADD CONSTRAINT "job_reminders_job_id_jobs_id_fk" FOREIGN KEY ("job_id") REFERENCES "public"."jobs"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "job_api_keys" ADD CONSTRAINT "job_api_keys_team_id_job_teams_id_fk" FOREIGN KEY ("team_id") REFERENCES "public"."job_teams"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "job_api_keys" ADD CONSTRAINT "job_api_keys_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "job_team_invitations" ADD CONSTRAINT "job_team_invitations_team_id_job_teams_id_fk" FOREIGN KEY ("team_id") REFERENCES "public"."job_teams"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "job_team_invitations" ADD CONSTRAINT "job_team_invitations_invited_by_users_id_fk" FOREIGN KEY ("invited_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "job_team_members" ADD CONSTRAINT "job_team_members_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "job_team_members" ADD CONSTRAINT "job_team_members_team_id_job_teams_id_fk" FOREIGN KEY ("team_id") REFERENCES "public"."job_teams"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "job_statistics" ADD CONSTRAINT "job_statistics_job_id_jobs_id_fk" FOREIGN KEY ("job_id") REFERENCES "public"."jobs"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "jobs" ADD CONSTRAINT "jobs_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "jobs" ADD CONSTRAINT "jobs_team_id_job_teams_id_fk" FOREIGN KEY ("team_id") REFERENCES "public"."job_teams"("id") ON DELETE set null ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "jobs" ADD CONSTRAINT "jobs_changed_by_users_id_fk" FOREIGN KEY ("changed_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "jobs" ADD CONSTRAINT "jobs_organization_id_organizations_page_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organizations"("page_id") ON DELETE set null ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "jobs" ADD CONSTRAINT "jobs_logo_id_images_id_fk" FOREIGN KEY ("logo_id") REFERENCES "public"."images"("id") ON DELETE set null ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "jobs" ADD CONSTRAINT "jobs_pdf_hash_job_files_hash_fk" FOREIGN KEY ("pdf_hash") REFERENCES "public"."job_files"("hash") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "listed_jobs" ADD CONSTRAINT "listed_jobs_id_jobs_id_fk" FOREIGN KEY ("id") REFERENCES "public"."jobs"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "media_folders" ADD CONSTRAINT "media_folders_parent_id_media_folders_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."media_folders"("id") ON DELETE restrict ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "media_folders" ADD CONSTRAINT "media_folders_updated_by_users_id_fk" FOREIGN KEY ("updated_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "module_links" ADD CONSTRAINT "module_links_module_id_modules_id_fk" FOREIGN KEY ("module_id") REFERENCES "public"."modules"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "modules" ADD CONSTRAINT "modules_parent_id_modules_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."modules"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "modules" ADD CONSTRAINT "modules_updated_by_users_id_fk" FOREIGN KEY ("updated_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "modules" ADD CONSTRAINT "modules_counterpart_id_modules_id_fk" FOREIGN KEY ("counterpart_id") REFERENCES "public"."modules"("id") ON DELETE set null ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "one_time_keys" ADD CONSTRAINT "one_time_keys_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "organization_confirmations" ADD CONSTRAINT "organization_confirmations_organization_id_organizations_page_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organizations"("page_id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "organization_confirmations" ADD CONSTRAINT "organization_confirmations_confirmed_by_users_id_fk" FOREIGN KEY ("confirmed_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "organization_delegates" ADD CONSTRAINT "organization_delegates_organization_id_organizations_page_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organizations"("page_id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "organization_delegates" ADD CONSTRAINT "organization_delegates_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "organization_proposals" ADD CONSTRAINT "organization_proposals_organization_id_organizations_page_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organizations"("page_id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "organization_proposals" ADD CONSTRAINT "organization_proposals_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "organization_proposals" ADD CONSTRAINT "organization_proposals_logo_id_images_id_fk" FOREIGN KEY ("logo_id") REFERENCES "public"."images"("id") ON DELETE set null ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "organization_proposals" ADD CONSTRAINT "organization_proposals_decided_by_users_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "listed_organizations" ADD CONSTRAINT "listed_organizations_page_id_organizations_page_id_fk" FOREIGN KEY ("page_id") REFERENCES "public"."organizations"("page_id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "listed_organizations" ADD CONSTRAINT "listed_organizations_publication" FOREIGN KEY ("page_id","locale") REFERENCES "public"."publications"("page_id","locale") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "organization_images" ADD CONSTRAINT "organization_images_organization_id_organizations_page_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organizations"("page_id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "organization_images" ADD CONSTRAINT "organization_images_image_id_images_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."images"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "organizations" ADD CONSTRAINT "organizations_page_id_pages_id_fk" FOREIGN KEY ("page_id") REFERENCES "public"."pages"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "organizations" ADD CONSTRAINT "organizations_logo_id_images_id_fk" FOREIGN KEY ("logo_id") REFERENCES "public"."images"("id") ON DELETE set null ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "page_comments" ADD CONSTRAINT "page_comments_page_id_pages_id_fk" FOREIGN KEY ("page_id") REFERENCES "public"."pages"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "page_comments" ADD CONSTRAINT "page_comments_thread_id_page_comments_id_fk" FOREIGN KEY ("thread_id") REFERENCES "public"."page_comments"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "page_comments" ADD CONSTRAINT "page_comments_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "page_comments" ADD CONSTRAINT "page_comments_resolved_by_users_id_fk" FOREIGN KEY ("resolved_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "page_reviews" ADD CONSTRAINT "page_reviews_page_id_pages_id_fk" FOREIGN KEY ("page_id") REFERENCES "public"."pages"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "page_reviews" ADD CONSTRAINT "page_reviews_requested_by_users_id_fk" FOREIGN KEY ("requested_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "page_reviews" ADD CONSTRAINT "page_reviews_reviewer_id_users_id_fk" FOREIGN KEY ("reviewer_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "page_reviews" ADD CONSTRAINT "page_reviews_decided_by_users_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "page_presence" ADD CONSTRAINT "page_presence_page_id_pages_id_fk" FOREIGN KEY ("page_id") REFERENCES "public"."pages"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "page_presence" ADD CONSTRAINT "page_presence_session_id_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."sessions"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "page_texts" ADD CONSTRAINT "page_texts_page_id_pages_id_fk" FOREIGN KEY ("page_id") REFERENCES "public"."pages"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "page_texts" ADD CONSTRAINT "page_texts_og_image_id_images_id_fk" FOREIGN KEY ("og_image_id") REFERENCES "public"."images"("id") ON DELETE set null ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "page_texts" ADD CONSTRAINT "page_texts_updated_by_users_id_fk" FOREIGN KEY ("updated_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "page_texts" ADD CONSTRAINT "page_texts_edited_by_users_id_fk" FOREIGN KEY ("edited_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "pages" ADD CONSTRAINT "pages_parent_id_pages_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."pages"("id") ON DELETE restrict ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "pages" ADD CONSTRAINT "pages_menu_image_id_images_id_fk" FOREIGN KEY ("menu_image_id") REFERENCES "public"."images"("id") ON DELETE set null ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "pages" ADD CONSTRAINT "pages_hero_image_id_images_id_fk" FOREIGN KEY ("hero_image_id") REFERENCES "public"."images"("id") ON DELETE set null ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "pages" ADD CONSTRAINT "pages_updated_by_users_id_fk" FOREIGN KEY ("updated_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "person_category_members" ADD CONSTRAINT "person_category_members_category_id_person_categories_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."person_categories"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "person_category_members" ADD CONSTRAINT "person_category_members_person_id_persons_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."persons"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "persons" ADD CONSTRAINT "persons_photo_id_images_id_fk" FOREIGN KEY ("photo_id") REFERENCES "public"."images"("id") ON DELETE set null ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "page_versions" ADD CONSTRAINT "page_versions_page_id_pages_id_fk" FOREIGN KEY ("page_id") REFERENCES "public"."pages"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "page_versions" ADD CONSTRAINT "page_versions_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "publications" ADD CONSTRAINT "publications_page_id_pages_id_fk" FOREIGN KEY ("page_id") REFERENCES "public"."pages"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "publications" ADD CONSTRAINT "publications_parent_id_pages_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."pages"("id") ON DELETE set null ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "publications" ADD CONSTRAINT "publications_menu_image_id_images_id_fk" FOREIGN KEY ("menu_image_id") REFERENCES "public"."images"("id") ON DELETE set null ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "publications" ADD CONSTRAINT "publications_version" FOREIGN KEY ("version_id","page_id","locale") REFERENCES "public"."page_versions"("id","page_id","locale") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "schedules" ADD CONSTRAINT "schedules_page_id_pages_id_fk" FOREIGN KEY ("page_id") REFERENCES "public"."pages"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "schedules" ADD CONSTRAINT "schedules_version_id_page_versions_id_fk" FOREIGN KEY ("version_id") REFERENCES "public"."page_versions"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "schedules" ADD CONSTRAINT "schedules_planned_by_users_id_fk" FOREIGN KEY ("planned_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "record_versions" ADD CONSTRAINT "record_versions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "record_versions" ADD CONSTRAINT "record_versions_proposed_by_users_id_fk" FOREIGN KEY ("proposed_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "redirect_hits" ADD CONSTRAINT "redirect_hits_redirect_id_redirects_id_fk" FOREIGN KEY ("redirect_id") REFERENCES "public"."redirects"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "redirects" ADD CONSTRAINT "redirects_page_id_pages_id_fk" FOREIGN KEY ("page_id") REFERENCES "public"."pages"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "saved_blocks" ADD CONSTRAINT "saved_blocks_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "passkey_challenges" ADD CONSTRAINT "passkey_challenges_session_id_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."sessions"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "passkey_challenges" ADD CONSTRAINT "passkey_challenges_pending_login_id_pending_logins_id_fk" FOREIGN KEY ("pending_login_id") REFERENCES "public"."pending_logins"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "passkeys" ADD CONSTRAINT "passkeys_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "pending_logins" ADD CONSTRAINT "pending_logins_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "recovery_codes" ADD CONSTRAINT "recovery_codes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "totp_authenticators" ADD CONSTRAINT "totp_authenticators_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "publication_selections" ADD CONSTRAINT "publication_selections_page_id_pages_id_fk" FOREIGN KEY ("page_id") REFERENCES "public"."pages"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "alerted_jobs" ADD CONSTRAINT "alerted_jobs_subscription_id_subscriptions_id_fk" FOREIGN KEY ("subscription_id") REFERENCES "public"."subscriptions"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "text_replacements" ADD CONSTRAINT "text_replacements_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "trashed_pages" ADD CONSTRAINT "trashed_pages_deleted_by_users_id_fk" FOREIGN KEY ("deleted_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "trashed_rows" ADD CONSTRAINT "trashed_rows_page_id_trashed_pages_id_fk" FOREIGN KEY ("page_id") REFERENCES "public"."trashed_pages"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "user_union_members" ADD CONSTRAINT "user_union_members_union_id_user_unions_id_fk" FOREIGN KEY ("union_id") REFERENCES "public"."user_unions"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "user_union_members" ADD CONSTRAINT "user_union_members_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "article_category_members_category" ON "article_category_members" USING btree ("category_id","article_id");
--> statement-breakpoint
CREATE INDEX "article_taggings_tag" ON "article_taggings" USING btree ("tag_id","article_id");
--> statement-breakpoint
CREATE INDEX "articles_order" ON "articles" USING btree ("section","date" DESC NULLS FIRST,"page_id" DESC NULLS FIRST);
--> statement-breakpoint
CREATE INDEX "articles_contact" ON "articles" USING btree ("contact_id") WHERE "articles"."contact_id" is not null;
--> statement-breakpoint
CREATE INDEX "articles_directory" ON "articles" USING btree ("directory_id") WHERE "articles"."directory_id" is not null;
--> statement-breakpoint
CREATE INDEX "related_articles_related" ON "related_articles" USING btree ("related_id");
--> statement-breakpoint
CREATE INDEX "attempts_address" ON "attempts" USING btree ("action","address_hash","at");
--> statement-breakpoint
CREATE INDEX "attempts_client" ON "attempts" USING btree ("action","client_hash","at");
--> statement-breakpoint
CREATE INDEX "attempts_network" ON "attempts" USING btree ("action","network_hash","at");
--> statement-breakpoint
CREATE INDEX "attempts_age" ON "attempts" USING btree ("at");
--> statement-breakpoint
CREATE INDEX "checklists_test_mail" ON "checklists" USING btree ("test_mail_id") WHERE "checklists"."test_mail_id" is not null;
--> statement-breakpoint
CREATE INDEX "download_directories_parts" ON "download_directories" USING gin (text_parts("search_text"));
--> statement-breakpoint
CREATE INDEX "download_directories_category" ON "download_directories" USING btree ("category_id","position","id");
--> statement-breakpoint
CREATE INDEX "download_files_parts" ON "download_files" USING gin (text_parts("search_text"));
--> statement-breakpoint
CREATE INDEX "download_files_directory" ON "download_files" USING btree ("directory_id","position","id");
--> statement-breakpoint
CREATE INDEX "event_occurrences_order" ON "event_occurrences" USING btree ("starts_at","event_id","ends_at");
--> statement-breakpoint
CREATE INDEX "footer_links_order" ON "footer_links" USING btree ("position","id");
--> statement-breakpoint
CREATE INDEX "form_files_submission" ON "form_files" USING btree ("submission_id");
--> statement-breakpoint
CREATE INDEX "form_files_hash" ON "form_files" USING btree ("hash");
--> statement-breakpoint
CREATE INDEX "form_submissions_form" ON "form_submissions" USING btree ("form_id","id");
--> statement-breakpoint
CREATE INDEX "form_submissions_expiry" ON "form_submissions" USING btree ("expires_at");
--> statement-breakpoint
CREATE INDEX "published_forms_form" ON "published_forms" USING btree ("form_id");
--> statement-breakpoint
CREATE INDEX "published_forms_page" ON "published_forms" USING btree ("page_id","locale");
--> statement-breakpoint
CREATE INDEX "published_forms_slug" ON "published_forms" USING btree ("slug","locale");
--> statement-breakpoint
CREATE INDEX "html_selections_updated_by" ON "html_selections" USING btree ("updated_by") WHERE "html_selections"."updated_by" is not null;
--> statement-breakpoint
CREATE INDEX "selection_links_path" ON "selection_links" USING btree ("path");
--> statement-breakpoint
CREATE INDEX "images_hash" ON "images" USING btree ("hash");
--> statement-breakpoint
CREATE UNIQUE INDEX "images_source_hash" ON "images" USING btree ("source_hash");
--> statement-breakpoint
CREATE INDEX "images_folder" ON "images" USING btree ("folder_id");
--> statement-breakpoint
CREATE INDEX "images_outside_library" ON "images" USING btree ("created_at") WHERE "images"."is_outside_library";
--> statement-breakpoint
CREATE INDEX "images_created_by" ON "images" USING btree ("created_by") WHERE "images"."created_by" is not null;
--> statement-breakpoint
CREATE INDEX "images_updated_by" ON "images" USING btree ("updated_by") WHERE "images"."updated_by" is not null;
--> statement-breakpoint
CREATE INDEX "images_by_time" ON "images" USING btree ("created_at","id");
--> statement-breakpoint
CREATE INDEX "images_by_name" ON "images" USING btree (lower("file_name"),"id");
--> statement-breakpoint
CREATE INDEX "images_by_size" ON "images" USING btree ("byte_size","id");
--> statement-breakpoint
CREATE INDEX "images_unprepared" ON "images" USING btree ("id") WHERE "images"."prepared_at" is null;
--> statement-breakpoint
CREATE INDEX "job_api_keys_team" ON "job_api_keys" USING btree ("team_id");
--> statement-breakpoint
CREATE INDEX "job_api_keys_creator" ON "job_api_keys" USING btree ("created_by");
--> statement-breakpoint
CREATE INDEX "job_team_invitations_inviter" ON "job_team_invitations" USING btree ("invited_by");
--> statement-breakpoint
CREATE INDEX "job_team_invitations_expiry" ON "job_team_invitations" USING btree ("expires_at");
--> statement-breakpoint
CREATE INDEX "job_team_members_team" ON "job_team_members" USING btree ("team_id","joined_at");
--> statement-breakpoint
CREATE INDEX "jobs_owner" ON "jobs" USING btree ("owner_id","updated_at","id");
--> statement-breakpoint
CREATE INDEX "jobs_team" ON "jobs" USING btree ("team_id","updated_at","id") WHERE "jobs"."team_id" is not null;
--> statement-breakpoint
CREATE UNIQUE INDEX "jobs_external_id" ON "jobs" USING btree ("team_id","external_id") WHERE "jobs"."external_id" is not null;
--> statement-breakpoint
CREATE INDEX "jobs_changed_by" ON "jobs" USING btree ("changed_by") WHERE "jobs"."changed_by" is not null;
--> statement-breakpoint
CREATE INDEX "jobs_organization" ON "jobs" USING btree ("organization_id") WHERE "jobs"."organization_id" is not null;
--> statement-breakpoint
CREATE INDEX "jobs_logo" ON "jobs" USING btree ("logo_id") WHERE "jobs"."logo_id" is not null;
--> statement-breakpoint
CREATE INDEX "jobs_pdf" ON "jobs" USING btree ("pdf_hash") WHERE "jobs"."pdf_hash" is not null;
--> statement-breakpoint
CREATE INDEX "jobs_expiry" ON "jobs" USING btree ("expires_at") WHERE "jobs"."state" = 'published';
--> statement-breakpoint
CREATE INDEX "jobs_with_contact" ON "jobs" USING btree (least("expires_at", "withdrawn_at")) WHERE "jobs"."state" in ('expired', 'withdrawn') and ("jobs"."contact_name" <> '' or "jobs"."contact_email" <> '' or "jobs"."contact_phone" <> '' or "jobs"."application_email" <> '' or "jobs"."pdf" is not null);
--> statement-breakpoint
CREATE INDEX "jobs_updated" ON "jobs" USING btree ("updated_at","id");
--> statement-breakpoint
CREATE INDEX "jobs_state" ON "jobs" USING btree ("state","updated_at","id");
--> statement-breakpoint
CREATE INDEX "jobs_title" ON "jobs" USING btree ("title","id");
--> statement-breakpoint
CREATE INDEX "jobs_employer" ON "jobs" USING btree ("employer","id");
--> statement-breakpoint
CREATE INDEX "jobs_deadline" ON "jobs" USING btree ("deadline","id");
--> statement-breakpoint
CREATE INDEX "jobs_published" ON "jobs" USING btree ("published_at","id");
--> statement-breakpoint
CREATE INDEX "jobs_category" ON "jobs" USING btree ("category","updated_at","id");
--> statement-breakpoint
CREATE INDEX "jobs_region" ON "jobs" USING btree ("region","updated_at","id");
--> statement-breakpoint
CREATE INDEX "jobs_blocked" ON "jobs" USING btree ("updated_at","id") WHERE "jobs"."is_blocked";
--> statement-breakpoint
CREATE INDEX "media_folders_parent" ON "media_folders" USING btree ("parent_id");
--> statement-breakpoint
CREATE INDEX "media_folders_updated_by" ON "media_folders" USING btree ("updated_by") WHERE "media_folders"."updated_by" is not null;
--> statement-breakpoint
CREATE INDEX "module_links_path" ON "module_links" USING btree ("path");
--> statement-breakpoint
CREATE INDEX "modules_object" ON "modules" USING btree ("content_type","object_id","locale");
--> statement-breakpoint
CREATE INDEX "modules_parent" ON "modules" USING btree ("parent_id");
--> statement-breakpoint
CREATE INDEX "modules_updated_by" ON "modules" USING btree ("updated_by") WHERE "modules"."updated_by" is not null;
--> statement-breakpoint
CREATE INDEX "modules_model" ON "modules" USING btree ("model","locale","id") WHERE "modules"."deleted_at" is null;
--> statement-breakpoint
CREATE UNIQUE INDEX "modules_slug" ON "modules" USING btree ("locale","slug") WHERE "modules"."slug" is not null and "modules"."deleted_at" is null;
--> statement-breakpoint
CREATE INDEX "modules_counterpart" ON "modules" USING btree ("counterpart_id") WHERE "modules"."counterpart_id" is not null;
--> statement-breakpoint
CREATE INDEX "modules_deleted_with" ON "modules" USING btree ("deleted_with") WHERE "modules"."deleted_with" is not null;
--> statement-breakpoint
CREATE INDEX "one_time_keys_expiry" ON "one_time_keys" USING btree ("expires_at");
--> statement-breakpoint
CREATE INDEX "organization_confirmations_asked" ON "organization_confirmations" USING btree ("asked_at");
--> statement-breakpoint
CREATE INDEX "organization_confirmations_user" ON "organization_confirmations" USING btree ("confirmed_by");
--> statement-breakpoint
CREATE INDEX "organization_delegates_user" ON "organization_delegates" USING btree ("user_id");
--> statement-breakpoint
CREATE UNIQUE INDEX "organization_proposals_waiting" ON "organization_proposals" USING btree ("organization_id","user_id") WHERE "organization_proposals"."state" = 'waiting';
--> statement-breakpoint
CREATE INDEX "organization_proposals_time" ON "organization_proposals" USING btree ("proposed_at","id");
--> statement-breakpoint
CREATE INDEX "organization_proposals_organization" ON "organization_proposals" USING btree ("organization_id","proposed_at");
--> statement-breakpoint
CREATE INDEX "organization_proposals_user" ON "organization_proposals" USING btree ("user_id");
--> statement-breakpoint
CREATE INDEX "organization_proposals_decider" ON "organization_proposals" USING btree ("decided_by");
--> statement-breakpoint
CREATE INDEX "organization_proposals_logo" ON "organization_proposals" USING btree ("logo_id") WHERE "organization_proposals"."logo_id" is not null;
--> statement-breakpoint
CREATE INDEX "listed_organizations_order" ON "listed_organizations" USING btree ("locale","place_key","name_key","page_id");
--> statement-breakpoint
CREATE INDEX "listed_organizations_category" ON "listed_organizations" USING btree ("locale","category","place_key","name_key","page_id");
--> statement-breakpoint
CREATE INDEX "listed_organizations_region" ON "listed_organizations" USING btree ("locale","region","place_key","name_key","page_id");
--> statement-breakpoint
CREATE INDEX "listed_organizations_counts" ON "listed_organizations" USING btree ("locale","category","letter");
--> statement-breakpoint
CREATE INDEX "listed_organizations_parts" ON "listed_organizations" USING gin ("search_parts");
--> statement-breakpoint
CREATE INDEX "listed_organizations_near" ON "listed_organizations" USING gist (point(lon * 0.63, lat));
--> statement-breakpoint
CREATE INDEX "organization_images_image" ON "organization_images" USING btree ("image_id");
--> statement-breakpoint
CREATE INDEX "organizations_logo" ON "organizations" USING btree ("logo_id") WHERE "organizations"."logo_id" is not null;
--> statement-breakpoint
CREATE INDEX "organizations_zip" ON "organizations" USING btree ("zip" COLLATE "C");
--> statement-breakpoint
CREATE INDEX "outbox_waiting" ON "outbox" USING btree ("due_at" NULLS FIRST,"id") WHERE "outbox"."state" = 'waiting';
--> statement-breakpoint
CREATE INDEX "outbox_ended" ON "outbox" USING btree ("ended_at") WHERE "outbox"."state" <> 'waiting';
--> statement-breakpoint
CREATE INDEX "page_comments_page" ON "page_comments" USING btree ("page_id","locale");
--> statement-breakpoint
CREATE INDEX "page_comments_thread" ON "page_comments" USING btree ("thread_id");
--> statement-breakpoint
CREATE INDEX "page_comments_author" ON "page_comments" USING btree ("author_id") WHERE "page_comments"."author_id" is not null;
--> statement-breakpoint
CREATE INDEX "page_comments_resolver" ON "page_comments" USING btree ("resolved_by") WHERE "page_comments"."resolved_by" is not null;
--> statement-breakpoint
CREATE INDEX "page_comments_open" ON "page_comments" USING btree ("page_id","locale") WHERE "page_comments"."thread_id" is null and "page_comments"."resolved_at" is null;
--> statement-breakpoint
CREATE INDEX "page_reviews_requested" ON "page_reviews" USING btree ("requested_at") WHERE "page_reviews"."state" = 'requested';
--> statement-breakpoint
CREATE INDEX "page_reviews_requested_by" ON "page_reviews" USING btree ("requested_by") WHERE "page_reviews"."requested_by" is not null;
--> statement-breakpoint
CREATE INDEX "page_reviews_reviewer" ON "page_reviews" USING btree ("reviewer_id") WHERE "page_reviews"."reviewer_id" is not null;
--> statement-breakpoint
CREATE INDEX "page_reviews_decided_by" ON "page_reviews" USING btree ("decided_by") WHERE "page_reviews"."decided_by" is not null;
--> statement-breakpoint
CREATE INDEX "page_presence_session" ON "page_presence" USING btree ("session_id");
--> statement-breakpoint
CREATE INDEX "page_presence_expiry" ON "page_presence" USING btree ("expires_at");
--> statement-breakpoint
CREATE INDEX "page_texts_og_image" ON "page_texts" USING btree ("og_image_id") WHERE "page_texts"."og_image_id" is not null;
--> statement-breakpoint
CREATE INDEX "page_texts_updated_by" ON "page_texts" USING btree ("updated_by") WHERE "page_texts"."updated_by" is not null;
--> statement-breakpoint
CREATE INDEX "page_texts_edited_by" ON "page_texts" USING btree ("edited_by") WHERE "page_texts"."edited_by" is not null;
--> statement-breakpoint
CREATE INDEX "page_texts_edited" ON "page_texts" USING btree ("edited_at") WHERE "page_texts"."edited_by" is not null;
--> statement-breakpoint
CREATE INDEX "page_texts_dirty" ON "page_texts" USING btree ("edited_at" DESC NULLS LAST) WHERE "page_texts"."is_dirty";
--> statement-breakpoint
CREATE INDEX "page_texts_hero_link" ON "page_texts" USING hash (link_path("hero_link")) WHERE "page_texts"."hero_link" <> '';
--> statement-breakpoint
CREATE INDEX "pages_parent" ON "pages" USING btree ("parent_id","position");
--> statement-breakpoint
CREATE INDEX "pages_top" ON "pages" USING btree ("position") WHERE "pages"."parent_id" is null and "pages"."content_type" = 'page';
--> statement-breakpoint
CREATE INDEX "pages_menu_image" ON "pages" USING btree ("menu_image_id") WHERE "pages"."menu_image_id" is not null;
--> statement-breakpoint
CREATE INDEX "pages_hero_image" ON "pages" USING btree ("hero_image_id") WHERE "pages"."hero_image_id" is not null;
--> statement-breakpoint
CREATE INDEX "pages_updated_by" ON "pages" USING btree ("updated_by") WHERE "pages"."updated_by" is not null;
--> statement-breakpoint
CREATE INDEX "pages_edited" ON "pages" USING btree ("updated_at") WHERE "pages"."updated_by" is not null;
--> statement-breakpoint
CREATE INDEX "person_category_members_person" ON "person_category_members" USING btree ("person_id");
--> statement-breakpoint
CREATE INDEX "persons_position" ON "persons" USING btree ("position","id");
--> statement-breakpoint
CREATE INDEX "persons_photo" ON "persons" USING btree ("photo_id") WHERE "persons"."photo_id" is not null;
--> statement-breakpoint
CREATE INDEX "picture_uses_place" ON "picture_uses" USING btree ("place","key");
--> statement-breakpoint
CREATE INDEX "page_versions_author" ON "page_versions" USING btree ("author_id") WHERE "page_versions"."author_id" is not null;
--> statement-breakpoint
CREATE INDEX "publications_parent" ON "publications" USING btree ("parent_id","locale","position");
--> statement-breakpoint
CREATE INDEX "publications_top" ON "publications" USING btree ("locale","position") WHERE "publications"."parent_id" is null and "publications"."content_type" = 'page';
--> statement-breakpoint
CREATE INDEX "publications_records" ON "publications" USING btree ("content_type","locale","page_id") WHERE "publications"."content_type" <> 'page' and "publications"."is_online" and "publications"."audience" is null;
--> statement-breakpoint
CREATE INDEX "publications_menu_image" ON "publications" USING btree ("menu_image_id") WHERE "publications"."menu_image_id" is not null;
--> statement-breakpoint
CREATE INDEX "publications_offline" ON "publications" USING btree ("page_id") WHERE not "publications"."is_online";
--> statement-breakpoint
CREATE INDEX "publications_footer" ON "publications" USING btree ("locale","position") WHERE "publications"."in_footer" and "publications"."is_online";
--> statement-breakpoint
CREATE INDEX "schedules_due" ON "schedules" USING btree (least("publish_at", "unpublish_at"));
--> statement-breakpoint
CREATE INDEX "schedules_planned_by" ON "schedules" USING btree ("planned_by") WHERE "schedules"."planned_by" is not null;
--> statement-breakpoint
CREATE INDEX "schedules_version_id" ON "schedules" USING btree ("version_id") WHERE "schedules"."version_id" is not null;
--> statement-breakpoint
CREATE INDEX "record_versions_age" ON "record_versions" USING btree ("at");
--> statement-breakpoint
CREATE INDEX "record_versions_user" ON "record_versions" USING btree ("user_id");
--> statement-breakpoint
CREATE INDEX "record_versions_proposer" ON "record_versions" USING btree ("proposed_by") WHERE "record_versions"."proposed_by" is not null;
--> statement-breakpoint
CREATE UNIQUE INDEX "redirects_old_path" ON "redirects" USING btree ("old_path") WHERE not "redirects"."covers_below";
--> statement-breakpoint
CREATE INDEX "redirects_covering" ON "redirects" USING btree ("old_path") WHERE "redirects"."covers_below";
--> statement-breakpoint
CREATE UNIQUE INDEX "redirects_branch" ON "redirects" USING btree ("page_id","old_path") WHERE "redirects"."covers_below";
--> statement-breakpoint
CREATE INDEX "redirects_target" ON "redirects" USING spgist (link_path("new_path")) WHERE "redirects"."new_path" is not null;
--> statement-breakpoint
CREATE INDEX "redirects_page" ON "redirects" USING btree ("page_id") WHERE "redirects"."page_id" is not null;
--> statement-breakpoint
CREATE INDEX "saved_blocks_created_by" ON "saved_blocks" USING btree ("created_by") WHERE "saved_blocks"."created_by" is not null;
--> statement-breakpoint
CREATE INDEX "search_entries_german" ON "search_entries" USING gin ("words") WHERE "search_entries"."locale" = 'de';
--> statement-breakpoint
CREATE INDEX "search_entries_english" ON "search_entries" USING gin ("words") WHERE "search_entries"."locale" = 'en';
--> statement-breakpoint
CREATE INDEX "search_entries_german_titles" ON "search_entries" USING gin ("title_words") WHERE "search_entries"."locale" = 'de';
--> statement-breakpoint
CREATE INDEX "search_entries_english_titles" ON "search_entries" USING gin ("title_words") WHERE "search_entries"."locale" = 'en';
--> statement-breakpoint
CREATE INDEX "search_entries_alone" ON "search_entries" USING btree ("locale") WHERE "search_entries"."is_alone";
--> statement-breakpoint
CREATE INDEX "search_entries_containers" ON "search_entries" USING gin ("containers") WHERE "search_entries"."containers" <> '{}';
--> statement-breakpoint
CREATE INDEX "search_words_lexeme" ON "search_words" USING btree ("lexeme","locale");
--> statement-breakpoint
CREATE INDEX "search_words_parts" ON "search_words" USING gin ("parts");
--> statement-breakpoint
CREATE INDEX "passkey_challenges_session" ON "passkey_challenges" USING btree ("session_id");
--> statement-breakpoint
CREATE INDEX "passkey_challenges_pending_login" ON "passkey_challenges" USING btree ("pending_login_id");
--> statement-breakpoint
CREATE INDEX "passkey_challenges_expiry" ON "passkey_challenges" USING btree ("expires_at");
--> statement-breakpoint
CREATE INDEX "passkeys_user" ON "passkeys" USING btree ("user_id");
--> statement-breakpoint
CREATE INDEX "pending_logins_user" ON "pending_logins" USING btree ("user_id");
--> statement-breakpoint
CREATE INDEX "pending_logins_expiry" ON "pending_logins" USING btree ("expires_at");
--> statement-breakpoint
CREATE INDEX "security_events_user" ON "security_events" USING btree ("user_id","at");
--> statement-breakpoint
CREATE INDEX "security_events_actor" ON "security_events" USING btree ("actor_id","at");
--> statement-breakpoint
CREATE INDEX "security_events_age" ON "security_events" USING btree ("at");
--> statement-breakpoint
CREATE INDEX "container_selections_container" ON "container_selections" USING btree ("slug","locale");
--> statement-breakpoint
CREATE INDEX "publication_selections_page" ON "publication_selections" USING btree ("page_id","locale");
--> statement-breakpoint
CREATE INDEX "sessions_user" ON "sessions" USING btree ("user_id");
--> statement-breakpoint
CREATE INDEX "sessions_expiry" ON "sessions" USING btree ("expires_at");
--> statement-breakpoint
CREATE INDEX "subscriptions_alerts" ON "subscriptions" USING btree ("id") WHERE "subscriptions"."list" = 'job-alerts' and "subscriptions"."state" = 'confirmed';
--> statement-breakpoint
CREATE INDEX "subscriptions_email" ON "subscriptions" USING btree ("email");
--> statement-breakpoint
CREATE INDEX "subscriptions_pending" ON "subscriptions" USING btree ("requested_at") WHERE "subscriptions"."state" = 'pending';
--> statement-breakpoint
CREATE INDEX "subscriptions_addresses" ON "subscriptions" USING btree ("requested_at") WHERE "subscriptions"."requested_from" is not null or "subscriptions"."confirmed_from" is not null;
--> statement-breakpoint
CREATE INDEX "text_replacements_created_at" ON "text_replacements" USING btree ("created_at");
--> statement-breakpoint
CREATE INDEX "text_replacements_created_by" ON "text_replacements" USING btree ("created_by") WHERE "text_replacements"."created_by" is not null;
--> statement-breakpoint
CREATE INDEX "trashed_pages_deleted" ON "trashed_pages" USING btree ("deleted_at","id");
--> statement-breakpoint
CREATE INDEX "trashed_pages_deleted_by" ON "trashed_pages" USING btree ("deleted_by") WHERE "trashed_pages"."deleted_by" is not null;
--> statement-breakpoint
CREATE INDEX "trashed_rows_page" ON "trashed_rows" USING btree ("page_id","table_name");
--> statement-breakpoint
CREATE INDEX "used_form_tickets_age" ON "used_form_tickets" USING btree ("used_at");
--> statement-breakpoint
CREATE INDEX "user_union_members_user" ON "user_union_members" USING btree ("user_id");
--> statement-breakpoint
CREATE INDEX "users_email" ON "users" USING btree ("email");
--> statement-breakpoint
CREATE UNIQUE INDEX "users_email_verified" ON "users" USING btree ("email") WHERE "users"."email_verified_at" is not null;
--> statement-breakpoint
CREATE INDEX "users_created" ON "users" USING btree ("created_at","id");
--> statement-breakpoint
CREATE INDEX "users_name" ON "users" USING btree ("last_name","id");
--> statement-breakpoint
CREATE INDEX "users_organization" ON "users" USING btree ("organization","id");
--> statement-breakpoint
CREATE INDEX "users_group" ON "users" USING btree ("group","created_at","id");
--> statement-breakpoint
CREATE INDEX "users_staff" ON "users" USING btree ("role","created_at","id") WHERE "users"."role" <> 'user';
--> statement-breakpoint
CREATE INDEX "users_active" ON "users" USING btree ("created_at","id") WHERE "users"."email_verified_at" is not null and "users"."is_active";
--> statement-breakpoint
CREATE INDEX "users_closed" ON "users" USING btree ("created_at","id") WHERE "users"."email_verified_at" is not null and not "users"."is_active";
--> statement-breakpoint
CREATE INDEX "users_unverified" ON "users" USING btree ("created_at") WHERE "users"."email_verified_at" is null;
--> statement-breakpoint
-- A trusted extension: whoever may create in the database may add it. Where that is not so, or the server does not have it, searches in long
-- lists read the table; README.md says how to add both by hand.
DO $$
BEGIN
  CREATE EXTENSION IF NOT EXISTS pg_trgm;
  CREATE INDEX "images_search" ON "images" USING gin ("search_text" gin_trgm_ops);
  CREATE INDEX "jobs_search" ON "jobs" USING gin ("search_text" gin_trgm_ops);
  CREATE INDEX "users_search" ON "users" USING gin ("search_text" gin_trgm_ops);
EXCEPTION WHEN insufficient_privilege OR feature_not_supported OR undefined_file OR undefined_object THEN
  RAISE NOTICE 'without pg_trgm: %', SQLERRM;
END $$;
--> statement-breakpoint
INSERT INTO "job_board" ("version") VALUES
  (1);
--> statement-breakpoint
INSERT INTO "job_lookup_values" ("lookup", "slug", "name", "position") VALUES
  ('category', 'acting', '{"de": "Schauspiel und Figurentheater", "en": "Acting and puppetry"}', 0),
  ('category', 'music-theater', '{"de": "Musiktheater und Sologesang", "en": "Music theater and solo singing"}', 1),
  ('category', 'chorus', '{"de": "Chor", "en": "Chorus"}', 2),
  ('category', 'dance', '{"de": "Tanz", "en": "Dance"}', 3),
  ('category', 'orchestra', '{"de": "Orchester", "en": "Orchestra"}', 4),
  ('category', 'music-direction', '{"de": "Dirigat und musikalische Einstudierung", "en": "Conducting and music staff"}', 5),
  ('category', 'directing-dramaturgy', '{"de": "Regie, Dramaturgie und Spielleitung", "en": "Directing, dramaturgy and stage management"}', 6),
  ('category', 'stage-costume', '{"de": "Bühne, Kostüm und Maske", "en": "Set, costume and make-up design"}', 7),
  ('category', 'technical', '{"de": "Bühnen- und Veranstaltungstechnik", "en": "Stage and event technology"}', 8),
  ('category', 'workshops', '{"de": "Werkstätten und Kostümabteilung", "en": "Workshops and wardrobe"}', 9),
  ('category', 'education', '{"de": "Vermittlung und Teilhabe", "en": "Education and outreach"}', 10),
  ('category', 'communication', '{"de": "Kommunikation und Vertrieb", "en": "Communications and sales"}', 11),
  ('category', 'administration', '{"de": "Verwaltung", "en": "Administration"}', 12),
  ('category', 'management', '{"de": "Leitung und Betriebsbüro", "en": "Management and artistic planning"}', 13),
  ('employment_type', 'full-time', '{"de": "Vollzeit", "en": "Full-time"}', 0),
  ('employment_type', 'part-time', '{"de": "Teilzeit", "en": "Part-time"}', 1),
  ('employment_type', 'full-or-part-time', '{"de": "Voll- oder Teilzeit", "en": "Full-time or part-time"}', 2),
  ('employment_type', 'fixed-term', '{"de": "Befristet", "en": "Fixed-term"}', 3),
  ('employment_type', 'guest', '{"de": "Gastengagement", "en": "Guest engagement"}', 4),
  ('employment_type', 'freelance', '{"de": "Auf Honorarbasis", "en": "Freelance"}', 5),
  ('employment_type', 'casual', '{"de": "Aushilfe oder Minijob", "en": "Casual work"}', 6),
  ('employment_type', 'traineeship', '{"de": "Volontariat", "en": "Traineeship"}', 7),
  ('employment_type', 'training', '{"de": "Ausbildung", "en": "Apprenticeship"}', 8),
  ('employment_type', 'internship', '{"de": "Praktikum, Hospitanz oder Akademie", "en": "Internship or academy"}', 9),
  ('employment_type', 'voluntary', '{"de": "Freiwilligendienst", "en": "Voluntary service"}', 10),
  ('specialization', 'soprano', '{"de": "Sopran", "en": "Soprano"}', 0),
  ('specialization', 'mezzo-soprano', '{"de": "Mezzosopran", "en": "Mezzo-soprano"}', 1),
  ('specialization', 'alto', '{"de": "Alt", "en": "Contralto"}', 2),
  ('specialization', 'countertenor', '{"de": "Countertenor", "en": "Countertenor"}', 3),
  ('specialization', 'tenor', '{"de": "Tenor", "en": "Tenor"}', 4),
  ('specialization', 'baritone', '{"de": "Bariton", "en": "Baritone"}', 5),
  ('specialization', 'bass', '{"de": "Bass", "en": "Bass"}', 6),
  ('specialization', 'chorus-soprano-1', '{"de": "Chor: 1. Sopran", "en": "Chorus: first soprano"}', 7),
  ('specialization', 'chorus-soprano-2', '{"de": "Chor: 2. Sopran", "en": "Chorus: second soprano"}', 8),
  ('specialization', 'chorus-alto-1', '{"de": "Chor: 1. Alt", "en": "Chorus: first alto"}', 9),
  ('specialization', 'chorus-alto-2', '{"de": "Chor: 2. Alt", "en": "Chorus: second alto"}', 10),
  ('specialization', 'chorus-tenor-1', '{"de": "Chor: 1. Tenor", "en": "Chorus: first tenor"}', 11),
  ('specialization', 'chorus-tenor-2', '{"de": "Chor: 2. Tenor", "en": "Chorus: second tenor"}', 12),
  ('specialization', 'chorus-bass-1', '{"de": "Chor: 1. Bass", "en": "Chorus: first bass"}', 13),
  ('specialization', 'chorus-bass-2', '{"de": "Chor: 2. Bass", "en": "Chorus: second bass"}', 14),
  ('specialization', 'violin', '{"de": "Violine", "en": "Violin"}', 15),
  ('specialization', 'viola', '{"de": "Viola", "en": "Viola"}', 16),
  ('specialization', 'cello', '{"de": "Violoncello", "en": "Cello"}', 17),
  ('specialization', 'double-bass', '{"de": "Kontrabass", "en": "Double bass"}', 18),
  ('specialization', 'flute', '{"de": "Flöte", "en": "Flute"}', 19),
  ('specialization', 'oboe', '{"de": "Oboe", "en": "Oboe"}', 20),
  ('specialization', 'clarinet', '{"de": "Klarinette", "en": "Clarinet"}', 21),
  ('specialization', 'bassoon', '{"de": "Fagott", "en": "Bassoon"}', 22),
  ('specialization', 'saxophone', '{"de": "Saxophon", "en": "Saxophone"}', 23),
  ('specialization', 'horn', '{"de": "Horn", "en": "Horn"}', 24),
  ('specialization', 'trumpet', '{"de": "Trompete", "en": "Trumpet"}', 25),
  ('specialization', 'trombone', '{"de": "Posaune", "en": "Trombone"}', 26),
  ('specialization', 'tuba', '{"de": "Tuba", "en": "Tuba"}', 27),
  ('specialization', 'timpani', '{"de": "Pauke", "en": "Timpani"}', 28),
  ('specialization', 'percussion', '{"de": "Schlagzeug", "en": "Percussion"}', 29),
  ('specialization', 'harp', '{"de": "Harfe", "en": "Harp"}', 30),
  ('specialization', 'keyboard', '{"de": "Tasteninstrumente", "en": "Keyboard instruments"}', 31),
  ('specialization', 'drama', '{"de": "Schauspiel", "en": "Drama"}', 32),
  ('specialization', 'opera', '{"de": "Oper", "en": "Opera"}', 33),
  ('specialization', 'musical', '{"de": "Musical", "en": "Musical"}', 34),
  ('specialization', 'young-audiences', '{"de": "Kinder- und Jugendtheater", "en": "Theater for young audiences"}', 35),
  ('specialization', 'puppetry', '{"de": "Figuren- und Objekttheater", "en": "Puppetry and object theater"}', 36),
  ('specialization', 'concert', '{"de": "Konzert", "en": "Concerts"}', 37),
  ('specialization', 'classical-dance', '{"de": "Klassischer Tanz", "en": "Classical dance"}', 38),
  ('specialization', 'contemporary-dance', '{"de": "Zeitgenössischer Tanz", "en": "Contemporary dance"}', 39),
  ('specialization', 'dance-theater', '{"de": "Tanztheater", "en": "Dance theater"}', 40),
  ('specialization', 'choreography', '{"de": "Choreografie", "en": "Choreography"}', 41),
  ('specialization', 'dramaturgy', '{"de": "Dramaturgie", "en": "Dramaturgy"}', 42),
  ('specialization', 'performance-management', '{"de": "Abendspielleitung, Inspizienz und Soufflage", "en": "Running performances"}', 43),
  ('specialization', 'production', '{"de": "Produktion", "en": "Production"}', 44),
  ('specialization', 'stage-design', '{"de": "Bühnenbild", "en": "Set design"}', 45),
  ('specialization', 'costume-design', '{"de": "Kostümbild", "en": "Costume design"}', 46),
  ('specialization', 'makeup', '{"de": "Maske", "en": "Make-up and wigs"}', 47),
  ('specialization', 'stage-technology', '{"de": "Bühnentechnik", "en": "Stage technology"}', 48),
  ('specialization', 'stage-machinery', '{"de": "Bühnenmaschinerie", "en": "Stage machinery"}', 49),
  ('specialization', 'props', '{"de": "Requisite und Rüstkammer", "en": "Props and armory"}', 50),
  ('specialization', 'lighting', '{"de": "Beleuchtung", "en": "Lighting"}', 51),
  ('specialization', 'sound', '{"de": "Ton", "en": "Sound"}', 52),
  ('specialization', 'video', '{"de": "Video", "en": "Video"}', 53),
  ('specialization', 'technical-management', '{"de": "Technische Leitung und Planung", "en": "Technical management and planning"}', 54),
  ('specialization', 'carpentry', '{"de": "Tischlerei", "en": "Carpentry"}', 55),
  ('specialization', 'metalwork', '{"de": "Schlosserei", "en": "Metalwork"}', 56),
  ('specialization', 'scenic-art', '{"de": "Malsaal und Plastik", "en": "Scenic painting and sculpture"}', 57),
  ('specialization', 'decoration', '{"de": "Dekoration und Polsterei", "en": "Drapes and upholstery"}', 58),
  ('specialization', 'tailoring-women', '{"de": "Damenschneiderei", "en": "Women’s tailoring"}', 59),
  ('specialization', 'tailoring-men', '{"de": "Herrenschneiderei", "en": "Men’s tailoring"}', 60),
  ('specialization', 'wardrobe', '{"de": "Garderobe, Fundus, Putz und Schuhe", "en": "Wardrobe, stock, millinery and shoes"}', 61),
  ('specialization', 'theater-education', '{"de": "Theaterpädagogik", "en": "Theater education"}', 62),
  ('specialization', 'music-education', '{"de": "Musikvermittlung", "en": "Music education"}', 63),
  ('specialization', 'dance-education', '{"de": "Tanzvermittlung", "en": "Dance education"}', 64),
  ('specialization', 'accessibility', '{"de": "Barrierefreiheit und Inklusion", "en": "Accessibility and inclusion"}', 65),
  ('specialization', 'teaching', '{"de": "Lehre", "en": "Teaching"}', 66),
  ('specialization', 'press', '{"de": "Presse", "en": "Press"}', 67),
  ('specialization', 'marketing', '{"de": "Marketing", "en": "Marketing"}', 68),
  ('specialization', 'digital-media', '{"de": "Digitale Medien", "en": "Digital media"}', 69),
  ('specialization', 'graphic-design', '{"de": "Grafik", "en": "Graphic design"}', 70),
  ('specialization', 'sales', '{"de": "Kasse und Vertrieb", "en": "Box office and sales"}', 71),
  ('specialization', 'audience-services', '{"de": "Besucherservice", "en": "Audience services"}', 72),
  ('specialization', 'fundraising', '{"de": "Fundraising", "en": "Fundraising"}', 73),
  ('specialization', 'human-resources', '{"de": "Personal", "en": "Human resources"}', 74),
  ('specialization', 'finance', '{"de": "Finanzen", "en": "Finance"}', 75),
  ('specialization', 'law', '{"de": "Recht", "en": "Legal affairs"}', 76),
  ('specialization', 'it', '{"de": "IT", "en": "IT"}', 77),
  ('specialization', 'building-services', '{"de": "Gebäude und Pforte", "en": "Buildings and stage door"}', 78),
  ('specialization', 'artistic-management', '{"de": "Künstlerische Leitung", "en": "Artistic management"}', 79),
  ('specialization', 'commercial-management', '{"de": "Kaufmännische Leitung", "en": "Commercial management"}', 80),
  ('specialization', 'artistic-planning', '{"de": "Künstlerisches Betriebsbüro", "en": "Artistic planning"}', 81),
  ('specialization', 'orchestra-operations', '{"de": "Orchesterbetrieb", "en": "Orchestra operations"}', 82),
  ('specialization', 'music-library', '{"de": "Notenbibliothek", "en": "Music library"}', 83),
  ('specialization', 'publishing', '{"de": "Verlag", "en": "Publishing"}', 84),
  ('occupation', 'solo-singer', '{"de": "Solosänger*in", "en": "Solo singer"}', 0),
  ('occupation', 'chorus-singer', '{"de": "Chorsänger*in", "en": "Chorus singer"}', 1),
  ('occupation', 'musical-performer', '{"de": "Musicaldarsteller*in", "en": "Musical performer"}', 2),
  ('occupation', 'actor', '{"de": "Schauspieler*in", "en": "Actor"}', 3),
  ('occupation', 'puppeteer', '{"de": "Puppenspieler*in", "en": "Puppeteer"}', 4),
  ('occupation', 'dancer', '{"de": "Tänzer*in", "en": "Dancer"}', 5),
  ('occupation', 'choreographer', '{"de": "Choreograf*in", "en": "Choreographer"}', 6),
  ('occupation', 'rehearsal-director', '{"de": "Trainingsleiter*in", "en": "Rehearsal director"}', 7),
  ('occupation', 'orchestral-musician', '{"de": "Orchestermusiker*in (tutti)", "en": "Orchestral musician (section)"}', 8),
  ('occupation', 'principal-player', '{"de": "Solobläser*in, Stimmführer*in", "en": "Principal player"}', 9),
  ('occupation', 'concertmaster', '{"de": "Konzertmeister*in", "en": "Concertmaster"}', 10),
  ('occupation', 'academy-musician', '{"de": "Mitglied einer Orchesterakademie", "en": "Orchestra academy member"}', 11),
  ('occupation', 'conductor', '{"de": "Dirigent*in", "en": "Conductor"}', 12),
  ('occupation', 'repetiteur', '{"de": "Repetitor*in", "en": "Répétiteur"}', 13),
  ('occupation', 'chorus-director', '{"de": "Chordirektor*in", "en": "Chorus director"}', 14),
  ('occupation', 'director', '{"de": "Regisseur*in", "en": "Director"}', 15),
  ('occupation', 'assistant-director', '{"de": "Regieassistent*in", "en": "Assistant director"}', 16),
  ('occupation', 'dramaturg', '{"de": "Dramaturg*in", "en": "Dramaturg"}', 17),
  ('occupation', 'stage-manager', '{"de": "Inspizient*in", "en": "Stage manager"}', 18),
  ('occupation', 'prompter', '{"de": "Souffleur*in", "en": "Prompter"}', 19),
  ('occupation', 'production-manager', '{"de": "Produktionsleiter*in", "en": "Production manager"}', 20),
  ('occupation', 'stage-designer', '{"de": "Bühnenbildner*in", "en": "Set designer"}', 21),
  ('occupation', 'costume-designer', '{"de": "Kostümbildner*in", "en": "Costume designer"}', 22),
  ('occupation', 'design-assistant', '{"de": "Ausstattungsassistent*in", "en": "Design assistant"}', 23),
  ('occupation', 'video-designer', '{"de": "Videogestalter*in", "en": "Video designer"}', 24),
  ('occupation', 'makeup-artist', '{"de": "Maskenbildner*in", "en": "Make-up artist"}', 25),
  ('occupation', 'head-of-makeup', '{"de": "Leiter*in der Maske", "en": "Head of make-up"}', 26),
  ('occupation', 'technical-director', '{"de": "Technische*r Direktor*in", "en": "Technical director"}', 27),
  ('occupation', 'stage-master', '{"de": "Bühnenmeister*in", "en": "Stage master"}', 28),
  ('occupation', 'stage-technician', '{"de": "Bühnentechniker*in", "en": "Stage technician"}', 29),
  ('occupation', 'stage-machinist', '{"de": "Bühnenmaschinist*in", "en": "Stage machinery operator"}', 30),
  ('occupation', 'event-technician', '{"de": "Fachkraft für Veranstaltungstechnik", "en": "Event technician"}', 31),
  ('occupation', 'props-master', '{"de": "Requisiteur*in", "en": "Props technician"}', 32),
  ('occupation', 'armorer', '{"de": "Rüstmeister*in", "en": "Armorer"}', 33),
  ('occupation', 'head-of-lighting', '{"de": "Leiter*in der Beleuchtung", "en": "Head of lighting"}', 34),
  ('occupation', 'lighting-master', '{"de": "Beleuchtungsmeister*in", "en": "Lighting master"}', 35),
  ('occupation', 'lighting-technician', '{"de": "Beleuchter*in", "en": "Lighting technician"}', 36),
  ('occupation', 'head-of-sound', '{"de": "Leiter*in des Tons", "en": "Head of sound"}', 37),
  ('occupation', 'sound-engineer', '{"de": "Tonmeister*in", "en": "Sound engineer"}', 38),
  ('occupation', 'sound-technician', '{"de": "Tontechniker*in", "en": "Sound technician"}', 39),
  ('occupation', 'video-technician', '{"de": "Videotechniker*in", "en": "Video technician"}', 40),
  ('occupation', 'orchestra-technician', '{"de": "Orchesterwart*in", "en": "Orchestra technician"}', 41),
  ('occupation', 'head-of-workshops', '{"de": "Werkstattleiter*in", "en": "Head of workshops"}', 42),
  ('occupation', 'carpenter', '{"de": "Tischler*in", "en": "Carpenter"}', 43),
  ('occupation', 'metalworker', '{"de": "Schlosser*in", "en": "Metalworker"}', 44),
  ('occupation', 'scenic-painter', '{"de": "Bühnenmaler*in", "en": "Scenic painter"}', 45),
  ('occupation', 'scenic-sculptor', '{"de": "Bühnenplastiker*in", "en": "Scenic sculptor"}', 46),
  ('occupation', 'upholsterer', '{"de": "Dekorateur*in", "en": "Upholsterer"}', 47),
  ('occupation', 'cutter', '{"de": "Gewandmeister*in", "en": "Cutter"}', 48),
  ('occupation', 'tailor', '{"de": "Schneider*in", "en": "Tailor"}', 49),
  ('occupation', 'dresser', '{"de": "Ankleider*in", "en": "Dresser"}', 50),
  ('occupation', 'costume-stock-manager', '{"de": "Fundusverwalter*in", "en": "Costume stock manager"}', 51),
  ('occupation', 'milliner', '{"de": "Modist*in", "en": "Milliner"}', 52),
  ('occupation', 'shoemaker', '{"de": "Schuhmacher*in", "en": "Shoemaker"}', 53),
  ('occupation', 'theater-educator', '{"de": "Theaterpädagog*in", "en": "Theater educator"}', 54),
  ('occupation', 'music-educator', '{"de": "Musikvermittler*in", "en": "Music educator"}', 55),
  ('occupation', 'dance-educator', '{"de": "Tanzvermittler*in", "en": "Dance educator"}', 56),
  ('occupation', 'accessibility-officer', '{"de": "Referent*in für Barrierefreiheit", "en": "Accessibility officer"}', 57),
  ('occupation', 'lecturer', '{"de": "Dozent*in", "en": "Lecturer"}', 58),
  ('occupation', 'press-officer', '{"de": "Pressereferent*in", "en": "Press officer"}', 59),
  ('occupation', 'marketing-manager', '{"de": "Marketingreferent*in", "en": "Marketing manager"}', 60),
  ('occupation', 'online-editor', '{"de": "Onlineredakteur*in", "en": "Online editor"}', 61),
  ('occupation', 'graphic-designer', '{"de": "Grafiker*in", "en": "Graphic designer"}', 62),
  ('occupation', 'sales-manager', '{"de": "Vertriebsleiter*in", "en": "Sales manager"}', 63),
  ('occupation', 'box-office-clerk', '{"de": "Kassierer*in", "en": "Box office clerk"}', 64),
  ('occupation', 'front-of-house', '{"de": "Einlass- und Garderobenkraft", "en": "Front-of-house attendant"}', 65),
  ('occupation', 'fundraiser', '{"de": "Fundraiser*in", "en": "Fundraiser"}', 66),
  ('occupation', 'artistic-director', '{"de": "Intendant*in", "en": "Artistic director"}', 67),
  ('occupation', 'managing-director', '{"de": "Geschäftsführer*in", "en": "Managing director"}', 68),
  ('occupation', 'head-of-administration', '{"de": "Verwaltungsleiter*in", "en": "Head of administration"}', 69),
  ('occupation', 'management-assistant', '{"de": "Referent*in der Leitung", "en": "Assistant to the management"}', 70),
  ('occupation', 'artistic-planner', '{"de": "Disponent*in", "en": "Artistic planner"}', 71),
  ('occupation', 'orchestra-manager', '{"de": "Orchestermanager*in", "en": "Orchestra manager"}', 72),
  ('occupation', 'orchestra-inspector', '{"de": "Orchesterinspektor*in", "en": "Orchestra personnel manager"}', 73),
  ('occupation', 'music-librarian', '{"de": "Notenbibliothekar*in", "en": "Music librarian"}', 74),
  ('occupation', 'editor', '{"de": "Lektor*in", "en": "Editor"}', 75),
  ('occupation', 'hr-officer', '{"de": "Personalreferent*in", "en": "Human resources officer"}', 76),
  ('occupation', 'accountant', '{"de": "Buchhalter*in", "en": "Accountant"}', 77),
  ('occupation', 'controller', '{"de": "Controller*in", "en": "Controller"}', 78),
  ('occupation', 'lawyer', '{"de": "Jurist*in", "en": "Lawyer"}', 79),
  ('occupation', 'it-specialist', '{"de": "IT-Fachkraft", "en": "IT specialist"}', 80),
  ('occupation', 'facility-technician', '{"de": "Haustechniker*in", "en": "Building technician"}', 81),
  ('contract_type', 'nv-solo', '{"de": "NV Bühne, SR Solo", "en": "NV Bühne (stage agreement), soloists"}', 0),
  ('contract_type', 'nv-buehnentechnik', '{"de": "NV Bühne, SR Bühnentechnik", "en": "NV Bühne (stage agreement), stage technology"}', 1),
  ('contract_type', 'nv-chor', '{"de": "NV Bühne, SR Chor", "en": "NV Bühne (stage agreement), chorus"}', 2),
  ('contract_type', 'nv-tanz', '{"de": "NV Bühne, SR Tanz", "en": "NV Bühne (stage agreement), dance"}', 3),
  ('contract_type', 'tvk', '{"de": "TVK", "en": "TVK (orchestra agreement)"}', 4),
  ('contract_type', 'tvoed', '{"de": "TVöD", "en": "TVöD (public service)"}', 5),
  ('contract_type', 'tv-l', '{"de": "TV-L", "en": "TV-L (public service of the states)"}', 6),
  ('contract_type', 'tvaoed', '{"de": "TVAöD", "en": "TVAöD (apprentices in the public service)"}', 7),
  ('contract_type', 'house-agreement', '{"de": "Haustarif", "en": "House agreement"}', 8),
  ('contract_type', 'individual-contract', '{"de": "Außertariflicher Vertrag", "en": "Individual contract"}', 9),
  ('contract_type', 'guest', '{"de": "Gastvertrag", "en": "Guest contract"}', 10),
  ('contract_type', 'freelance', '{"de": "Honorar- oder Werkvertrag", "en": "Freelance contract"}', 11),
  ('contract_type', 'internship-contract', '{"de": "Praktikums- oder Akademievertrag", "en": "Internship or academy contract"}', 12),
  ('contract_type', 'voluntary-agreement', '{"de": "Vereinbarung für Freiwillige", "en": "Volunteer agreement"}', 13),
  ('contract_type', 'other', '{"de": "Anderer Vertrag", "en": "Other contract"}', 14);
--> statement-breakpoint
INSERT INTO "search_synonyms" ("locale", "words") VALUES
  ('de', '{Intendanz,Leitung,Direktion,Intendant,Intendantin}'),
  ('de', '{Theater,Bühne,Schauspielhaus}'),
  ('de', '{Gage,Gehalt,Vergütung,Lohn,Entgelt,Bezahlung}'),
  ('de', '{Azubi,Ausbildung,Lehrstelle,Auszubildende,Lehre}'),
  ('de', '{MwSt,Umsatzsteuer,Mehrwertsteuer}'),
  ('de', '{Stelle,Job,Stellenanzeige,Stellenangebot}'),
  ('de', '{Kontakt,Ansprechperson,Ansprechpartner,Ansprechpartnerin}'),
  ('de', '{Vorstand,Präsidium}'),
  ('de', '{Fortbildung,Weiterbildung,Seminar,Schulung,Kurs}'),
  ('de', '{Vorlage,Muster,Formular}'),
  ('de', '{Klima,Nachhaltigkeit,Umwelt,Ökologie}'),
  ('de', '{KI,Chatbot}'),
  ('de', '{Login,Anmeldung,Anmelden,Einloggen}'),
  ('de', '{Kennwort,Passwort}'),
  ('de', '{FAQ,Fragen}'),
  ('de', '{Termin,Veranstaltung,Kalender}'),
  ('de', '{Zuschauer,Publikum,Besucher,Zuschauerin}'),
  ('de', '{Video,Film,Mediathek}'),
  ('de', '{Geld,Finanzierung,Förderung,Subvention,Zuschuss}'),
  ('de', '{Urteil,Rechtsprechung,Gericht}'),
  ('de', '{Barrierefreiheit,barrierefrei,Inklusion}'),
  ('de', '{Belästigung,Respekt,Übergriff,Mobbing}'),
  ('de', '{Aufnahme,Beitritt,Mitgliedschaft}'),
  ('de', '{Zahlen,Statistik,Daten}'),
  ('de', '{Digitalisierung,Digitalität,digital}'),
  ('de', '{Kündigung,Nichtverlängerung}'),
  ('de', '{Vorsingen,Vortanzen,Probespiel}'),
  ('en', '{director,management,leadership}'),
  ('en', '{theater,theatre,stage,playhouse}'),
  ('en', '{pay,salary,wage,remuneration,fee}'),
  ('en', '{trainee,apprentice,training,apprenticeship}'),
  ('en', '{vat,tax}'),
  ('en', '{job,vacancy,position}'),
  ('en', '{contact,person}'),
  ('en', '{board,presidium}'),
  ('en', '{seminar,course,workshop}'),
  ('en', '{template,sample,form}'),
  ('en', '{climate,sustainability,environment}'),
  ('en', '{ai,chatbot}'),
  ('en', '{login,sign,log}'),
  ('en', '{faq,question}'),
  ('en', '{event,calendar}'),
  ('en', '{audience,spectator,visitor}'),
  ('en', '{video,film,media}'),
  ('en', '{funding,money,subsidy,grant}'),
  ('en', '{ruling,judgment,law,court}'),
  ('en', '{harassment,respect,safety}'),
  ('en', '{join,membership}'),
  ('en', '{statistics,figures,data}'),
  ('en', '{digital,digitization,digitalization}'),
  ('en', '{choir,chorus}'),
  ('en', '{legal,law}'),
  ('en', '{competition,draw,prize}');
