import { useTranslations } from 'next-intl'
import type { Failure } from '@/lib/api/result'
import { missingSchema } from '@/lib/contract/errors'

/**
 * The message for a failed call: the backend's own if it sent one. Entered data are never lost by a failure.
 */
export function useFailureText(): (failure: Failure) => string {
  const t = useTranslations('editor.refusals')
  return ({ status, detail, fields, data }) => {
    if (status === 0) return t('network')
    if (status === 401) return t('login')
    if (status === 403) return t('rights')
    if (status === 404) {
      const by = missingSchema.safeParse(data).data?.by
      return by ? t('deleted', { by }) : t('gone')
    }
    if (status === 413) return t('tooLarge')
    return detail ?? (Object.values(fields).flat().join(' ') || t('failed'))
  }
}
