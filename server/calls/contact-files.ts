import { locales } from '@/lib/contract/common/locale'
import { recordFolders } from '@/lib/contract/records/record'
import { buildPath } from '@/lib/i18n/paths'
import type { RequestTarget } from '../http/request-target'

const patterns = locales.flatMap((locale) => {
  const organization = `/${locale}/${recordFolders.organization[locale]}/[^/]+`
  return [
    {
      callsPath: `/${locale}/api/organizations`,
      filePattern: new RegExp(`^${organization}/(\\d{1,9})\\.vcf$`),
    },
    {
      callsPath: `/${locale}/api/persons`,
      filePattern: new RegExp(`^${buildPath(locale, '/ansprechpersonen')}/(\\d{1,9})\\.vcf$`),
    },
  ]
})

/**
 * Converts the address of a contact file to its backend call: the page of an organization with
 * `.vcf`, or a person (`/de/ansprechpersonen/12.vcf`).
 */
export function toContactCall({ pathname, search }: RequestTarget): RequestTarget | null {
  for (const { callsPath, filePattern } of patterns) {
    const [, id] = filePattern.exec(pathname) ?? []
    if (id) return { pathname: `${callsPath}/${id}/contact.vcf`, search }
  }
  return null
}
