import { useTranslations } from 'next-intl'
import desk from '../desk/desk.module.css'
import { Disclosure } from '../desk/disclosure'
import styles from './arrange.module.css'
import type { Arranging } from './use-arranging'

/** Choosing several blocks and the clipboard, for those without keys. */
export function MoreTools({ arranging }: { arranging: Arranging }) {
  const t = useTranslations('editor.arrange.more')
  const { chosen, clipboard } = arranging
  const isNone = chosen.keys.length === 0
  const onChosen = (act: () => Promise<void>) => () => {
    if (!isNone) void act()
  }
  return (
    <Disclosure>
      <summary className={desk.control}>{t('title')}</summary>
      <div className={`${desk.panel} ${styles.more}`}>
        <button
          type="button"
          className={desk.control}
          aria-pressed={chosen.isAdding}
          onClick={() => chosen.setAdding(!chosen.isAdding)}
        >
          {t('several')}
        </button>
        <button type="button" className={desk.control} onClick={chosen.all}>
          {t('all')}
        </button>
        <button
          type="button"
          className={desk.control}
          aria-disabled={isNone}
          onClick={onChosen(clipboard.copy)}
        >
          {t('copy')}
        </button>
        <button
          type="button"
          className={desk.control}
          aria-disabled={isNone}
          onClick={onChosen(clipboard.cut)}
        >
          {t('cut')}
        </button>
        <button type="button" className={desk.control} onClick={() => void clipboard.paste()}>
          {t('paste')}
        </button>
      </div>
    </Disclosure>
  )
}
