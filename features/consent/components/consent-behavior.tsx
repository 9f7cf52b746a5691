'use client'

import { useEffect, useRef, useSyncExternalStore } from 'react'
import { whenIdle } from '@/components/behavior/when-idle'
import { useFullAddress } from '@/lib/i18n/plain-navigation'
import { consent } from '../store'
import type { ConsentTexts } from '../texts'

const loadDialog = () => import('../dialog')

/** The timeout for an idle moment, after which the question opens anyway, in ms. */
const askTimeout = 5000

/** Whether the page has foreign media. Editors are not asked where the question would cover their toolbar: while editing and in previews. */
function hasToAsk(): boolean {
  const isEdited = new URLSearchParams(window.location.search).has('edit')
  const hasToolbar = isEdited || document.querySelector('[data-editor-toolbar]') !== null
  return !hasToolbar && document.querySelector('[data-foreign-media]') !== null
}

export interface ConsentBehaviorProps {
  texts: ConsentTexts
  /** The addresses of the pages on which nobody is asked. */
  exceptions: readonly string[]
}

/**
 * Asks for consent once the page is idle, if there is no choice yet, the page may ask and has foreign media; opens the settings
 * when a link with `data-consent-settings` is clicked. The dialog's code is loaded only then.
 */
export function ConsentBehavior({ texts, exceptions }: ConsentBehaviorProps) {
  const root = useRef<HTMLDivElement>(null)
  const address = useFullAddress()
  // Nobody is asked on the server and before hydration.
  const hasChosen = useSyncExternalStore(
    consent.subscribe,
    () => consent.services() !== null,
    () => true,
  )
  const isAsked = !hasChosen && !exceptions.includes(address.replace(/\?.*$/, ''))

  // biome-ignore lint/correctness/useExhaustiveDependencies: another page may have something to ask for.
  useEffect(() => {
    const element = root.current
    if (!isAsked || !element || !hasToAsk()) return
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
  }, [isAsked, texts, address])

  useEffect(() => {
    const open = async (link: HTMLElement, element: HTMLElement) => {
      const { openSettings } = await loadDialog()
      // Some browsers do not focus a clicked link; closing the dialog returns the focus to it.
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
    // Captured on the window, before the router handles the click as a navigation.
    window.addEventListener('click', follow, { capture: true })
    return () => window.removeEventListener('click', follow, { capture: true })
  }, [texts])

  return <div ref={root} data-no-print />
}
