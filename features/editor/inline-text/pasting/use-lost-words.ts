import { useFormatter, useTranslations } from 'next-intl'
import type { Lost } from './read-pasted'

const kinds = ['pictures', 'embeds', 'tables', 'mergedCells'] as const

/** Says what of something pasted could not be taken; null where everything was. */
export function useLostWords(): (lost: Lost) => string | null {
  const t = useTranslations('editor.text')
  const format = useFormatter()
  return (lost) => {
    const things = kinds.flatMap((kind) =>
      lost[kind] > 0 ? [t(`lostThings.${kind}`, { count: lost[kind] })] : [],
    )
    if (things.length === 0) return null
    const words = t('lost', { things: format.list(things) })
    return lost.pictures > 0 ? `${words} ${t('lostPictures')}` : words
  }
}
