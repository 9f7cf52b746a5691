import { useLocale, useTranslations } from 'next-intl'
import { type RefObject, useLayoutEffect, useRef } from 'react'
import { createPortal } from 'react-dom'
import { getPageRect } from '@/components/drag/geometry'
import { Icon } from '@/components/ui/icon'
import type { PageRecord } from '@/lib/contract/records/page-record'
import { administeredNames } from '@/lib/contract/records/record'
import { toAdministrationAddress } from '@/lib/i18n/administration-address'
import { PageLink } from '@/lib/i18n/page-link'
import styles from '../page-elements/page-tool.module.css'
import { positionTool } from '../page-elements/position-tool'
import { useRenderOnResize } from '../page-elements/use-render-on-resize'
import { editExitAttributes } from './edit-mode-links'

interface RecordToolProps {
  root: RefObject<HTMLElement | null>
  /** True while a text is edited. The link is then hidden. */
  isWriting: boolean
  id: number
  type: PageRecord['type']
}

/** The link below the head of a record (author, date, place) to its form in the administration. */
export function RecordTool({ root, isWriting, id, type }: RecordToolProps) {
  const t = useTranslations('editor.settings')
  const language = useLocale()
  const link = useRef<HTMLAnchorElement>(null)
  useRenderOnResize(root)
  useLayoutEffect(() => {
    positionTool(link.current, () => getPageRect(root.current?.querySelector('[data-record]') ?? null), isWriting)
  })
  return createPortal(
    <div lang={language} className={styles.layer} {...editExitAttributes}>
      <PageLink
        ref={link}
        href={toAdministrationAddress(language, administeredNames[type], id)}
        className={styles.tool}
        data-below=""
      >
        <Icon name="write" />
        {t('record')}
      </PageLink>
    </div>,
    document.body,
  )
}
