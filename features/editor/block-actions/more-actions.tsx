import { useTranslations } from 'next-intl'
import { ToolButton } from '@/components/ui/tool-button'
import { ToolDisclosure } from '@/components/ui/tool-disclosure'
import toolbar from '../toolbar/toolbar.module.css'
import styles from './block-actions.module.css'
import type { BlockActions } from './use-block-actions'

/** Choosing several blocks and the clipboard, for those without keys. */
export function MoreActions({ blockActions }: { blockActions: BlockActions }) {
  const t = useTranslations('editor.blockActions.more')
  const { selection: chosen, clipboard } = blockActions
  const isNone = chosen.keys.length === 0
  const onChosen = (act: () => Promise<void>) => () => {
    if (!isNone) void act()
  }
  return (
    <ToolDisclosure label={t('title')}>
      <div className={`${toolbar.panel} ${styles.more}`}>
        <ToolButton aria-pressed={chosen.isAdding} onClick={() => chosen.setAdding(!chosen.isAdding)}>
          {t('several')}
        </ToolButton>
        <ToolButton onClick={chosen.all}>{t('all')}</ToolButton>
        <ToolButton isDisabled={isNone} onClick={onChosen(clipboard.copy)}>
          {t('copy')}
        </ToolButton>
        <ToolButton isDisabled={isNone} onClick={onChosen(clipboard.cut)}>
          {t('cut')}
        </ToolButton>
        <ToolButton onClick={() => void clipboard.paste()}>{t('paste')}</ToolButton>
      </div>
    </ToolDisclosure>
  )
}
