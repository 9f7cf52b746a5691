import { useTranslations } from 'next-intl'
import type { Refusal } from './calls'

/** Says why a call came to nothing, in words. */
export function useRefusalText(): (refusal: Refusal) => string {
  const t = useTranslations('editor.pictures.refusals')
  return ({ status, detail }) => {
    if (status === 0) return t('offline')
    if (status === 401) return t('login')
    if (status === 413) return t('tooLarge')
    return detail ?? t('failed')
  }
}
