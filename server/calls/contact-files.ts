import { locales } from '@/lib/contract/common/locale'
import { recordFolders } from '@/lib/contract/records/record'
import { buildPath } from '@/lib/i18n/paths'
import type { RequestTarget } from '../http/request-target'

const patterns = locales.flatMap((locale) => {
  const organization = `/${locale}/${recordFolders.organization[locale]}/[^/]+`
  return [
    { calls: `/${locale}/api/organizations`, file: new RegExp(`^${organization}/(\\d{1,9})\\.vcf$`) },
    {
      calls: `/${locale}/api/persons`,
      file: new RegExp(`^${buildPath(locale, '/ansprechpersonen')}/(\\d{1,9})\\.vcf$`),
    },
  ]
})

/**
 * Converts the address of a contact file to its backend call: the page of an organization with
 * `.vcf`, or a person (`/de/ansprechpersonen/12.vcf`).
 */
export function contactCall({ pathname, search }: RequestTarget): RequestTarget | null {
  for (const { calls, file } of patterns) {
    const [, id] = file.exec(pathname) ?? []
    if (id) return { pathname: `${calls}/${id}/contact.vcf`, search }
  }
  return null
}
