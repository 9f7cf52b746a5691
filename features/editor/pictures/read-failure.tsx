import type { UseQueryResult } from '@tanstack/react-query'
import { useTranslations } from 'next-intl'
import { Button } from '@/components/ui/button'
import { useRefusalText } from './use-refusal-text'

/** Says why something could not be read, and reads it again when asked. */
export function ReadFailure({ query }: { query: UseQueryResult }) {
  const t = useTranslations('editor.pictures')
  const refusalText = useRefusalText()
  if (!query.error || query.isFetching) return null
  return (
    <>
      <p role="alert">{refusalText(query.error.failure)}</p>
      <Button onClick={() => void query.refetch()}>{t('again')}</Button>
    </>
  )
}
