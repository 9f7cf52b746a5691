import type { z } from 'zod'
import { assertStrongPassword } from '@/backend/accounts/passwords/password-rules'
import type { Queryable } from '@/backend/platform/db/client'
import { users } from '@/backend/platform/db/schema/accounts/users'
import { NotFoundError } from '@/backend/platform/errors'
import type { Services } from '@/backend/platform/services'
import type { setUpSchema } from '@/lib/contract/accounts/set-up'
import { cutText } from '@/lib/text/cut-text'
import { isSeeded } from '../seed/load'
import { createSite } from './create-site'
import { createSetUpCode } from './set-up-code'

/** Returns true if the database has neither content nor accounts. */
export async function isSiteEmpty(db: Queryable): Promise<boolean> {
  if (await isSeeded(db)) return false
  return (await db.select({ id: users.id }).from(users).limit(1)).length === 0
}

/** Creates the notice with the set-up code for the server's output; empty if the site exists. */
export async function createSetUpNotice({
  db,
  env,
  serverKey,
}: Pick<Services, 'db' | 'env' | 'serverKey'>): Promise<string[]> {
  if (!(await isSiteEmpty(db))) return []
  return [`Set the site up at ${env.SITE_URL}/setup with this code: ${createSetUpCode(serverKey)}`]
}

/**
 * Creates a site with the values from the browser.
 * @throws AccountError for a weak password, NotFoundError if the site exists
 */
export async function setUpSite(
  services: Pick<Services, 'db' | 'env' | 'clock' | 'isBreached'>,
  input: z.infer<typeof setUpSchema>,
): Promise<void> {
  const { name, email, password, language } = input
  const owner = { email, firstName: input.first_name, lastName: input.last_name }
  await assertStrongPassword(services, { password, param: 'password', owner: { ...owner, organization: name } })
  const site = {
    name: { de: name, en: name },
    shortName: cutText(name, 50),
    email,
    isPasswordGiven: true,
    admin: { ...owner, language },
  }
  const outcome = await createSite(services, site, { password, mayCreate: isSiteEmpty, actor: 'visitor' })
  if (outcome !== 'created') throw new NotFoundError()
}
