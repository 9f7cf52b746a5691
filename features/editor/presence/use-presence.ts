import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useState } from 'react'
import { useDebounced } from '@/components/ui/use-debounced'
import { call } from '@/lib/api/call'
import type { Locale } from '@/lib/contract/locale'
import { type Module, moduleSchema } from '@/lib/contract/module'
import type { PresentEditor } from '@/lib/contract/presence'
import type { Editor } from '../core/editor'
import { windowTimers } from '../core/window-timers'
import { followChanges } from './follow-changes'
import { presenceAddress, presenceKeys, presenceQuery } from './queries'
import { watchPage } from './watch-page'
import { whileShown } from './while-shown'

interface PresenceOptions {
  pageId: number
  locale: Locale
  /** The id of the editor who is logged in. */
  user: number
  /** The key of the block that is selected. */
  selected: string | null
  /** Whether the backend can be asked: it knows about presence, and somebody is logged in. */
  isWatching: boolean
  /** Somebody changed a module. */
  onChange: () => void
  /** Calls in the next pause in typing. */
  whenIdle: (call: () => void) => void
}

/** How long an editor stays at a block before the others see it, in ms. */
const stayingTime = 400

/** Who else is on the page. Their changes come into the editor as long as this is used. */
export function usePresence(editor: Editor | null, options: PresenceOptions): PresentEditor[] {
  const { pageId, locale, user, selected, isWatching, onChange, whenIdle } = options
  const client = useQueryClient()
  const [isHere, setHere] = useState(false)
  const module = selected === null ? null : (editor?.idOf(selected) ?? null)
  const stayingIn = useDebounced(module, stayingTime)
  const { data: others = none } = useQuery({
    ...presenceQuery(locale, pageId, module),
    enabled: isHere,
    select: (present) => present.filter(({ user_id }) => user_id !== user),
  })
  const reportChange = useEffectEvent(onChange)

  // biome-ignore lint/correctness/useExhaustiveDependencies: another place is to be reported at once.
  useEffect(() => {
    void client.invalidateQueries({ queryKey: presenceKeys.page(locale, pageId) })
  }, [client, locale, pageId, stayingIn])

  useEffect(() => {
    if (!editor || !isWatching) return
    const queryKey = presenceKeys.page(locale, pageId)
    return whileShown(() => {
      const follower = followChanges({
        ...{ editor, locale, timers: windowTimers },
        readModule: (model, id) => readModule(`/${locale}/pageeditor-api/${model}/${id}/`),
      })
      const leave = watchPage(presenceAddress(locale, pageId), {
        onPresent: (present) => whenIdle(() => client.setQueryData(queryKey, present)),
        onChange(change) {
          follower.receive(change)
          if (change.module !== null) whenIdle(() => reportChange())
        },
        onMissed: follower.missed,
        // Whether the login is over tells the next call.
        onRefused: () => void client.invalidateQueries({ queryKey }),
      })
      setHere(true)
      return () => {
        setHere(false)
        follower.close()
        leave()
      }
    })
  }, [client, editor, isWatching, pageId, locale, whenIdle])

  return others
}

const none: PresentEditor[] = []

async function readModule(path: string): Promise<Module | null> {
  const result = await call(moduleSchema, { method: 'GET', path })
  return result.ok ? result.value : null
}
