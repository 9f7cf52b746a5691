import { useTranslations } from 'next-intl'
import { decodeOrKeep } from '@/lib/contract/common/address'
import type { RestoredPage } from '@/lib/contract/pages/trash'

/** What is said after a page was restored: that it is offline, and where it is. */
export function useRestoredText(): (page: RestoredPage) => string {
  const t = useTranslations('hub.trash')
  return ({ title, url, is_moved_to_top }) => {
    const values = { title, address: decodeOrKeep(url) }
    return is_moved_to_top ? t('restoredAtTop', values) : t('restored', values)
  }
}
