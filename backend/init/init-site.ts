import type { Locale } from '@/lib/contract/locale'
import type { Settings } from '@/lib/contract/settings'
import { type AccountParts, runUserCommand } from '../command-line/run'
import type { Database } from '../db/client'
import { settings } from '../db/schema/settings'
import { isSeeded } from '../seed/load'
import { placePages, publishPages } from '../seed/load-pages'
import type { NewSite } from './arguments'
import { firstPages } from './first-pages'

/**
 * Makes a site without demo content: its administrator, settings and first pages.
 * @throws Error when the database has content already, UsageError when the password is too weak
 */
export async function initSite(parts: AccountParts, site: NewSite): Promise<void> {
  const { db, env, clock, print } = parts
  if (await isSeeded(db)) throw new Error('The database has content already: nothing was made.')
  const { email, firstName, lastName, language } = site.admin
  // First, since it alone may be refused.
  await runUserCommand(parts, {
    ...{ command: 'create', email, role: 'admin', language },
    'first-name': firstName,
    'last-name': lastName,
    'password-stdin': site.isPasswordGiven,
  })
  await makeContent(db, site, clock())
  print(`The site of ${site.name.de} is made. Log in at ${env.SITE_URL}/${language}/account/login`)
  print('Next: imprint and data protection wait in the editorial office to be filled and published.')
  if (!env.SMTP_URL) print('SMTP_URL is not set: mails are not sent.')
}

async function makeContent(db: Database, site: NewSite, now: Date): Promise<void> {
  await db.transaction(async (transaction) => {
    const none = new Map<string, number>()
    const loading = { db: transaction, ids: { pictures: none, persons: none, selections: none }, now }
    const placed = await placePages(loading, firstPages(site))
    await publishPages(loading, placed, (link) => link)
    const data = { de: settingsIn('de', site), en: settingsIn('en', site) }
    await transaction.insert(settings).values({ data })
  })
}

function settingsIn(locale: Locale, { name, shortName, email }: NewSite): Settings {
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
