import { renderInAdministration } from '../administration.fixture'
import { BulkActions, type BulkActionsProps } from './bulk-actions'

export function renderBulkActions(
  parts: Pick<BulkActionsProps, 'view' | 'records'>,
  props?: Parameters<typeof renderInAdministration>[1],
) {
  const ignore = () => undefined
  const handlers = { onSelectAll: ignore, onClear: ignore, onDone: ignore }
  return renderInAdministration(
    <BulkActions {...parts} {...handlers} total={parts.records.length} isLoading={false} />,
    props,
  )
}
