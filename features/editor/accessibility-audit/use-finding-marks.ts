import { useTranslations } from 'next-intl'
import type { Audit } from './use-audit'

export interface FindingMark {
  'data-check': 'error' | 'notice'
  'data-check-label': string
}

/**
 * Returns a function that maps a block's key to the attributes that mark its findings. It returns
 * null for a block without findings.
 */
export function useFindingMarks({ marks }: Audit): (key: string) => FindingMark | null {
  const t = useTranslations('editor.audit')
  return (key) => {
    const counts = marks.get(key)
    if (!counts) return null
    const severity = counts.errors > 0 ? 'error' : 'notice'
    return { 'data-check': severity, 'data-check-label': t('counts', { ...counts }) }
  }
}
