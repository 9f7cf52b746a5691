'use client'

import { useEffect, useRef, useSyncExternalStore } from 'react'
import { whenIdle } from '@/components/behavior/when-idle'
import { useAddress } from '@/lib/i18n/plain-navigation'
import { consent } from '../store'
import type { ConsentTexts } from '../texts'

const loadDialog = () => import('../dialog')

/** How long an idle moment is waited for before the question comes anyway, in ms. */
const askTimeout = 5000

/**
 * Asks for consent once the page is idle, if there is no choice yet and the page may ask; opens the settings where a link
 * carries `data-consent-settings`. The dialog itself is loaded only then.
 */
export function ConsentBehavior({ texts, quietPaths }: { texts: ConsentTexts; quietPaths: string[] }) {
  const root = useRef<HTMLDivElement>(null)
  const address = useAddress()
  // On the server, and until the page lives, nobody is asked.
  const hasChosen = useSyncExternalStore(
    consent.subscribe,
    () => consent.services() !== null,
    () => true,
  )
  const isAsked = !hasChosen && !quietPaths.includes(address)

  useEffect(() => {
    const element = root.current
    if (!isAsked || !element) return
    let end: () => void = () => {}
    let isOver = false
    const ask = async () => {
      const dialog = await loadDialog()
      if (isOver) return
      end = dialog.endQuestion
      await dialog.ask(texts, element)
    }
    const cancel = whenIdle(() => void ask(), askTimeout)
    return () => {
      isOver = true
      cancel()
      end()
    }
  }, [isAsked, texts])

  useEffect(() => {
    const open = async (link: HTMLElement, element: HTMLElement) => {
      const { openSettings } = await loadDialog()
      // Some browsers give no focus to a clicked link; it is where the reader comes back to.
      link.focus()
      await openSettings(texts, element)
    }
    const follow = (event: MouseEvent) => {
      const element = root.current
      const isPlain =
        event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey
      if (!isPlain || !element || !(event.target instanceof Element)) return
      const link = event.target.closest<HTMLElement>('[data-consent-settings]')
      if (!link) return
      event.preventDefault()
      event.stopPropagation()
      void open(link, element)
    }
    // On the window and while capturing: before the router takes the click for a change of page.
    window.addEventListener('click', follow, { capture: true })
    return () => window.removeEventListener('click', follow, { capture: true })
  }, [texts])

  return <div ref={root} data-no-print />
}
