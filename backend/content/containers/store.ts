import { and, eq } from 'drizzle-orm'
import type { Database } from '@/backend/platform/db/client'
import { publishedContainers } from '@/backend/platform/db/schema/content/publications'
import type { Module } from '@/lib/contract/blocks/module'
import type { Locale } from '@/lib/contract/common/locale'
import { hydrateReferences } from '../module-content/hydrate-references'
import { loadReusableContainer } from '../module-content/module-rows'
import { presentDraft } from '../module-content/present-draft'

/** Finds a published container by slug and language, with the cache tags of its content. */
export async function findContainer(
  db: Database,
  locale: Locale,
  slug: string,
): Promise<{ container: Module; tags: string[] } | null> {
  const [row] = await db
    .select({ snapshot: publishedContainers.snapshot })
    .from(publishedContainers)
    .where(and(eq(publishedContainers.slug, slug), eq(publishedContainers.locale, locale)))
  if (!row) return null
  const { modules, tags } = await hydrateReferences(db, locale, [row.snapshot], { enclosingSlugs: [slug] })
  const [container] = modules
  return container ? { container, tags } : null
}

/** Finds the working copy of a container by slug and language. */
export async function findDraftContainer(db: Database, locale: Locale, slug: string): Promise<Module | null> {
  const [container] = await presentDraft(db, locale, await loadReusableContainer(db, slug, locale))
  return container ?? null
}
