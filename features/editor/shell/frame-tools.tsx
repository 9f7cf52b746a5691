import { useLocale, useTranslations } from 'next-intl'
import { type RefObject, useLayoutEffect, useRef } from 'react'
import { createPortal } from 'react-dom'
import { getPageRect, type Rect } from '@/components/drag/geometry'
import { Icon } from '@/components/ui/icon'
import { toAdministrationAddress } from '@/lib/i18n/administration-address'
import { PageLink } from '@/lib/i18n/page-link'
import styles from '../page-elements/page-tool.module.css'
import { positionTool } from '../page-elements/position-tool'
import { useRenderOnResize } from '../page-elements/use-render-on-resize'
import { editExitAttributes } from './edit-mode-links'

interface FrameToolsProps {
  root: RefObject<HTMLElement | null>
  /** True while a text is edited. The links are then hidden. */
  isWriting: boolean
}

/** The links over the site's header and footer to the administration of the navigation. */
export function FrameTools({ root, isWriting }: FrameToolsProps) {
  const t = useTranslations('editor.frame')
  const language = useLocale()
  const menu = useRef<HTMLAnchorElement>(null)
  const footer = useRef<HTMLAnchorElement>(null)
  useRenderOnResize(root)
  useLayoutEffect(() => {
    positionTool(menu.current, () => measureFramePart(document.getElementById('site-header')), isWriting)
    positionTool(
      footer.current,
      () => measureFramePart([...document.querySelectorAll('footer')].at(-1) ?? null),
      isWriting,
    )
  })
  return createPortal(
    <nav aria-label={t('title')} lang={language} className={styles.layer} {...editExitAttributes}>
      <PageLink
        ref={menu}
        href={toAdministrationAddress(language, 'navigation', 1)}
        className={styles.tool}
        data-below=""
      >
        <Icon name="write" />
        {t('menu')}
      </PageLink>
      <PageLink ref={footer} href={toAdministrationAddress(language, 'navigation', 1)} className={styles.tool}>
        <Icon name="write" />
        {t('footer')}
      </PageLink>
    </nav>,
    document.body,
  )
}

/** Measures the rectangle of a part of the site's frame on the page. */
function measureFramePart(part: HTMLElement | null): Rect | null {
  const rect = getPageRect(part)
  if (!part || !rect) return null
  // The header is sticky. Its link is placed where the header is at the top of the page, and
  // scrolls with the page.
  const isSticky = getComputedStyle(part).position === 'sticky'
  const top = isSticky ? (getPageRect(part.previousElementSibling)?.bottom ?? 0) : rect.top
  return { ...rect, top, bottom: top + rect.bottom - rect.top }
}
