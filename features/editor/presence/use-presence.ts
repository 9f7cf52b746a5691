import { useEffect, useRef, useState } from 'react'
import { call } from '@/lib/api/call'
import type { Locale } from '@/lib/contract/locale'
import { type Module, moduleSchema } from '@/lib/contract/module'
import type { PresentEditor } from '@/lib/contract/presence'
import type { Editor } from '../core/editor'
import { windowTimers } from '../core/window-timers'
import { followChanges } from './follow-changes'
import { type PageWatch, watchPage } from './watch-page'
import { whileShown } from './while-shown'

interface PresenceOptions {
  pageId: number
  locale: Locale
  /** The id of the editor who is logged in. */
  user: number
  /** The key of the block that is chosen. */
  selected: string | null
  /** Whether the backend can be asked: it knows about presence, and somebody is logged in. */
  isWatching: boolean
  /** Somebody changed a module. */
  onChange: () => void
  /** Calls in the next pause of writing. */
  whenQuiet: (call: () => void) => void
}

/** Who else is on the page. Their changes come into the editor as long as this is used. */
export function usePresence(editor: Editor | null, options: PresenceOptions): PresentEditor[] {
  const { pageId, locale, user, selected, isWatching, onChange, whenQuiet } = options
  const [present, setPresent] = useState<PresentEditor[]>([])
  const watch = useRef<PageWatch | null>(null)
  const module = selected === null ? null : (editor?.idOf(selected) ?? null)
  const place = useRef(module)
  const tellChange = useRef(onChange)

  useEffect(() => {
    tellChange.current = onChange
  })

  useEffect(() => {
    place.current = module
    watch.current?.stay(module)
  }, [module])

  useEffect(() => {
    if (!editor || !isWatching) return
    const base = `/${locale}/pageeditor-api`
    return whileShown(() => {
      const follower = followChanges({
        ...{ editor, locale, timers: windowTimers },
        readModule: (model, id) => readModule(`${base}/${model}/${id}/`),
      })
      const opened = watchPage(`${base}/page/${pageId}/presence/`, place.current, {
        onPresent: (next) => whenQuiet(() => setPresent(next)),
        onChange(change) {
          follower.hear(change)
          if (change.module !== null) whenQuiet(tellChange.current)
        },
        onMissed: follower.missed,
      })
      watch.current = opened
      return () => {
        watch.current = null
        follower.close()
        opened.close()
      }
    })
  }, [editor, isWatching, pageId, locale, whenQuiet])

  return present.filter(({ user_id }) => user_id !== user)
}

async function readModule(path: string): Promise<Module | null> {
  const result = await call(moduleSchema, { method: 'GET', path })
  return result.ok ? result.value : null
}
