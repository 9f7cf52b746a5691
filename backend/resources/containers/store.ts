import { and, eq } from 'drizzle-orm'
import type { Locale } from '@/lib/contract/locale'
import type { Module } from '@/lib/contract/module'
import type { Database } from '../../db/client'
import { publishedContainers } from '../../db/schema/publications'

/** The published container of a slug in a language; null when there is none. */
export async function findContainer(db: Database, locale: Locale, slug: string): Promise<Module | null> {
  const [row] = await db
    .select({ snapshot: publishedContainers.snapshot })
    .from(publishedContainers)
    .where(and(eq(publishedContainers.slug, slug), eq(publishedContainers.locale, locale)))
  return row?.snapshot ?? null
}
