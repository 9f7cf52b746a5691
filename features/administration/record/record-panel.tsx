import { useTranslations } from 'next-intl'
import { type ComponentType, lazy, Suspense } from 'react'
import type { RecordPanelProps } from '../record-type'
import type { RecordTypeName } from '../record-type-names'

/**
 * Additional panels of record screens. They are not part of the views, since fields of panels
 * import these.
 */
const panels: Readonly<Partial<Record<RecordTypeName, ComponentType<RecordPanelProps>>>> = {
  'newsletter-issues': lazy(() =>
    import('../newsletter/issue-panel').then((module) => ({ default: module.IssuePanel })),
  ),
  proposals: lazy(() =>
    import('../proposals/proposal-panel').then((module) => ({ default: module.ProposalPanel })),
  ),
}

/** The additional panel of a type; renders nothing for types without one. */
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
