import { useTranslations } from 'next-intl'
import { type KeyboardEvent, useEffect, useRef } from 'react'
import { type FocusOrigin, recordFocusOrigin } from '@/components/behavior/focus-origin'
import { ToolButton } from '@/components/ui/tool-button'
import type { Editor } from '../core/editor'
import { isHome } from './page-settings'
import { CardPreview, type PreviewProps, SearchPreview } from './previews'
import { SettingField } from './setting-field'
import { type SettingField as Field, groupNames, type SettingsPart, settingGroups, toSettingId } from './setting-fields'
import styles from './settings.module.css'
import { useSettingsForm } from './use-settings-form'

const inputSelector = 'input, textarea, select, button'

export interface SettingsProps extends PreviewProps {
  editor: Editor
}

export interface SettingsSheetProps extends SettingsProps {
  /** The requested part, which gets the focus; null while closed. */
  part: SettingsPart | null
  /** Called with the origin of the focus before the sheet opened. */
  onClose: (origin: FocusOrigin | null) => void
}

/** The form of the page's settings with previews; it saves while typing. */
export function SettingsSheet({ editor, page, locale, site, part, onClose }: SettingsSheetProps) {
  const t = useTranslations('editor.settings')
  const form = useSettingsForm(editor)
  const sheet = useRef<HTMLDivElement>(null)
  const origin = useRef<FocusOrigin | null>(null)

  useEffect(() => {
    const { activeElement } = document
    if (part === null || !sheet.current) {
      origin.current?.discard()
      origin.current = null
      return
    }
    // Another part may be requested while the sheet is open.
    if (!sheet.current.contains(activeElement)) {
      origin.current?.discard()
      origin.current = recordFocusOrigin((element) => sheet.current?.contains(element) ?? false)
    }
    const target = sheet.current?.querySelector<HTMLElement>(`[data-group="${part}"], #${toSettingId(part)}`)
    const firstInput = target?.matches(inputSelector) ? target : target?.querySelector<HTMLElement>(inputSelector)
    const focusTarget = firstInput ?? sheet.current
    focusTarget?.focus()
    target?.scrollIntoView({ block: 'start' })
  }, [part])

  const handleKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.defaultPrevented) return
    event.stopPropagation()
    onClose(origin.current)
  }

  return (
    <div
      ref={sheet}
      role="dialog"
      aria-labelledby="page-settings"
      tabIndex={-1}
      hidden={part === null}
      className={styles.sheet}
      onKeyDown={handleKeyDown}
    >
      <div className={styles.head}>
        <h2 id="page-settings">{t('title')}</h2>
        <ToolButton onClick={() => onClose(origin.current)}>{t('close')}</ToolButton>
      </div>
      {form.refusal && (
        <p role="alert" className={styles.refusal}>
          {form.refusal}
        </p>
      )}
      <form className={styles.form} onSubmit={(event) => event.preventDefault()}>
        {groupNames.map((group) => (
          <fieldset key={group} data-group={group} className={styles.group}>
            <legend>{t(`groups.${group}`)}</legend>
            {settingGroups[group].map((field: Field) =>
              field.name === 'slug' && isHome(page, locale) ? (
                <p key={field.name}>{t('home')}</p>
              ) : (
                <SettingField key={field.name} field={field} form={form} locale={locale} />
              ),
            )}
            {group === 'search' && <SearchPreview page={page} locale={locale} site={site} />}
            {group === 'card' && <CardPreview page={page} locale={locale} site={site} />}
          </fieldset>
        ))}
      </form>
    </div>
  )
}
