import { useTranslations } from 'next-intl'
import { type ComponentType, lazy, Suspense } from 'react'
import type { RecordPanelProps } from '../record-type'
import type { RecordTypeName } from '../record-type-names'

/** What types have on their records' screens beside forms and facts; not in their views, which fields of panels need. */
const panels: Readonly<Partial<Record<RecordTypeName, ComponentType<RecordPanelProps>>>> = {
  proposals: lazy(() =>
    import('../proposals/proposal-panel').then((module) => ({ default: module.ProposalPanel })),
  ),
}

/** A type's own part of its records' screens; nothing for types without one. */
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
