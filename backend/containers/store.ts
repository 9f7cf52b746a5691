import { and, eq } from 'drizzle-orm'
import type { Locale } from '@/lib/contract/locale'
import type { Module } from '@/lib/contract/module'
import { hydrateReferences } from '../content/hydrate-references'
import { reusableContainer } from '../content/module-rows'
import { presentDraft } from '../content/present-draft'
import type { Database } from '../db/client'
import { publishedContainers } from '../db/schema/publications'

/** The published container of a slug in a language, with the cache tags of what it shows; null when there is none. */
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
  const { modules, tags } = await hydrateReferences(db, locale, [row.snapshot], { around: [slug] })
  const [container] = modules
  return container ? { container, tags } : null
}

/** The working copy of a slug's container in a language; null when there is none. */
export async function findDraftContainer(db: Database, locale: Locale, slug: string): Promise<Module | null> {
  const [container] = await presentDraft(db, locale, await reusableContainer(db, slug, locale))
  return container ?? null
}
