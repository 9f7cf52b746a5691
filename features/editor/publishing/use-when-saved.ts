import { useTranslations } from 'next-intl'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { Editor } from '../core/editor'
import type { SyncStatus } from '../core/saving/sync'

/** True for states in which saving stops until the user acts. */
const stuckStates = {
  saved: false,
  saving: false,
  unsaved: false,
  incomplete: true,
  invalid: true,
  offline: true,
  'login-needed': true,
  gone: true,
  conflict: true,
  refused: true,
} satisfies Record<SyncStatus, boolean>

const toStuckStatus = (status: SyncStatus) => (stuckStates[status] ? status : null)

/**
 * Runs work once all changes are saved. If saving is stuck, `problem` describes the reason.
 * @param editor null while it is loading; the work then also waits for the editor
 */
export function useWhenSaved(editor: Pick<Editor, 'status' | 'subscribe' | 'changeCount'> | null) {
  const t = useTranslations('editor.saving')
  const pendingWork = useRef<(() => void | Promise<void>) | null>(null)
  const [isWaiting, setWaiting] = useState(false)
  const [obstacle, setObstacle] = useState<SyncStatus | null>(null)
  const isSubscribed = isWaiting || obstacle !== null

  const whenSaved = (work: () => void | Promise<void>) => {
    const stuckStatus = editor && toStuckStatus(editor.status)
    const isSaved = editor?.status === 'saved'
    const isSettled = isSaved || Boolean(stuckStatus)
    pendingWork.current = isSettled ? null : work
    setWaiting(!isSettled)
    if (isSettled) setObstacle(stuckStatus)
    if (isSaved) void work()
  }
  const checkStatus = useEffectEvent(() => {
    if (pendingWork.current) whenSaved(pendingWork.current)
    else setObstacle((current) => (current === editor?.status ? current : null))
  })

  useEffect(() => {
    if (!isSubscribed || !editor) return
    checkStatus()
    return editor.subscribe(() => checkStatus())
  }, [isSubscribed, editor])

  const problem = obstacle && t(obstacle, { count: editor?.changeCount ?? 0 })
  return { isWaiting, problem, whenSaved }
}
