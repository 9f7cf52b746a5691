import { TransactionRollbackError } from 'drizzle-orm'
import type { Author } from '@/backend/platform/access/author'
import type { Database, Transaction } from '@/backend/platform/db/client'
import { InvalidFieldsError } from '@/backend/platform/errors'
import type { NavigationValues, PreviewedNavigation } from '@/lib/contract/administration/navigation'
import type { Locale } from '@/lib/contract/common/locale'
import type { Navigation } from '@/lib/contract/site/navigation'
import { checkNavigation } from './administered-navigation'
import { arrangeNavigation } from './arrange-navigation'
import { presentNavigation } from './presenter'
import { listFooterLinks, listNavigationPages } from './store'

/**
 * Presents menus and footer as the public would see them with an arrangement. It arranges them and
 * rolls back, so that the preview equals the change and fails like it.
 * @throws InvalidFieldsError, ConflictError
 */
export async function previewNavigation(
  db: Database,
  values: NavigationValues,
  author: Author,
): Promise<PreviewedNavigation> {
  const preview: Partial<PreviewedNavigation> = {}
  const arranged = db.transaction(async (tx) => {
    const errors = await checkNavigation(tx, values, author.locale)
    if (errors) throw new InvalidFieldsError({ values: errors })
    await arrangeNavigation(tx, values, author)
    preview.de = await loadShownNavigation(tx, 'de')
    preview.en = await loadShownNavigation(tx, 'en')
    tx.rollback()
  })
  await arranged.catch((error: unknown) => {
    if (!(error instanceof TransactionRollbackError)) throw error
  })
  const { de, en } = preview
  if (!de || !en) throw new Error('A preview was not read.')
  return { de, en }
}

async function loadShownNavigation(db: Transaction, locale: Locale): Promise<Navigation> {
  const pages = await listNavigationPages(db, locale, null)
  return presentNavigation({ pages, links: await listFooterLinks(db) }, locale)
}
