'use client'

import { useEffect, useRef, useSyncExternalStore } from 'react'
import { runWhenIdle } from '@/components/behavior/when-idle'
import { useFullAddress } from '@/lib/i18n/plain-navigation'
import { consent } from '../store'
import type { ConsentTexts } from '../texts'

const loadDialog = () => import('../dialog')

/** The question opens after this time in milliseconds even if the browser is never idle. */
const askTimeoutMs = 5000

/**
 * Returns true if the page has third-party media. The question is not asked while editing and in
 * previews, because it would cover the toolbar.
 */
function shouldAskOnPage(): boolean {
  const isEdited = new URLSearchParams(window.location.search).has('edit')
  const hasToolbar = isEdited || document.querySelector('[data-editor-toolbar]') !== null
  return !hasToolbar && document.querySelector('[data-foreign-media]') !== null
}

export interface ConsentBehaviorProps {
  texts: ConsentTexts
  /** The addresses of the pages that do not ask. */
  exceptions: readonly string[]
}

/**
 * Asks for consent when the browser is idle, if the visitor has not decided and the page has
 * third-party media. Also opens the settings when a link with `data-consent-settings` is clicked.
 * The dialog is imported on demand.
 */
export function ConsentBehavior({ texts, exceptions }: ConsentBehaviorProps) {
  const root = useRef<HTMLDivElement>(null)
  const address = useFullAddress()
  // The question is not rendered on the server or before hydration.
  const hasChosen = useSyncExternalStore(
    consent.subscribe,
    () => consent.getServices() !== null,
    () => true,
  )
  const shouldAsk = !hasChosen && !exceptions.includes(address.replace(/\?.*$/, ''))

  // biome-ignore lint/correctness/useExhaustiveDependencies: another page may have something to ask for.
  useEffect(() => {
    const element = root.current
    if (!shouldAsk || !element || !shouldAskOnPage()) return
    let closeQuestion: () => void = () => {}
    let isCancelled = false
    const ask = async () => {
      const dialog = await loadDialog()
      if (isCancelled) return
      closeQuestion = dialog.closeQuestion
      await dialog.askForConsent(texts, element)
    }
    const cancel = runWhenIdle(() => void ask(), askTimeoutMs)
    return () => {
      isCancelled = true
      cancel()
      closeQuestion()
    }
  }, [shouldAsk, texts, address])

  useEffect(() => {
    const openMedium = async (link: HTMLElement, element: HTMLElement) => {
      const { openSettings } = await loadDialog()
      // Some browsers do not focus a clicked link. The dialog returns the focus to it when it
      // closes.
      link.focus()
      await openSettings(texts, element)
    }
    const follow = (event: MouseEvent) => {
      const element = root.current
      const isPlain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey
      if (!isPlain || !element || !(event.target instanceof Element)) return
      const link = event.target.closest<HTMLElement>('[data-consent-settings]')
      if (!link) return
      event.preventDefault()
      event.stopPropagation()
      void openMedium(link, element)
    }
    // The listener on the window runs before the router follows the link.
    window.addEventListener('click', follow, { capture: true })
    return () => window.removeEventListener('click', follow, { capture: true })
  }, [texts])

  return <div ref={root} data-no-print />
}
