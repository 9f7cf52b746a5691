import { useTranslations } from 'next-intl'
import { Button } from '@/components/ui/button'
import type { Failure } from '@/lib/api/result'

/** Explains why data could not be loaded, with a button that tries again. */
export function ReadProblem({ failure, onRetry }: { failure: Failure; onRetry: () => void }) {
  const t = useTranslations('administration.problem')
  const reason = ({ 0: 'offline', 401: 'login', 403: 'forbidden', 404: 'missing' } as const)[failure.status]
  return (
    <div role="alert">
      <p>{t(reason ?? 'other')}</p>
      <Button onClick={onRetry}>{t('retry')}</Button>
    </div>
  )
}
