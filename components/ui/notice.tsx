import { classNames } from '@/lib/class-names'
import { PageLink } from '@/lib/i18n/page-link'
import { BaseButton } from './base-button'
import styles from './notice.module.css'

export interface NoticeContent {
  kind: 'save' | 'error'
  text: string
  /** What leads on from here. */
  link?: { href: string; text: string }
  /** Stays until it is closed. */
  isLasting?: boolean
  /** Tells of what goes on by itself, such as saving. */
  isRoutine?: boolean
}

export interface NoticeProps {
  notice: NoticeContent | null
  /** Takes away a notice that stays until then: one with a link, or a lasting one. */
  close?: { label: string; onClose: () => void }
  className?: string | undefined
}

/** Whether a notice stays until it is closed. */
export function isLasting(notice: NoticeContent): boolean {
  return notice.isLasting ?? notice.link !== undefined
}

/** A live region with the outcome of a change; it is rendered empty first, so that assistive technology announces what comes. */
export function Notice({ notice, close, className }: NoticeProps) {
  return (
    <p className={classNames(styles.notice, className)} role="status" data-kind={notice?.kind}>
      {notice?.text}
      {notice?.link && <PageLink href={notice.link.href}>{notice.link.text}</PageLink>}
      {notice && isLasting(notice) && close && <BaseButton onClick={close.onClose}>{close.label}</BaseButton>}
    </p>
  )
}
