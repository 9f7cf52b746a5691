import { useTranslations } from 'next-intl'
import { useEffect, useRef } from 'react'
import { createOnDemand } from '@/components/ui/on-demand'
import { closeDisclosure } from '@/components/ui/tool-disclosure'
import { isPanelRequested } from '../toolbar/is-panel-requested'
import { LazyPanel } from '../toolbar/lazy-panel'
import type { PublishFormProps } from './publish-form'

/** The publish form, loaded on demand. */
export const publishForm = createOnDemand(async () => (await import('./publish-form')).PublishForm)

/** The panel with the publish form; it closes after success. */
export function PublishPanel({ onDone, ...props }: Omit<PublishFormProps, 'takesFocus'>) {
  const t = useTranslations('editor.publish')
  const panel = useRef<HTMLDetailsElement>(null)
  const isRequested = isPanelRequested('publish')

  useEffect(() => {
    if (panel.current && isRequested) panel.current.open = true
  }, [isRequested])

  return (
    <LazyPanel
      ref={panel}
      variant="main"
      label={t('title')}
      panel={publishForm}
      props={{
        ...props,
        takesFocus: isRequested,
        onDone(changedDraft, outcome) {
          if (panel.current) closeDisclosure(panel.current)
          onDone(changedDraft, outcome)
        },
      }}
    />
  )
}
