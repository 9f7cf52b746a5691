import { useTranslations } from 'next-intl'
import { decodeOrKeep } from '@/lib/contract/common/address'
import type { RestoredPage } from '@/lib/contract/pages/trash'

/** Returns a formatter for the message that a page was restored, with its state and address. */
export function useRestoredFormatter(): (page: RestoredPage) => string {
  const t = useTranslations('hub.trash')
  return ({ title, url, is_moved_to_top }) => {
    const values = { title, address: decodeOrKeep(url) }
    return is_moved_to_top ? t('restoredAtTop', values) : t('restored', values)
  }
}
