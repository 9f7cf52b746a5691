import { useLocale, useTranslations } from 'next-intl'
import { BaseButton } from '@/components/ui/base-button'
import type { PresentEditor } from '@/lib/contract/presence'
import { useBlockName } from '../block-names/use-block-name'
import type { Editor } from '../core/editor'
import { initialsOf } from './initials'
import styles from './presence.module.css'
import { useArrivals } from './use-arrivals'

interface PresentEditorsProps {
  others: readonly PresentEditor[]
  editor: Editor
  /** Shows a block of the page. */
  onShow: (key: string) => void
}

/** Who else is on the page, by initials; each leads to the block where she or he is. */
export function PresentEditors({ others, editor, onShow }: PresentEditorsProps) {
  const t = useTranslations('editor.presence')
  const locale = useLocale()
  const blockName = useBlockName(editor)
  const arrivals = useArrivals(others)

  const placeOf = ({ module, locale: other }: PresentEditor) => {
    if (other !== locale) return t('otherLanguage')
    const key = module === null ? null : editor.keyOf(module)
    return key === null ? t('onPage') : t('inBlock', { block: blockName(key) })
  }

  return (
    <>
      {others.length > 0 && (
        <ul className={styles.list} aria-label={t('title')}>
          {others.map((other) => {
            const key = other.module === null ? null : editor.keyOf(other.module)
            const words = `${other.name}, ${placeOf(other)}`
            return (
              <li key={other.user_id}>
                {key === null ? (
                  <span className={styles.person} title={words}>
                    <span aria-hidden="true">{initialsOf(other.name)}</span>
                    <span className="visually-hidden">{words}</span>
                  </span>
                ) : (
                  <BaseButton
                    className={styles.person}
                    title={words}
                    aria-label={words}
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
