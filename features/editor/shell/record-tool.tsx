import { useLocale, useTranslations } from 'next-intl'
import { type RefObject, useLayoutEffect, useRef } from 'react'
import { createPortal } from 'react-dom'
import { getPageRect } from '@/components/drag/geometry'
import { Icon } from '@/components/ui/icon'
import type { PageRecord } from '@/lib/contract/records/page-record'
import { PageLink } from '@/lib/i18n/page-link'
import styles from '../page-elements/page-tool.module.css'
import { placeTool } from '../page-elements/place-tool'
import { useRenderOnResize } from '../page-elements/use-render-on-resize'
import { leavesEditing } from './edit-mode-links'

interface RecordToolProps {
  root: RefObject<HTMLElement | null>
  /** Whether a text is written, for which it makes room. */
  isWriting: boolean
  id: number
  type: PageRecord['type']
}

/** The names of the types in the administration. */
const recordTypes: Readonly<Record<PageRecord['type'], string>> = {
  article: 'articles',
  press_release: 'press-releases',
  event: 'events',
  organization: 'organizations',
}

/** The link below what a record's head says (author, date, place) to where that is entered. */
export function RecordTool({ root, isWriting, id, type }: RecordToolProps) {
  const t = useTranslations('editor.settings')
  const language = useLocale()
  const link = useRef<HTMLAnchorElement>(null)
  useRenderOnResize(root)
  useLayoutEffect(() => {
    placeTool(
      link.current,
      () => getPageRect(root.current?.querySelector('[data-record]') ?? null),
      isWriting,
    )
  })
  return createPortal(
    <div lang={language} className={styles.layer} {...leavesEditing}>
      <PageLink
        ref={link}
        href={`/${language}/admin/${recordTypes[type]}/${id}`}
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
