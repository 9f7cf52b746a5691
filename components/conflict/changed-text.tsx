import { useTranslations } from 'next-intl'
import { WordDiff } from '@/components/word-merge/word-diff'

/** A text with marks for added and removed words. */
export function ChangedText({ before, after }: { before: string; after: string }) {
  const t = useTranslations('conflict')
  return <WordDiff before={before} after={after} labels={{ added: t('added'), removed: t('removed') }} />
}
