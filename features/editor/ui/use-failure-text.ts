import { useTranslations } from 'next-intl'
import type { Failure } from '@/lib/api/result'

/** Why the backend did not do or tell what was asked, in words: its own where it has some. Nothing of what was entered is lost by it. */
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
