'use client'

import { useTranslations } from 'next-intl'
import { useRef, useState } from 'react'
import { IconLabel } from '@/components/ui/icon-label'
import { onDemand, useOnDemand } from '@/components/ui/on-demand'
import { ToolButton } from '@/components/ui/tool-button'
import { isPanelRequested } from '../toolbar/requested-panel'
import type { SettingsProps } from './settings-sheet'

/** The form of the page's settings. */
export const settingsSheet = onDemand(async () => (await import('./settings-sheet')).SettingsSheet)

/** The button that opens the settings beside the page, which shows their effect. */
export function SettingsTool(props: SettingsProps) {
  const t = useTranslations('editor.settings')
  const button = useRef<HTMLButtonElement>(null)
  const [isOpen, setOpen] = useState(() => isPanelRequested('settings'))
  // The form stays mounted while closed, to keep invalid entries.
  const [wasOpened, setOpened] = useState(isOpen)

  const SettingsSheet = useOnDemand(settingsSheet, isOpen)

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
      {wasOpened && SettingsSheet && <SettingsSheet {...props} isOpen={isOpen} onClose={close} />}
    </>
  )
}
