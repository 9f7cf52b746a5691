import { eq, type SQL, sql } from 'drizzle-orm'
import type { Queryable } from '@/backend/platform/db/client'
import { blockedTexts, type JobRow, jobs } from '@/backend/platform/db/schema/members/jobs'
import { InvalidFieldsError } from '@/backend/platform/errors'
import type { Locale } from '@/lib/contract/common/locale'
import { jobMessage } from './messages'

type JobTexts = Record<'title' | 'description' | 'translation', SQL | string | null>

/** Selects the digests of the texts of an ad in each language, without markup, case and spaces. */
const selectDigests = ({ title, description, translation }: JobTexts) => sql`
  SELECT encode(sha256(convert_to(regexp_replace(
    fold_text(texts.title || ' ' || text_of_html(texts.description)), '\\s', '', 'g'), 'UTF8')), 'hex') AS digest
  FROM (VALUES
    (${title}::text, ${description}::text),
    (${translation}::jsonb ->> 'title', ${translation}::jsonb ->> 'description')
  ) AS texts (title, description)
  WHERE texts.title || texts.description <> ''`

const storedTexts = {
  title: sql`${jobs.title}`,
  description: sql`${jobs.description}`,
  translation: sql`${jobs.translation}`,
}

/** Stores digests of the texts of a blocked ad, which stay after its deletion. */
export async function blockTexts(db: Queryable, { id }: JobRow): Promise<void> {
  await db.execute(sql`
    INSERT INTO ${blockedTexts} (job_id, root_id, digest, user_id, team_id)
    SELECT ${jobs.id}, coalesce(${jobs.originId}, ${jobs.id}), digest, ${jobs.ownerId}, ${jobs.teamId}
    FROM ${jobs}, LATERAL (${selectDigests(storedTexts)}) AS digests
    WHERE ${jobs.id} = ${id}
    ON CONFLICT DO NOTHING`)
}

/** Allows the texts of an unblocked ad again. */
export async function unblockTexts(db: Queryable, { id }: JobRow): Promise<void> {
  await db.delete(blockedTexts).where(eq(blockedTexts.jobId, id))
}

/**
 * Asserts that the texts of an ad differ from the texts of blocked ads, also deleted ones, with the
 * same owner, team or origin. A published ad may keep its stored texts.
 * @throws InvalidFieldsError
 */
export async function assertUnblockedText(
  db: Queryable,
  row: JobRow,
  { isPublished, locale }: { isPublished: boolean; locale: Locale },
): Promise<void> {
  const { id, originId, ownerId, teamId, title, description, translation } = row
  const texts = { title, description, translation: translation && JSON.stringify(translation) }
  const { rows } = await db.execute(sql`
    SELECT FROM ${blockedTexts}
    WHERE digest IN (${selectDigests(texts)})
      AND (root_id = ${originId ?? id} OR user_id = ${ownerId} OR team_id = ${teamId})
      AND NOT (${isPublished} AND digest IN (
        SELECT digest FROM ${jobs}, LATERAL (${selectDigests(storedTexts)}) AS digests WHERE ${jobs.id} = ${id}
      ))
    LIMIT 1`)
  if (rows.length > 0) throw new InvalidFieldsError({ description: [jobMessage(locale, 'blocked')] })
}
