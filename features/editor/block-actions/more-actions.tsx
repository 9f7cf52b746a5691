import { useTranslations } from 'next-intl'
import toolbar from '../toolbar/toolbar.module.css'
import { Disclosure } from '../ui/disclosure'
import styles from './block-actions.module.css'
import type { BlockActions } from './use-block-actions'

/** Choosing several blocks and the clipboard, for those without keys. */
export function MoreActions({ arranging }: { arranging: BlockActions }) {
  const t = useTranslations('editor.arrange.more')
  const { chosen, clipboard } = arranging
  const isNone = chosen.keys.length === 0
  const onChosen = (act: () => Promise<void>) => () => {
    if (!isNone) void act()
  }
  return (
    <Disclosure>
      <summary className={toolbar.control}>{t('title')}</summary>
      <div className={`${toolbar.panel} ${styles.more}`}>
        <button
          type="button"
          className={toolbar.control}
          aria-pressed={chosen.isAdding}
          onClick={() => chosen.setAdding(!chosen.isAdding)}
        >
          {t('several')}
        </button>
        <button type="button" className={toolbar.control} onClick={chosen.all}>
          {t('all')}
        </button>
        <button
          type="button"
          className={toolbar.control}
          aria-disabled={isNone}
          onClick={onChosen(clipboard.copy)}
        >
          {t('copy')}
        </button>
        <button
          type="button"
          className={toolbar.control}
          aria-disabled={isNone}
          onClick={onChosen(clipboard.cut)}
        >
          {t('cut')}
        </button>
        <button type="button" className={toolbar.control} onClick={() => void clipboard.paste()}>
          {t('paste')}
        </button>
      </div>
    </Disclosure>
  )
}
