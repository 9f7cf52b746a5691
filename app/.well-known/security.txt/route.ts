import { readSettings } from '@/lib/api/site'
import { createReadingHandler, requireValue } from '@/lib/api/unavailable'
import { toMailtoUrl } from '@/lib/contract/common/email'
import { defaultLocale, locales } from '@/lib/contract/common/locale'
import { env } from '@/lib/env'

export const dynamic = 'force-dynamic'

/** Validity of the file, in days. RFC 9116 (2.5.5) recommends less than a year. */
const validDays = 180

/** Returns the contact for reports of vulnerabilities (RFC 9116). It is taken from the settings. */
export const GET = createReadingHandler(async () => {
  const settings = requireValue(await readSettings(defaultLocale))
  const expires = new Date(Date.now() + validDays * 86_400_000)
  const lines = [
    `Contact: ${toMailtoUrl(settings.email)}`,
    `Expires: ${expires.toISOString()}`,
    `Preferred-Languages: ${locales.join(', ')}`,
    `Canonical: ${env().SITE_URL}/.well-known/security.txt`,
  ]
  return new Response(`${lines.join('\n')}\n`, { headers: { 'Content-Type': 'text/plain; charset=utf-8' } })
})
