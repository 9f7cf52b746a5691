import { sql } from 'drizzle-orm'
import type { Locale } from '@/lib/contract/locale'
import type { TreePage } from '@/lib/contract/page-tree'
import { toBerlinIso } from '@/lib/datetime'
import { otherThan } from '../content/make-version'
import { stateOf } from '../content/page-standing'
import { pageUrl } from '../content/page-url'
import { workingDigest } from '../content/working-digest'
import type { Queryable } from '../db/client'

type Row = {
  id: number
  parent: number | null
  position: number
  locale: Locale
  title: string
  path: string
  revision: number
  isOnline: boolean
  isChanged: boolean
  publishAt: Date | string | null
  unpublishAt: Date | string | null
}

/** Every page of the working copy in the order of the tree, as editors see it in one language. */
export async function listTree(db: Queryable, locale: Locale): Promise<TreePage[]> {
  const { rows } = await db.execute<Row>(sql`
    SELECT page.id, page.parent_id AS parent, page.position, text.locale, text.title, text.path,
      page.revision + text.revision AS revision, coalesce(shown.is_online, false) AS "isOnline",
      CASE WHEN shown.page_id IS NULL THEN true
        ELSE coalesce(version.digest <> ${workingDigest(sql`page.id`, sql`text.locale`)}, false) END AS "isChanged",
      planned.publish_at AS "publishAt", planned.unpublish_at AS "unpublishAt"
    FROM pages AS page JOIN page_texts AS text ON text.page_id = page.id
    LEFT JOIN publications AS shown ON shown.page_id = page.id AND shown.locale = text.locale
    LEFT JOIN page_versions AS version ON version.id = shown.version_id
    LEFT JOIN schedules AS planned ON planned.page_id = page.id AND planned.locale = text.locale
    ORDER BY page.position, page.id`)
  const plain = await db.execute<{ id: number; revision: number }>(sql`SELECT id, revision FROM pages`)
  const revisions = new Map(plain.rows.map(({ id, revision }) => [id, revision]))
  const find = (id: number, of: Locale) => rows.find((row) => row.id === id && row.locale === of)
  const ids = [...new Set(rows.map(({ id }) => id))]
  const list = ids.flatMap((id) => {
    const [own, other] = [find(id, locale), find(id, otherThan(locale))]
    const any = own ?? other
    return any ? [present(any, own, other, revisions.get(id) ?? 0)] : []
  })
  return inOrder(
    list.map((page) => ({ ...page, other: { ...page.other, locale: otherThan(locale) } })),
    null,
  )
}

function present(any: Row, own: Row | undefined, other: Row | undefined, revision: number): TreePage {
  const { id, parent, position } = any
  return {
    ...{ id, parent, position },
    title: own?.title ?? null,
    path: own?.path ?? null,
    url: own ? pageUrl(own.locale, own.path) : null,
    state: own ? stateOfRow(own) : null,
    is_changed: own?.isChanged ?? false,
    revision: own?.revision ?? revision,
    publish_at: iso(own?.publishAt),
    unpublish_at: iso(own?.unpublishAt),
    other: {
      locale: any.locale,
      title: other?.title ?? null,
      url: other ? pageUrl(other.locale, other.path) : null,
      state: other ? stateOfRow(other) : null,
    },
  }
}

const time = (value: Date | string | null | undefined) => (value ? new Date(value) : null)

function iso(value: Date | string | null | undefined): string | null {
  const at = time(value)
  return at ? toBerlinIso(at) : null
}

function stateOfRow({ isOnline, isChanged, publishAt, unpublishAt }: Row) {
  return stateOf({ isOnline, isChanged, publishAt: time(publishAt), unpublishAt: time(unpublishAt) })
}

/** Parents before what is below them. */
function inOrder(list: readonly TreePage[], parent: number | null): TreePage[] {
  return list.filter((page) => page.parent === parent).flatMap((page) => [page, ...inOrder(list, page.id)])
}
