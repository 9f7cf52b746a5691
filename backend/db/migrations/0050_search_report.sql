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
