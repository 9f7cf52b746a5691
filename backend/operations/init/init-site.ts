import type { Queryable } from '@/backend/platform/db/client'
import { UsageError } from '@/lib/node/command-line.mjs'
import { type AccountServices, choosePassword } from '../command-line/run'
import { isSeeded } from '../seed/load'
import type { NewSite } from './arguments'
import { createSite } from './create-site'

const occupiedMessage = 'The database already has content. Nothing was created.'

/**
 * Creates a site without demo content and prints the next steps.
 * @throws Error if the database has content, UsageError for an existing account or a weak password
 */
export async function initSite(services: AccountServices, site: NewSite): Promise<void> {
  const { db, env, print } = services
  if (await isSeeded(db)) throw new Error(occupiedMessage)
  const { language, ...owner } = site.admin
  const password = await choosePassword(services, owner, site.isPasswordGiven)
  const mayCreate = async (transaction: Queryable) => !(await isSeeded(transaction))
  const outcome = await createSite(services, site, { password, mayCreate, actor: 'command-line' })
  if (outcome === 'occupied') throw new Error(occupiedMessage)
  if (outcome === 'account-exists') throw new UsageError(`The account ${owner.email} already exists.`)
  print(`Created ${owner.email}.`)
  print(`The site of ${site.name.de} is ready. Log in at ${env.SITE_URL}/${language}/account/login`)
  print('Next: fill in and publish the legal notice and the privacy policy in the content hub.')
  if (!env.SMTP_URL) print('SMTP_URL is not set: mails are not sent.')
}
