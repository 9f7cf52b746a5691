import 'server-only'
import { cookies } from 'next/headers'
import type { z } from 'zod'
import { read } from '@/lib/api/read'
import type { Locale } from '@/lib/contract/locale'
import { draftsAndSchedulesSchema, pageTreeSchema, recentChangesSchema } from '@/lib/contract/page-tree'
import { type Asked, pagesAddress } from './calls'
import { branchOf } from './page-list'
import type { HubState } from './use-hub'

/**
 * The pages at the top as editors see them and those that have words, who changed what last, and what is to come; null where the
 * pages cannot be read.
 */
export async function loadHub(locale: Locale, words: string): Promise<HubState | null> {
  const cookie = (await cookies()).toString()
  const readPart = async <Schema extends z.ZodType>(path: string, schema: Schema) => {
    const result = await read(path, schema, { cookie })
    return result.ok ? result.value : null
  }
  const readPages = (asked: Asked) => readPart(pagesAddress(locale, asked), pageTreeSchema)
  const [top, found, recent, planned] = await Promise.all([
    readPages({ parent: null }),
    words === '' ? null : readPages({ search: words }),
    readPart(`/${locale}/pageeditor-api/recent/`, recentChangesSchema),
    readPart(`/${locale}/pageeditor-api/drafts-and-schedules/`, draftsAndSchedulesSchema),
  ])
  if (!top) return null
  return { top: branchOf(top, locale), found: found && branchOf(found, locale), recent, planned }
}
