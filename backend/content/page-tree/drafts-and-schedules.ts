import { sql } from 'drizzle-orm'
import type { Queryable } from '@/backend/platform/db/client'
import { pageUrl } from '@/backend/platform/runtime/page-url'
import type { Locale } from '@/lib/contract/common/locale'
import type { DraftsAndSchedules } from '@/lib/contract/pages/page-tree'
import { toBerlinIso } from '@/lib/datetime'
import { scheduleNeedsConfirmation } from '../pages/policy'
import { isChangedSince } from '../pages/working-digest'

type ListedText = { id: number; locale: Locale; title: string; path: string }
type Draft = ListedText & { isOnline: boolean }
type Step = ListedText & { kind: 'publish' | 'unpublish'; at: Date | string; isUnconfirmed: boolean }

/**
 * Lists pages with unpublished changes and no scheduled publication, last edited first, and the
 * scheduled steps, earliest first.
 */
export async function readDraftsAndSchedules(db: Queryable, limit: number): Promise<DraftsAndSchedules> {
  const drafts = await db.execute<Draft>(sql`
    SELECT text.page_id AS id, text.locale, text.title, text.path, coalesce(publication.is_online, false) AS "isOnline"
    FROM page_texts AS text
    LEFT JOIN publications AS publication ON publication.page_id = text.page_id AND publication.locale = text.locale
    LEFT JOIN page_versions AS version ON version.id = publication.version_id
    WHERE text.is_dirty
      AND (publication.page_id IS NULL OR ${isChangedSince(sql`version.digest`, sql`text.page_id`, sql`text.locale`)})
      AND NOT EXISTS (
        SELECT FROM schedules AS schedule
        WHERE schedule.page_id = text.page_id AND schedule.locale = text.locale AND schedule.publish_at IS NOT NULL
      )
    ORDER BY text.edited_at DESC NULLS LAST LIMIT ${limit}`)
  const steps = await db.execute<Step>(sql`
    SELECT text.page_id AS id, text.locale, text.title, text.path, step.kind, step.at,
      step.kind = 'publish' AND ${scheduleNeedsConfirmation} AS "isUnconfirmed"
    FROM schedules AS schedule
    CROSS JOIN LATERAL (VALUES ('publish', schedule.publish_at), ('unpublish', schedule.unpublish_at)) AS step(kind, at)
    JOIN page_texts AS text ON text.page_id = schedule.page_id AND text.locale = schedule.locale
    WHERE step.at IS NOT NULL ORDER BY step.at, text.page_id, text.locale LIMIT ${limit}`)
  return {
    drafts: drafts.rows.map(({ isOnline, ...page }) => ({
      ...presentPage(page),
      state: isOnline ? 'changed' : 'offline',
    })),
    steps: steps.rows.map(({ kind, at, isUnconfirmed, ...page }) => ({
      ...presentPage(page),
      kind,
      at: toBerlinIso(new Date(at)),
      is_unconfirmed: isUnconfirmed,
    })),
  }
}

function presentPage({ path, ...page }: ListedText) {
  return { ...page, url: pageUrl(page.locale, path) }
}
