import { useTranslations } from 'next-intl'
import { WordDiff } from '@/components/word-merge/word-diff'

/** A version of a text, with the words marked that were added and removed. */
export function ChangedText({ before, after }: { before: string; after: string }) {
  const t = useTranslations('conflict')
  return <WordDiff before={before} after={after} labels={{ added: t('added'), removed: t('removed') }} />
}
