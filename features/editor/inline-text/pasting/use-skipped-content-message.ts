import { useFormatter, useTranslations } from 'next-intl'
import type { SkippedContent } from './skipped-content'

const kinds = ['pictures', 'embeds', 'tables', 'mergedCells', 'emphases', 'links'] as const

/** Returns a function that describes unsupported pasted content; null if there was none. */
export function useSkippedContentMessage(): (skippedContent: SkippedContent) => string | null {
  const t = useTranslations('editor.text')
  const format = useFormatter()
  return (skippedContent) => {
    const contentNames = kinds.flatMap((kind) =>
      skippedContent[kind] > 0 ? [t(`skippedContent.${kind}`, { count: skippedContent[kind] })] : [],
    )
    if (contentNames.length === 0) return null
    const message = t('skipped', { things: format.list(contentNames) })
    return skippedContent.pictures > 0 ? `${message} ${t('skippedPictures')}` : message
  }
}
