import { useTranslations } from 'next-intl'
import type { Failure } from '@/lib/api/result'

/** Says why a call came to nothing, in words. */
export function useRefusalText(): (failure: Failure) => string {
  const t = useTranslations('editor.pictures.refusals')
  return ({ status, detail, fields }) => {
    if (status === 0) return t('offline')
    if (status === 401) return t('login')
    if (status === 413) return t('tooLarge')
    return detail ?? (Object.values(fields).flat().join(' ') || t('failed'))
  }
}
