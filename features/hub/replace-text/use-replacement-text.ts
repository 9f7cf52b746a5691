import { useFormatter, useTranslations } from 'next-intl'
import type { TextReplacement } from '@/lib/contract/pages/text-replacement'

/** How many of the pages that stay as they are a message names. */
const namedPages = 5

const reasons = ['changed', 'gone', 'refused'] as const

/** What is said after words were replaced, or that was taken back: how much, and what stays as it was and why. */
export function useReplacementText(): (made: TextReplacement, done: 'replaced' | 'undone') => string {
  const t = useTranslations('hub.replaceText')
  const format = useFormatter()
  return ({ pages, left }, done) => {
    const places = pages.reduce((sum, { count }) => sum + count, 0)
    const stays = reasons.flatMap((reason) => {
      const names = left
        .filter((page) => page.reason === reason)
        .map(({ title, detail }) => nameOf(title, detail))
      if (names.length === 0) return []
      const rest = names.length - namedPages
      const listed = rest > 0 ? [...names.slice(0, namedPages), t('others', { count: rest })] : names
      return [t(`left.${reason}`, { names: format.list(listed) })]
    })
    return [t(done, { places, pages: pages.length }), ...stays].join(' ')
  }

  function nameOf(title: string, detail: string | null): string {
    const name = title === '' ? t('unnamed') : t('named', { title })
    return detail === null ? name : `${name} (${detail})`
  }
}
