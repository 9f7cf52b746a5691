ALTER TABLE "subscriptions" ADD COLUMN "renewal" jsonb;
