import { sql } from 'drizzle-orm'
import { hashPassword } from '@/backend/accounts/passwords/password'
import { createAccount, type NewAccount } from '@/backend/accounts/sign-up/create-account'
import type { Queryable, Transaction } from '@/backend/platform/db/client'
import { settings } from '@/backend/platform/db/schema/library/settings'
import { checklists } from '@/backend/platform/db/schema/operations/checklists'
import type { Services } from '@/backend/platform/services'
import type { Locale } from '@/lib/contract/common/locale'
import type { Settings } from '@/lib/contract/site/settings'
import { placePages, publishPages } from '../seed/load-pages'
import type { NewSite } from './arguments'
import { createFirstPages } from './first-pages'

/** Options that differ between command line and browser. */
interface CreationOptions {
  /** Validated password of the administrator. */
  password: string
  /** Returns true if the site may be created. Called under a lock. */
  mayCreate: (db: Queryable) => Promise<boolean>
  actor: NewAccount['actor']
}

/**
 * Creates a site without demo content in one transaction: administrator, settings, pages and
 * checklist. Of concurrent calls only one succeeds.
 */
export async function createSite(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  site: NewSite,
  { password, mayCreate, actor }: CreationOptions,
): Promise<'created' | 'occupied' | 'account-exists'> {
  const passwordHash = await hashPassword(password)
  const now = clock()
  return db.transaction(async (transaction) => {
    await transaction.execute(sql`SELECT pg_advisory_xact_lock(hashtextextended('new site', 0))`)
    if (!(await mayCreate(transaction))) return 'occupied'
    const account = { ...site.admin, role: 'admin' as const, passwordHash, actor }
    if (!(await createAccount(transaction, account, now))) return 'account-exists'
    await createContent(transaction, site, now)
    return 'created'
  })
}

const keepLink = (link: string) => link

async function createContent(db: Transaction, site: NewSite, now: Date): Promise<void> {
  const noIds = new Map<string, number>()
  const context = { db, ids: { pictures: noIds, persons: noIds, selections: noIds }, now }
  const placedPages = await placePages(context, createFirstPages(site))
  await publishPages(context, placedPages, keepLink)
  const data = { de: createSettings('de', site), en: createSettings('en', site) }
  await db.insert(settings).values({ data })
  await db.insert(checklists).values({})
}

function createSettings(locale: Locale, { name, shortName, email }: NewSite): Settings {
  return {
    name: name[locale],
    short_name: shortName,
    claim: '',
    logo: null,
    address: { street: '', zip: '', place: '', country: '' },
    phones: [],
    email,
    opening_hours: [],
    social: [],
    mail_sender: email,
    is_disabled: false,
  }
}
