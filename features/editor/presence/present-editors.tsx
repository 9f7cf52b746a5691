import { useTranslations } from 'next-intl'
import { BaseButton } from '@/components/ui/base-button'
import type { Locale } from '@/lib/contract/common/locale'
import type { PresentEditor } from '@/lib/contract/pages/presence'
import { useBlockName } from '../block-names/use-block-name'
import type { Editor } from '../core/editor'
import { toInitials } from './initials'
import { assignColors } from './person-colors'
import styles from './presence.module.css'
import { useArrivals } from './use-arrivals'

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
            const label = `${otherEditor.name}, ${describeLocation(otherEditor)}`
            return (
              <li key={otherEditor.user_id}>
                {key === null ? (
                  <span className={styles.person} data-color={color} title={label}>
                    <span aria-hidden="true">{toInitials(otherEditor.name)}</span>
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
                    {toInitials(otherEditor.name)}
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
