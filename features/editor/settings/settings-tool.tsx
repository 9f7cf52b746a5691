'use client'

import { useTranslations } from 'next-intl'
import { useRef, useState } from 'react'
import { type FocusOrigin, returnFocusAfterPointer } from '@/components/behavior/focus-origin'
import { IconLabel } from '@/components/ui/icon-label'
import { createOnDemand, useOnDemand } from '@/components/ui/on-demand'
import { ToolButton } from '@/components/ui/tool-button'
import type { SettingsPart } from './setting-fields'
import type { SettingsProps } from './settings-sheet'

/** The settings sheet, loaded on demand. */
export const settingsSheet = createOnDemand(async () => (await import('./settings-sheet')).SettingsSheet)

interface SettingsToolProps extends SettingsProps {
  /** The open part; null while closed. */
  part: SettingsPart | null
  onPartChange: (part: SettingsPart | null) => void
}

/** The button that opens the settings. The page beside them shows their effect. */
export function SettingsTool({ part, onPartChange, ...props }: SettingsToolProps) {
  const t = useTranslations('editor.settings')
  const button = useRef<HTMLButtonElement>(null)
  const isOpen = part !== null
  // The form stays mounted while closed, to keep invalid entries.
  const [wasOpened, setOpened] = useState(isOpen)
  if (isOpen && !wasOpened) setOpened(true)
  const Sheet = useOnDemand(settingsSheet, isOpen)

  const close = (origin: FocusOrigin | null) => {
    onPartChange(null)
    const isFocusRestored = origin?.restoreFocus() ?? false
    if (!isFocusRestored) button.current?.focus()
  }

  return (
    <>
      <ToolButton
        ref={button}
        aria-expanded={isOpen}
        title={t('title')}
        onClick={({ currentTarget }) => {
          if (!isOpen) return onPartChange('all')
          onPartChange(null)
          returnFocusAfterPointer(currentTarget)
        }}
      >
        <IconLabel icon="settings" label={t('title')} />
      </ToolButton>
      {wasOpened && Sheet && <Sheet {...props} part={part} onClose={close} />}
    </>
  )
}
