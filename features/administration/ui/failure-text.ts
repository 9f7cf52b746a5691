import { useTranslations } from 'next-intl'
import type { Failure } from '@/lib/api/result'

/** Says why a call came to nothing: in the backend's words where it has some. */
export function useFailureText(): (failure: Failure) => string {
  const t = useTranslations('administration.problem')
  return ({ status, detail, fields }) => {
    const [first] = Object.values(fields).flat()
    if (status === 0) return t('offline')
    if (status === 401) return t('login')
    if (status === 403) return detail ?? t('forbidden')
    return first ?? detail ?? t('other')
  }
}
