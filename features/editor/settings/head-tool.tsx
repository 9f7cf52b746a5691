import { useLocale, useTranslations } from 'next-intl'
import { type RefObject, useLayoutEffect, useRef } from 'react'
import { createPortal } from 'react-dom'
import { getPageRect } from '@/components/drag/geometry'
import { BaseButton } from '@/components/ui/base-button'
import { Icon } from '@/components/ui/icon'
import { settingPrefix } from '../page-elements/block-element'
import styles from '../page-elements/page-tool.module.css'
import { positionTool } from '../page-elements/position-tool'
import { useRenderOnResize } from '../page-elements/use-render-on-resize'

interface HeadToolProps {
  root: RefObject<HTMLElement | null>
  /** True while a text is edited. The button is then hidden. */
  isWriting: boolean
  onOpen: () => void
}

/** The button over the page's head that opens its settings: picture, text, link. */
export function HeadTool({ root, isWriting, onOpen }: HeadToolProps) {
  const t = useTranslations('editor.settings')
  const button = useRef<HTMLButtonElement>(null)
  useRenderOnResize(root)
  useLayoutEffect(() => {
    const findHead = () => root.current?.querySelector(`[data-field^="${settingPrefix}"]`)?.closest('header')
    positionTool(button.current, () => getPageRect(findHead() ?? null), isWriting)
  })
  return createPortal(
    <div lang={useLocale()} className={styles.layer}>
      {/* Not a tab stop, because keyboard users have the button in the toolbar. */}
      <BaseButton ref={button} tabIndex={-1} className={styles.tool} onClick={onOpen}>
        <Icon name="settings" />
        {t('head')}
      </BaseButton>
    </div>,
    document.body,
  )
}
