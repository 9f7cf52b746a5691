import { useTranslations } from 'next-intl'
import { useEffect, useRef, useState } from 'react'
import { toInitials } from '@/components/media/initials'
import { BaseButton } from '@/components/ui/base-button'
import type { Locale } from '@/lib/contract/common/locale'
import type { PresentEditor } from '@/lib/contract/pages/presence'
import { useBlockName } from '../block-names/use-block-name'
import type { Editor } from '../core/editor'
import { assignColors } from './person-colors'
import styles from './presence.module.css'

/**
 * Debounce of announcements, in ms. It is longer than a reload, so that reloads are not announced.
 */
const debounceMs = 3000

interface PresentEditorsProps {
  otherEditors: readonly PresentEditor[]
  editor: Editor
  /** The language of the page. */
  locale: Locale
  /** Scrolls to a block of the page. */
  onShow: (key: string) => void
}

/** The initials of the other editors; a click scrolls to the block that an editor has selected. */
export function PresentEditors({ otherEditors, editor, locale, onShow }: PresentEditorsProps) {
  const t = useTranslations('editor.presence')
  const getBlockName = useBlockName(editor)
  const arrivals = useArrivals(otherEditors)
  const colors = assignColors(otherEditors.map(({ user_id }) => user_id))

  const describeLocation = ({ module, locale: editorLocale }: PresentEditor) => {
    if (editorLocale !== locale) return t('otherLanguage')
    const key = module === null ? null : editor.findKey(module)
    return key === null ? t('onPage') : t('inBlock', { block: getBlockName(key) })
  }

  return (
    <>
      {otherEditors.length > 0 && (
        <ul className={styles.list} aria-label={t('title')}>
          {otherEditors.map((otherEditor) => {
            const key = otherEditor.module === null ? null : editor.findKey(otherEditor.module)
            const color = colors.get(otherEditor.user_id)
            const initials = toInitials(otherEditor.name) || '?'
            const label = `${otherEditor.name}, ${describeLocation(otherEditor)}`
            return (
              <li key={otherEditor.user_id}>
                {key === null ? (
                  <span className={styles.person} data-color={color} title={label}>
                    <span aria-hidden="true">{initials}</span>
                    <span className="visually-hidden">{label}</span>
                  </span>
                ) : (
                  <BaseButton
                    className={styles.person}
                    data-color={color}
                    title={label}
                    aria-label={label}
                    onClick={() => onShow(key)}
                  >
                    {initials}
                  </BaseButton>
                )}
              </li>
            )
          })}
        </ul>
      )}
      <p className="visually-hidden" aria-live="polite">
        {arrivals}
      </p>
    </>
  )
}

/** Returns the announcement of editors who joined or left the page. */
function useArrivals(otherEditors: readonly PresentEditor[]): string {
  const t = useTranslations('editor.presence')
  const [text, setText] = useState('')
  const announcedNames = useRef(new Map<number, string>())
  const names = new Map(otherEditors.map(({ user_id, name }) => [user_id, name]))
  const ids = [...names.keys()].toSorted((a, b) => a - b).join(' ')

  // biome-ignore lint/correctness/useExhaustiveDependencies: depends on the ids only
  useEffect(() => {
    const timer = setTimeout(() => {
      const arrivals = [...names].filter(([id]) => !announcedNames.current.has(id)).map(([, name]) => name)
      const departures = [...announcedNames.current].filter(([id]) => !names.has(id)).map(([, name]) => name)
      announcedNames.current = names
      const messages = [
        ...(arrivals.length > 0 ? [t('came', { names: arrivals.join(', '), count: arrivals.length })] : []),
        ...(departures.length > 0 ? [t('left', { names: departures.join(', '), count: departures.length })] : []),
      ]
      if (messages.length > 0) setText(messages.join(' '))
    }, debounceMs)
    return () => clearTimeout(timer)
  }, [ids])

  return text
}
