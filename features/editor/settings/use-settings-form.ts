import { useTranslations } from 'next-intl'
import { useEffect, useRef } from 'react'
import { type FieldErrors, useForm } from 'react-hook-form'
import { type Data, pageKey } from '../core/document'
import type { Editor } from '../core/editor'
import { isSame } from '../core/same'
import { checkSetting } from './check-setting'
import type { SettingName } from './page-settings'

export type SettingValues = Record<SettingName, unknown>
export type SettingsForm = ReturnType<typeof useSettingsForm>

/**
 * The form of the settings in the editor's document. Valid values are written to the document while
 * typing, invalid ones stay in the form with their errors and are kept as unsaved entries. Changes
 * by undo or by another editor update the form.
 */
export function useSettingsForm(editor: Editor) {
  const t = useTranslations('editor.settings.problems')
  const { settings } = editor.document
  const { entries: unsavedEntries } = editor.unsavedWork
  const form = useForm<SettingValues>({
    defaultValues: { ...settings, ...unsavedEntries.getEntries(pageKey) },
    mode: 'onChange',
  })
  const lastSettings = useRef<Data>(settings)

  // The form holds its own values, so changes of the settings must update it. It reads the current
  // settings, because a letter may have been typed since the last rendering.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs only when the settings change.
  useEffect(() => {
    const { settings: currentSettings } = editor.document
    for (const [name, value] of listChangedSettings(lastSettings.current, currentSettings)) {
      const checkResult = checkSetting(name, form.getValues(name))
      if (checkResult.ok && isSame(checkResult.value, value)) continue
      form.setValue(name, value, { shouldValidate: true })
      unsavedEntries.drop(pageKey, [name])
    }
    lastSettings.current = currentSettings
  }, [settings, form])

  // Restored invalid entries show their errors again, once their inputs are connected.
  useEffect(() => {
    const names = Object.keys(unsavedEntries.getEntries(pageKey)) as SettingName[]
    if (names.length > 0) void form.trigger(names)
  }, [form, unsavedEntries])

  /** Writes a changed setting to the document if it is valid. Keeps an invalid one as unsaved. */
  const commit = (name: SettingName) => {
    const input = form.getValues(name)
    const checkResult = checkSetting(name, input)
    if (!checkResult.ok) return unsavedEntries.keep(pageKey, name, input)
    unsavedEntries.drop(pageKey, [name])
    if (isSame(checkResult.value, editor.document.settings[name])) return
    editor.execute({ type: 'change', key: pageKey, fields: { [name]: checkResult.value } })
  }

  /**
   * Connects an input with the form.
   * @param event the event after which the setting is written to the document
   */
  const register = (name: SettingName, event: 'change' | 'blur' = 'change') =>
    form.register(name, {
      validate: (value) => {
        const checkResult = checkSetting(name, value)
        return checkResult.ok || t(checkResult.problem)
      },
      [event === 'change' ? 'onChange' : 'onBlur']: () => commit(name),
    })

  const setAndCommit = (name: SettingName, value: unknown) => {
    form.setValue(name, value)
    commit(name)
  }

  const refusal = editor.refusals.find(({ key }) => key === pageKey)
  const errors: FieldErrors<SettingValues> = form.formState.errors
  const findBackendError = (name: SettingName) => {
    const messages = refusal?.fields[name]
    return Array.isArray(messages) ? messages[0] : undefined
  }
  return {
    register,
    commit,
    setAndCommit,
    /** The current values of the fields, saved or not. */
    values: form.watch(),
    /** The backend's error about the settings as a whole. */
    refusal: refusal?.detail ?? null,
    getError: (name: SettingName): string | undefined => errors[name]?.message ?? findBackendError(name),
  }
}

function listChangedSettings(before: Data, after: Data): [SettingName, unknown][] {
  return (Object.entries(after) as [SettingName, unknown][]).filter(([name, value]) => !isSame(before[name], value))
}
