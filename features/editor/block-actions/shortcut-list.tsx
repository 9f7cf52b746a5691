import { useTranslations } from 'next-intl'
import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { areSingleKeysOn, switchSingleKeys } from '@/components/behavior/single-keys'
import { CheckField } from '@/components/form/check-field'
import { ToolButton } from '@/components/ui/tool-button'
import { Tour } from '../tour/tour'
import styles from './block-actions.module.css'

/** All keyboard shortcuts of the editor with their keys. `command` stands for Ctrl or Cmd. */
const shortcuts = [
  ['help', ['?']],
  ['undo', ['command', 'Z']],
  ['redo', ['command', 'shift', 'Z']],
  ['bold', ['command', 'B']],
  ['italic', ['command', 'I']],
  ['link', ['command', 'K']],
  ['textTools', ['alt', 'F10']],
  ['newBlock', ['emptyLine']],
  ['offer', ['slash']],
  ['join', ['backspace']],
  ['walk', ['↑ ↓']],
  ['heading', ['## ']],
  ['quotation', ['> ']],
  ['endText', ['escape']],
  ['up', ['alt', 'shift', '↑']],
  ['down', ['alt', 'shift', '↓']],
  ['more', ['shift', '↑ ↓']],
  ['range', ['shift', 'click']],
  ['oneMore', ['command', 'click']],
  ['all', ['command', 'A']],
  ['copy', ['command', 'C']],
  ['cut', ['command', 'X']],
  ['paste', ['command', 'V']],
  ['drag', ['enter']],
] as const

type ShortcutKey = (typeof shortcuts)[number][1][number]
const namedKeys = ['command', 'shift', 'alt', 'escape', 'enter', 'click', 'emptyLine', 'slash', 'backspace'] as const

/** Lists the keyboard shortcuts, with the switch for single-key shortcuts and the tour. */
export function ShortcutList() {
  const t = useTranslations('editor.shortcuts')
  const tour = useTranslations('editor.tour')
  const [isTouring, setTouring] = useState(false)
  const restartButton = useRef<HTMLButtonElement>(null)
  const [hasSingleKeys, setSingleKeys] = useState(areSingleKeysOn)
  const getKeyName = (key: ShortcutKey) => {
    const namedKey = namedKeys.find((name) => name === key)
    return namedKey ? t(`keys.${namedKey}`) : key
  }
  const closeTour = () => {
    flushSync(() => setTouring(false))
    restartButton.current?.focus()
  }
  // During the tour the panel shows nothing else, so that it stays small and does not cover the
  // subject of the tour.
  if (isTouring) return <Tour takesFocus onLeave={closeTour} />
  return (
    <>
      <ToolButton ref={restartButton} onClick={() => setTouring(true)}>
        {tour('again')}
      </ToolButton>
      <CheckField
        id="single-keys"
        input={{
          checked: hasSingleKeys,
          onChange: ({ currentTarget: { checked } }) => {
            setSingleKeys(checked)
            switchSingleKeys(checked)
          },
        }}
      >
        {t('singleKeys')}
      </CheckField>
      <dl className={styles.keys}>
        {shortcuts.map(([action, keys]) => (
          <div key={action} className={styles.shortcut}>
            <dt>{t(`actions.${action}`)}</dt>
            <dd>
              <kbd>{keys.map(getKeyName).join(' + ')}</kbd>
            </dd>
          </div>
        ))}
      </dl>
    </>
  )
}
