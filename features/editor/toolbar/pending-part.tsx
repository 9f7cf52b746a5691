import { useTranslations } from 'next-intl'
import { type OnDemand, useLoadFailure } from '@/components/ui/on-demand'
import { ToolButton } from '@/components/ui/tool-button'

interface PendingPartProps {
  part: OnDemand<unknown>
  /** Called before it is tried again: the button that had the focus goes. */
  onRetry?: () => void
}

/** What stands in place of a part that is loaded: that it comes, or that it could not be loaded. */
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
