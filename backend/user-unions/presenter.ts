import type { Locale } from '@/lib/contract/locale'
import type { UserUnion } from '@/lib/contract/user-union'
import { fullName } from '../access/full-name'
import type { UserUnionRow } from '../db/schema/user-unions'
import type { UnionMember } from './store'

/** A union in one language, with those of `members` who belong to it. */
export function presentUnion(
  union: UserUnionRow,
  members: readonly UnionMember[],
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
    downloads: downloads.map((download) => ({ title: download.title[locale], url: download.url[locale] })),
  }
}
