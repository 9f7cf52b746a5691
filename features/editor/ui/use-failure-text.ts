import { useTranslations } from 'next-intl'
import type { Failure } from '@/lib/api/result'

/**
 * The message for a failed call: the backend's own if it sent one. Entered data are never lost by a failure.
 */
export function useFailureText(): (failure: Failure) => string {
  const t = useTranslations('editor.refusals')
  return ({ status, detail, fields }) => {
    if (status === 0) return t('network')
    if (status === 401) return t('login')
    if (status === 403) return t('rights')
    if (status === 404) return t('gone')
    if (status === 413) return t('tooLarge')
    return detail ?? (Object.values(fields).flat().join(' ') || t('failed'))
  }
}
