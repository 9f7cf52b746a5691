import { useTranslations } from 'next-intl'
import { BaseButton } from '@/components/ui/base-button'
import type { Locale } from '@/lib/contract/common/locale'
import type { PresentEditor } from '@/lib/contract/pages/presence'
import { useBlockName } from '../block-names/use-block-name'
import type { Editor } from '../core/editor'
import { initialsOf } from './initials'
import { personColors } from './person-colors'
import styles from './presence.module.css'
import { useArrivals } from './use-arrivals'

interface PresentEditorsProps {
  others: readonly PresentEditor[]
  editor: Editor
  /** The language of the page. */
  locale: Locale
  /** Scrolls to a block of the page. */
  onShow: (key: string) => void
}

/** The other editors of the page, by initials; a click shows the block that an editor has selected. */
export function PresentEditors({ others, editor, locale, onShow }: PresentEditorsProps) {
  const t = useTranslations('editor.presence')
  const blockName = useBlockName(editor)
  const arrivals = useArrivals(others)
  const colors = personColors(others.map(({ user_id }) => user_id))

  const locationOf = ({ module, locale: other }: PresentEditor) => {
    if (other !== locale) return t('otherLanguage')
    const key = module === null ? null : editor.findKey(module)
    return key === null ? t('onPage') : t('inBlock', { block: blockName(key) })
  }

  return (
    <>
      {others.length > 0 && (
        <ul className={styles.list} aria-label={t('title')}>
          {others.map((other) => {
            const key = other.module === null ? null : editor.findKey(other.module)
            const color = colors.get(other.user_id)
            const label = `${other.name}, ${locationOf(other)}`
            return (
              <li key={other.user_id}>
                {key === null ? (
                  <span className={styles.person} data-color={color} title={label}>
                    <span aria-hidden="true">{initialsOf(other.name)}</span>
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
                    {initialsOf(other.name)}
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
