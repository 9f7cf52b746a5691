import { useTranslations } from 'next-intl'
import type { Audit } from './use-audit'

export interface FindingMark {
  'data-check': 'error' | 'notice'
  'data-check-label': string
}

/** What the element around a block carries for its mark, by the block's key; nothing where nothing is to be mended. */
export function useFindingMarks({ marks }: Audit): (key: string) => FindingMark | null {
  const t = useTranslations('editor.audit')
  return (key) => {
    const counts = marks.get(key)
    if (!counts) return null
    const severity = counts.errors > 0 ? 'error' : 'notice'
    return { 'data-check': severity, 'data-check-label': t('counts', { ...counts }) }
  }
}
