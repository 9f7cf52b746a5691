import type { UseQueryResult } from '@tanstack/react-query'
import { useTranslations } from 'next-intl'
import { Button } from '@/components/ui/button'
import { ToolButton } from '@/components/ui/tool-button'
import { useFailureText } from './use-failure-text'

export interface ReadFailureProps {
  /** The failed query. For an infinite query, only the page that failed is retried. */
  query: Pick<UseQueryResult, 'error' | 'isFetching'> & {
    refetch: () => Promise<unknown>
    isFetchNextPageError?: boolean
    fetchNextPage?: () => Promise<unknown>
  }
  isInToolbar?: boolean
}

/** Shows the reason why a query failed, with a button that retries it. */
export function ReadFailure({ query, isInToolbar = false }: ReadFailureProps) {
  const t = useTranslations('editor.refusals')
  const toText = useFailureText()
  const { error, isFetching, refetch, isFetchNextPageError, fetchNextPage = refetch } = query
  if (!error || isFetching) return null
  const retry = () => void (isFetchNextPageError ? fetchNextPage() : refetch())
  return (
    <>
      <p role="alert">{toText(error.failure)}</p>
      {isInToolbar ? (
        <ToolButton variant="link" onClick={retry}>
          {t('again')}
        </ToolButton>
      ) : (
        <Button onClick={retry}>{t('again')}</Button>
      )}
    </>
  )
}
