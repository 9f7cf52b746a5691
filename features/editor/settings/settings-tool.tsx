'use client'

import { useTranslations } from 'next-intl'
import { useRef, useState } from 'react'
import { isPanelRequested } from '../toolbar/requested-panel'
import toolbarStyles from '../toolbar/toolbar.module.css'
import { IconLabel } from '../ui/icon-label'
import { type SettingsProps, SettingsSheet } from './settings-sheet'

/** The button that opens the page's settings beside the page, so that one sees what they change. */
export function SettingsTool(props: SettingsProps) {
  const t = useTranslations('editor.settings')
  const button = useRef<HTMLButtonElement>(null)
  const [isOpen, setOpen] = useState(() => isPanelRequested('settings'))
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
        className={toolbarStyles.control}
        aria-expanded={isOpen}
        title={t('title')}
        onClick={() => {
          setOpened(true)
          setOpen(!isOpen)
        }}
      >
        <IconLabel icon="settings" words={t('title')} />
      </button>
      {wasOpened && <SettingsSheet {...props} isOpen={isOpen} onClose={close} />}
    </>
  )
}
