import { useFormatter, useTranslations } from 'next-intl'
import type { TextReplacement } from '@/lib/contract/pages/text-replacement'

/** The maximum number of unchanged pages that a message names. */
const maxNamedPages = 5

const reasons = ['changed', 'gone', 'refused'] as const

/**
 * Returns a formatter for the result of a replacement or of its undo. The text states the number of
 * changed places, and the pages that were not changed with the reasons.
 */
export function useReplacementFormatter(): (replacement: TextReplacement, outcome: 'replaced' | 'undone') => string {
  const t = useTranslations('hub.replaceText')
  const format = useFormatter()
  return ({ pages, left }, outcome) => {
    const places = pages.reduce((sum, { count }) => sum + count, 0)
    const unchangedTexts = reasons.flatMap((reason) => {
      const names = left.filter((page) => page.reason === reason).map(({ title, detail }) => formatName(title, detail))
      if (names.length === 0) return []
      const remainingCount = names.length - maxNamedPages
      const listedNames =
        remainingCount > 0 ? [...names.slice(0, maxNamedPages), t('others', { count: remainingCount })] : names
      return [t(`left.${reason}`, { names: format.list(listedNames) })]
    })
    return [t(outcome, { places, pages: pages.length }), ...unchangedTexts].join(' ')
  }

  function formatName(title: string, detail: string | null): string {
    const name = title === '' ? t('unnamed') : t('named', { title })
    return detail === null ? name : `${name} (${detail})`
  }
}
