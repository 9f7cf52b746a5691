import { fileUrl } from '@/backend/library/downloads/presenter'
import { fullName } from '@/backend/platform/access/full-name'
import type { DownloadFileRow } from '@/backend/platform/db/schema/library/downloads'
import type { UserUnionRow } from '@/backend/platform/db/schema/members/user-unions'
import { getOtherLocale, type Locale } from '@/lib/contract/common/locale'
import type { UserUnion } from '@/lib/contract/records/user-union'
import type { UnionMember } from './store'

/**
 * Presents a union (a group, governing body or committee) in one language.
 * @param members the members of several unions
 * @param files the files that the reader may download, by id
 */
export function presentUnion(
  union: UserUnionRow,
  members: readonly UnionMember[],
  files: ReadonlyMap<number, DownloadFileRow>,
  locale: Locale,
): UserUnion {
  const { id, slug, category, title, description, downloads } = union
  return {
    id,
    title: title[locale],
    slug,
    category,
    description: description[locale],
    members: members
      .filter(({ unionId }) => unionId === id)
      .map((member) => ({
        name: fullName(member),
        organization: member.organization,
        role: member.role[locale],
      })),
    downloads: downloads.flatMap(({ file: fileId, title: label, url }) => {
      const file = fileId == null ? null : files.get(fileId)
      if (file === undefined) return []
      if (file) return [{ title: label[locale] || file.title[locale], url: fileUrl(file) }]
      const address = url[locale] || url[getOtherLocale(locale)]
      return address === '' ? [] : [{ title: label[locale], url: address }]
    }),
  }
}
