'use client'

import { useTranslations } from 'next-intl'
import { useRef, useState } from 'react'
import { IconLabel } from '@/components/ui/icon-label'
import { ToolButton } from '@/components/ui/tool-button'
import { isPanelRequested } from '../toolbar/requested-panel'
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
      <ToolButton
        ref={button}
        aria-expanded={isOpen}
        title={t('title')}
        onClick={() => {
          setOpened(true)
          setOpen(!isOpen)
        }}
      >
        <IconLabel icon="settings" label={t('title')} />
      </ToolButton>
      {wasOpened && <SettingsSheet {...props} isOpen={isOpen} onClose={close} />}
    </>
  )
}
