import { sql } from 'drizzle-orm'

/**
 * The versions of pages that are scheduled, and the fixed states that valid preview links show, as
 * a table expression in SQL. Deleting an object that they contain would leave a gap.
 */
export const futureSnapshots = sql`(
  SELECT plan.page_id, plan.locale, version.snapshot, 'scheduled' AS state
  FROM schedules AS plan JOIN page_versions AS version ON version.id = plan.version_id
  UNION ALL
  SELECT target_id, locale, snapshot, 'preview' FROM preview_links
  WHERE type = 'page' AND snapshot IS NOT NULL AND revoked_at IS NULL AND expires_at > now()
) AS future`
