import type { ComponentType } from 'react'
import { createPartOnDemand } from '@/components/ui/part-on-demand'
import type { RecordPanelProps } from '../record-type'
import type { RecordTypeName } from '../record-type-names'
import { LoadingStatus } from '../ui/loading-status'

/**
 * Panels that some record types add to the screens of their records. They are not part of the views
 * of the types, because panels use fields, and fields import the views.
 */
const panels: Readonly<Partial<Record<RecordTypeName, ComponentType<RecordPanelProps>>>> = {
  'newsletter-issues': createPartOnDemand(
    () => import('../newsletter/issue-panel').then((module) => module.IssuePanel),
    LoadingStatus,
  ),
  'press-releases': createPartOnDemand(
    () => import('../newsletter/press-panel').then((module) => module.PressPanel),
    LoadingStatus,
  ),
  proposals: createPartOnDemand(
    () => import('../proposals/proposal-panel').then((module) => module.ProposalPanel),
    LoadingStatus,
  ),
}

/** The panel of a record type. Renders nothing if the type has none. */
export function RecordPanel({ type, ...props }: RecordPanelProps & { type: string }) {
  const Panel = Object.entries(panels).find(([name]) => name === type)?.[1]
  return Panel ? <Panel {...props} /> : null
}
