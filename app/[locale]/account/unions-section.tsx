import { RefusalNotice } from '@/features/account/components/refusal-notice'
import { UnionList } from '@/features/account/components/union-list'
import { loadUnions } from '@/features/account/loaders'
import type { Locale } from '@/lib/contract/common/locale'
import type { UnionCategory } from '@/lib/contract/records/user-union'
import { buildPath } from '@/lib/i18n/paths'

/** The list of the user's groups, organs or committees, shown below the content of the page. */
export async function UnionsSection({ locale, category }: { locale: Locale; category: UnionCategory }) {
  const unions = await loadUnions(locale, category)
  return unions.ok ? (
    <UnionList category={category} unions={unions.value.results} />
  ) : (
    <RefusalNotice status={unions.failure.status} loginHref={buildPath(locale, '/account/login')} />
  )
}
