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
 * Returns menus and footer for visitors as they would be after a change. Applies the change in a
 * transaction and rolls it back, so that the preview shows the exact result and the same errors.
 * @throws InvalidFieldsError, ConflictError
 */
export async function previewNavigation(
  db: Database,
  values: NavigationValues,
  author: Author,
): Promise<PreviewedNavigation> {
  const preview: Partial<PreviewedNavigation> = {}
  const rolledBackChange = db.transaction(async (tx) => {
    const errors = await checkNavigation(tx, values, author.locale)
    if (errors) throw new InvalidFieldsError({ values: errors })
    await arrangeNavigation(tx, values, author)
    preview.de = await loadPublicNavigation(tx, 'de')
    preview.en = await loadPublicNavigation(tx, 'en')
    tx.rollback()
  })
  await rolledBackChange.catch((error: unknown) => {
    if (!(error instanceof TransactionRollbackError)) throw error
  })
  const { de, en } = preview
  if (!de || !en) throw new Error('The transaction of the preview did not load the navigation.')
  return { de, en }
}

async function loadPublicNavigation(db: Transaction, locale: Locale): Promise<Navigation> {
  const pages = await listNavigationPages(db, locale, null)
  return presentNavigation({ pages, links: await listFooterLinks(db) }, locale)
}
