import { useFormatter, useTranslations } from 'next-intl'
import type { SkippedContent } from './skipped-content'

const kinds = ['pictures', 'embeds', 'tables', 'mergedCells', 'emphases', 'links'] as const

/** Returns a function that describes unsupported pasted content; null if there was none. */
export function useSkippedContentMessage(): (skipped: SkippedContent) => string | null {
  const t = useTranslations('editor.text')
  const format = useFormatter()
  return (skipped) => {
    const contentNames = kinds.flatMap((kind) =>
      skipped[kind] > 0 ? [t(`skippedContent.${kind}`, { count: skipped[kind] })] : [],
    )
    if (contentNames.length === 0) return null
    const words = t('skipped', { things: format.list(contentNames) })
    return skipped.pictures > 0 ? `${words} ${t('skippedPictures')}` : words
  }
}
