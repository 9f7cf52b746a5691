import { useTranslations } from 'next-intl'
import type { Failure } from '@/lib/api/result'

/** Returns a function that explains a failed call, with the text of the backend if there is one. */
export function useAdministrationFailureText(): (failure: Failure) => string {
  const t = useTranslations('administration.problem')
  return ({ status, detail, fields }) => {
    const [fieldMessage] = Object.values(fields).flat()
    if (status === 0) return t('offline')
    if (status === 401) return t('login')
    if (status === 403) return detail ?? t('forbidden')
    return fieldMessage ?? detail ?? t('other')
  }
}
