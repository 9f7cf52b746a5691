'use client'

import { useTranslations } from 'next-intl'
import { useRef, useState } from 'react'
import type { Locale } from '@/lib/contract/locale'
import type { PageDraft } from '@/lib/contract/page-editing'
import type { Editor } from '../core/editor'
import deskStyles from '../desk/desk.module.css'
import type { Site } from './previews'
import { SettingsSheet } from './settings-sheet'

export interface SettingsToolProps {
  editor: Editor
  /** The page with the settings that are being written. */
  page: PageDraft
  locale: Locale
  site: Site
}

/** Whether the address asks for the settings: the page's `settings_url` does. */
const isAskedFor = () => new URLSearchParams(window.location.search).has('settings')

/** The button that opens the page's settings beside the page, so that one sees what they change. */
export function SettingsTool(props: SettingsToolProps) {
  const t = useTranslations('editor.settings')
  const button = useRef<HTMLButtonElement>(null)
  const [isOpen, setOpen] = useState(isAskedFor)
  // What is not valid yet stays in the form while it is closed.
  const [wasOpened, setOpened] = useState(isOpen)

  const close = () => {
    setOpen(false)
    button.current?.focus()
  }

  return (
    <>
      <button
        ref={button}
        type="button"
        className={deskStyles.control}
        aria-expanded={isOpen}
        onClick={() => {
          setOpened(true)
          setOpen(!isOpen)
        }}
      >
        {t('title')}
      </button>
      {wasOpened && <SettingsSheet {...props} isOpen={isOpen} onClose={close} />}
    </>
  )
}
