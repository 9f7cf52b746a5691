import { useEffect, useEffectEvent, useState } from 'react'
import { useSessionValue } from '@/components/ui/use-session-value'

/** The maximum number of pages that are expanded after a reload. Each of them needs a request. */
const maxRestoredPages = 30

/** The expanded pages of the tree. They are kept in the session storage. */
export function useOpenPages() {
  const [storedIds, storeIds] = useSessionValue('hub-open')
  const [changedIds, setChangedIds] = useState<ReadonlySet<number> | null>(null)

  const storeChangedIds = useEffectEvent(() => {
    if (changedIds) storeIds([...changedIds].join(' '))
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when the expanded pages change.
  useEffect(() => storeChangedIds(), [changedIds])

  return {
    openIds: changedIds ?? parseIds(storedIds),
    setOpenIds: setChangedIds,
    /** Expands further pages, in addition to those that are expanded at the time of the call. */
    openAll: (ids: readonly number[]) =>
      setChangedIds((openIds) => new Set([...(openIds ?? parseIds(storedIds)), ...ids])),
    closeAll: () => setChangedIds(new Set()),
  }
}

function parseIds(storedIds: string | null): ReadonlySet<number> {
  const ids = (storedIds ?? '').split(' ').map(Number)
  return new Set(ids.filter((id) => Number.isSafeInteger(id) && id > 0).slice(0, maxRestoredPages))
}
