import { useTranslations } from 'next-intl'
import { type ComponentType, lazy, Suspense } from 'react'
import type { RecordPanelProps } from '../record-type'
import type { RecordTypeName } from '../record-type-names'

/**
 * Panels that some record types add to the screens of their records. They are not part of the views
 * of the types, because fields that panels use import the views.
 */
const panels: Readonly<Partial<Record<RecordTypeName, ComponentType<RecordPanelProps>>>> = {
  'newsletter-issues': lazy(() =>
    import('../newsletter/issue-panel').then((module) => ({ default: module.IssuePanel })),
  ),
  'press-releases': lazy(() =>
    import('../newsletter/press-panel').then((module) => ({ default: module.PressPanel })),
  ),
  proposals: lazy(() =>
    import('../proposals/proposal-panel').then((module) => ({ default: module.ProposalPanel })),
  ),
}

/** The panel of a record type. Renders nothing if the type has none. */
export function RecordPanel({ type, ...props }: RecordPanelProps & { type: string }) {
  const t = useTranslations('administration.form')
  const Panel = Object.entries(panels).find(([name]) => name === type)?.[1]
  if (!Panel) return null
  return (
    <Suspense fallback={<p role="status">{t('loading')}</p>}>
      <Panel {...props} />
    </Suspense>
  )
}
