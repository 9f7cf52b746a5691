import { defaultMailTexts, type MailTextName, mailTextNames } from '@/lib/contract/administration/mail-texts'
import type { Locale } from '@/lib/contract/common/locale'
import { toObject } from '@/lib/contract/common/to-object'
import type { Settings } from '@/lib/contract/site/settings'
import type { Queryable } from '../db/client'
import { settings } from '../db/schema/library/settings'
import type { BackendEnv } from '../env'

/** Name, addresses, colors and mail texts of the site, for mails and authenticators. */
export type SiteIdentity = Pick<Settings, 'name' | 'short_name' | 'email' | 'mail_sender' | 'colors'> & {
  address: string[]
  texts: Readonly<Record<MailTextName, string>>
}

/** Loads the identity from the settings in a language; before setup, the host name is the name. */
export async function loadSiteIdentity(
  db: Queryable,
  { SITE_URL }: Pick<BackendEnv, 'SITE_URL'>,
  locale: Locale,
): Promise<SiteIdentity> {
  const [row] = await db.select({ data: settings.data, mailTexts: settings.mailTexts }).from(settings)
  const texts = toObject(mailTextNames, (name) => row?.mailTexts[name]?.[locale] || defaultMailTexts[name][locale])
  const settingsInLocale = row?.data[locale]
  if (!settingsInLocale) {
    const host = new URL(SITE_URL).hostname
    return { name: host, short_name: host, email: '', mail_sender: `noreply@${host}`, address: [], texts }
  }
  const { name, short_name, email, mail_sender, address, colors } = settingsInLocale
  const lines = [address.street, `${address.zip} ${address.place}`, address.country]
  return {
    name,
    short_name,
    email,
    mail_sender,
    ...(colors && { colors }),
    address: lines.filter((line) => line.trim() !== ''),
    texts,
  }
}
