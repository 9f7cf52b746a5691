import { useTranslations } from 'next-intl'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { Editor } from '../core/editor'
import type { SyncStatus } from '../core/saving/sync'

/** States in which saving stops until the user acts. */
const stuck = ['offline', 'login-needed', 'conflict', 'refused', 'incomplete'] as const
type StuckStatus = (typeof stuck)[number]

const stuckAt = (status: SyncStatus) => stuck.find((known) => known === status) ?? null

/**
 * Runs work once all changes are saved, and returns whether it is waiting and, in words, what prevents saving, until it does no more.
 * @param editor null while it is loading, which is waited for as well
 */
export function useWhenSaved(editor: Pick<Editor, 'status' | 'subscribe' | 'changeCount'> | null) {
  const t = useTranslations('editor.saving')
  const pendingWork = useRef<(() => void | Promise<void>) | null>(null)
  const [isWaiting, setWaiting] = useState(false)
  const [obstacle, setObstacle] = useState<StuckStatus | null>(null)
  const isFollowed = isWaiting || obstacle !== null

  const whenSaved = (work: () => void | Promise<void>) => {
    const found = editor && stuckAt(editor.status)
    const isSaved = editor?.status === 'saved'
    const isOver = isSaved || Boolean(found)
    pendingWork.current = isOver ? null : work
    setWaiting(!isOver)
    if (isOver) setObstacle(found)
    if (isSaved) void work()
  }
  const follow = useEffectEvent(() => {
    if (pendingWork.current) whenSaved(pendingWork.current)
    else setObstacle((held) => (held === editor?.status ? held : null))
  })

  useEffect(() => {
    if (!isFollowed || !editor) return
    follow()
    return editor.subscribe(() => follow())
  }, [isFollowed, editor])

  const problem = obstacle && t(obstacle, { count: editor?.changeCount ?? 0 })
  return { isWaiting, problem, whenSaved }
}
