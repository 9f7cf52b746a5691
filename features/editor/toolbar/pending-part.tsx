import { useTranslations } from 'next-intl'
import { type OnDemand, useLoadFailure } from '@/components/ui/on-demand'
import { ToolButton } from '@/components/ui/tool-button'

interface PendingPartProps {
  part: OnDemand<unknown>
  /** Called before a retry, which removes the focused button. */
  onRetry?: () => void
}

/** The placeholder of a part that is loading, or the failure to load it with a retry button. */
export function PendingPart({ part, onRetry }: PendingPartProps) {
  const t = useTranslations('editor.loading')
  const hasFailed = useLoadFailure(part)
  if (!hasFailed) return <p role="status">{t('pending')}</p>
  const retry = () => {
    onRetry?.()
    void part.load().catch(() => undefined)
  }
  return (
    <div role="alert">
      <p>{t('failed')}</p>
      <ToolButton onClick={retry}>{t('retry')}</ToolButton>
    </div>
  )
}
